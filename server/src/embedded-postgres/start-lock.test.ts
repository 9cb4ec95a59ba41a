import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { DatabaseStartError } from '../database/errors.ts';
import { identityOf } from './process.ts';
import { withStartLock } from './start-lock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'start-lock-'));
  lock = path.join(folder, 'start.lock');
});
afterEach(() => rm(folder, { recursive: true }));

/** What a start under way leaves. */
const held = (pid = process.pid, identity = identityOf(pid)) =>
  writeFile(lock, `${pid}\n${identity}\ntoken\n`);

test.each([
  ['nobody', async () => {}],
  ['a process that has gone', () => held(999_999_999, '12345')],
  ['a process that has gone and told nothing of itself', () => held(999_999_999)],
])('of many starts at once, over the lock of %s, one works at a time', async (_who, leave) => {
  await leave();
  let [working, most, done] = [0, 0, 0];
  const start = () =>
    withStartLock(folder, async () => {
      working += 1;
      most = Math.max(most, working);
      await sleep(5);
      working -= 1;
      done += 1;
    });
  await Promise.all(Array.from({ length: 8 }, start));
  expect({ most, done }).toEqual({ most: 1, done: 8 });
  expect(await readdir(folder)).toEqual([]);
});

test('a start that fails lets the next one begin', async () => {
  const failing = withStartLock(folder, () => Promise.reject(new Error('no room')));
  await expect(failing).rejects.toThrow('no room');
  expect(await withStartLock(folder, async () => 'begun')).toBe('begun');
});

test('the lock of a process that lives is waited for, and then left to it with a sentence', async () => {
  await held();
  const content = await readFile(lock, 'utf8');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const work = vi.fn<() => Promise<void>>();
    const start = withStartLock(folder, work);
    const refusal = expect(start).rejects.toThrow(DatabaseStartError);
    vi.setSystemTime(Date.now() + 119_000);
    await sleep(100);
    expect(await readdir(folder)).toHaveLength(2);
    vi.setSystemTime(Date.now() + 2_000);
    await refusal;
    expect(work).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
  expect(await readFile(lock, 'utf8')).toBe(content);
  expect(await readdir(folder)).toEqual(['start.lock']);
});

test('a folder that cannot have a lock is told as it is, and nothing is begun', async () => {
  const work = vi.fn<() => Promise<void>>();
  await expect(withStartLock(path.join(folder, 'none'), work)).rejects.toMatchObject({
    code: 'ENOENT',
  });
  expect(work).not.toHaveBeenCalled();
});
