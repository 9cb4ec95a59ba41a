import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { claim } from './lock.ts';
import { ownerOf, startOf } from './owner.mjs';

let folder: string;
const file = () => join(folder, 'run.pid');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motohaat-claim-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder has one owner until it is given back', () => {
  const release = claim(folder);
  expect(ownerOf(file())).toBe(process.pid);
  expect(() => claim(folder)).toThrow(
    `MotoHaat already runs in this folder (process ${process.pid})`,
  );
  release();
  expect(readdirSync(folder)).toEqual([]);
  claim(folder)();
});

test.each([
  ['a process that is gone', `999999999\n1\n`],
  ['another process that has got the number since', `${process.pid}\n1\n`],
  ['an earlier version of MotoHaat', `${process.pid}`],
  ['nobody', ''],
])('the claim of %s is taken over', (_whose, content) => {
  writeFileSync(file(), content);
  expect(ownerOf(file())).toBeUndefined();
  const release = claim(folder);
  expect(readFileSync(file(), 'utf8')).toBe(`${process.pid}\n${startOf(process.pid)}\n`);
  release();
  expect(existsSync(file())).toBe(false);
});
