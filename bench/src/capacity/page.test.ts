import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../../../scripts/lib/run.ts';
import { capacityTable } from './capacity-table.ts';

const page = readFileSync(join(root, 'docs/capacity.md'), 'utf8');

test('the page says of each table of the database where a sharded engine would keep it', () => {
  const created = globSync('server/migrations/*.sql', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^CREATE TABLE (\w+) \(/gm)].map(
      ([, name = '']) => name,
    ),
  );
  expect(created.length).toBeGreaterThan(50);
  expect(created.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('the page shows what the model gives', () => {
  const [, shown = ''] = /<!-- capacity -->\n([\s\S]*)<!-- \/capacity -->/.exec(page) ?? [];
  expect(cells(shown)).toEqual(cells(capacityTable()));
});

function cells(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .filter((line) => !/^[|\s-]+$/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
