import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

import { findPostmaster, readPostmaster, removeMisleadingLocks } from './postmaster.ts';

let data: string;
let lock: string;
beforeEach(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'postmaster-'));
  lock = path.join(data, 'postmaster.pid');
});
afterEach(() => rm(data, { recursive: true }));

/** No process has it. */
const gone = 999_999_999;

const leave = (pid: number, state = 'ready   ') =>
  writeFile(lock, [pid, data, 1_700_000_000, 5432, '/sockets', '', '1 2', state].join('\n'));

test.each([
  ['ready   ', true],
  ['starting', false],
])('of a server that is “%s” its place is read', async (state, isReady) => {
  await leave(17, state);
  const place = { pid: 17, dataDirectory: data, port: 5432, socketDirectory: '/sockets' };
  expect(await readPostmaster(data)).toEqual({ ...place, isReady });
});

test.each([
  ['nothing', ''],
  ['no directory yet', '17\n'],
  ['no number', '\n/data\n'],
])('a lock that says %s is that of no server', async (_what, text) => {
  await writeFile(lock, text);
  expect(await readPostmaster(data)).toBeUndefined();
});

test('a server that has only begun to say where it is has no socket yet', async () => {
  await writeFile(lock, `17\n${data}\n`);
  expect(await readPostmaster(data)).toMatchObject({ socketDirectory: '', isReady: false });
});

/** Something that was started with words, as a server is. */
async function begun(...words: string[]): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()', '--', ...words]);
  onTestFinished(() => void child.kill());
  await once(child, 'spawn');
  return child.pid!;
}

test.each<[string, () => Promise<number>, isFound: boolean, stays: boolean]>([
  ['the server of these data', () => begun('-D', data, '-c'), true, true],
  ['another program, which would be taken for it', () => begun('-D', '/others'), false, false],
  ['nobody any more, which PostgreSQL sees by itself', async () => gone, false, true],
])('a lock with the number of %s', async (_whose, start, isFound, stays) => {
  const pid = await start();
  await leave(pid);
  expect((await findPostmaster(data))?.pid).toBe(isFound ? pid : undefined);
  await removeMisleadingLocks(data, path.join(data, 'none.lock'));
  expect(existsSync(lock)).toBe(stays);
});
