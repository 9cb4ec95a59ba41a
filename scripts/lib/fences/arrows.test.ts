import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../run.ts';
import { arrows, type Kind, rowOf } from './arrows.ts';
import { doors } from './doors.ts';

const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

test('the architecture page quotes the table of arrows, no more and no less', () => {
  expect(tableAfter('| part')).toEqual(
    (Object.keys(arrows) as Kind[]).map((kind) => {
      const { may, tests = [], config = [], byPath = [], instead } = rowOf(kind);
      const more = [
        ...tests.map((each) => `${each} (tests)`),
        ...config.map((each) => `${each} (its build)`),
        ...byPath.map((each) => `${each} (by path)`),
      ];
      return [kind, [...may, ...more].join(', ') || 'nothing', instead];
    }),
  );
});

test('the architecture page quotes the doors to vendors', () => {
  expect(tableAfter('| packages')).toEqual(
    doors.map(({ packages, open }) => [packages.join(', '), open.join(', ')]),
  );
});

test('every door is there', () => {
  const missing = doors
    .flatMap(({ open }) => open)
    .filter((place) => globSync(place, { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

/** The cells below the head of a table, without the marks of code. */
function tableAfter(head: string): string[][] {
  const [, ...lines] = text.slice(text.indexOf(head)).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(1, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim()),
  );
}
