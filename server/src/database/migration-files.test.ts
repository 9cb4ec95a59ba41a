import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { readMigrations } from './migration-files.ts';

test.each([
  ['0017_old.sql', 'CREATE TABLE one (id integer);', false],
  ['0018_first.sql', 'CREATE TABLE one (id integer);', true],
  ['0018_away.sql', '-- contracts: unused since 0.2.0\nDROP TABLE one;', false],
  ['0018_said.sql', 'SELECT 1;\n-- contracts: said too late\n', true],
])('what %s does is known to add alone, or may take away: %#', async (name, text, expands) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'README.md'), 'No migration.');
  expect(await readMigrations(folder)).toMatchObject([{ name, text, expands }]);
});
