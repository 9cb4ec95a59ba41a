import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Seconds, as the table of docs/operations.md says them. */
const said: Readonly<Record<string, number>> = {
  '5 s': 5,
  '10 s': 10,
  '15 s': 15,
  '1 min': 60,
  '5 min': 300,
  '10 min': 600,
  '1 h': 3_600,
  '1 day': 86_400,
};

const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
const documented = rows.flatMap(([, jobs = '', often = '']) => {
  const every = said[often];
  if (every === undefined) return [];
  return [...jobs.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `${name}, every ${every} s`);
});

const sources = globSync('*.ts', { cwd: import.meta.dirname })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
const jobs = sources.flatMap((text) => {
  const [, name] = /\bname: '([a-z-]+)'/.exec(text) ?? [];
  const [, every] = /\bevery: ([\d_]+)/.exec(text) ?? [];
  return name === undefined ? [] : [`${name}, every ${every?.replaceAll('_', '')} s`];
});

test('the page on operations names each job and how often it runs, by which those who watch are woken', () => {
  expect(jobs.length).toBeGreaterThan(20);
  expect(documented.toSorted()).toEqual(jobs.toSorted());
});
