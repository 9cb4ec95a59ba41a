import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';

import type { Place } from './place.ts';
import { makeSocketDirectory, removeSocketDirectory } from './socket.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sockets-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A folder of a database. */
async function placeIn(base: string): Promise<Place> {
  const data = path.join(base, 'data');
  await mkdir(data, { recursive: true });
  return { base, data, runAs: { kind: 'self' } } as Place;
}

/** One that MotoHaat made in the temporary folder. */
async function temporary(): Promise<string> {
  const made = await mkdtemp(path.join(os.tmpdir(), 'motohaat-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** Letters of a unix socket's path, at most. */
const longest = process.platform === 'linux' ? 107 : 103;

test.each([
  [longest, true],
  [longest + 1, false],
])('a socket whose path has %i letters lies in the database’s folder: %s', async (length, fits) => {
  const rest = length - `${folder}//socket/.s.PGSQL.5432`.length;
  const place = await placeIn(path.join(folder, 'x'.repeat(rest)));
  const made = await makeSocketDirectory(place);
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  expect(made === path.join(place.base, 'socket')).toBe(fits);
  expect(existsSync(made)).toBe(true);
  // Another start finds it there.
  if (fits) expect(await makeSocketDirectory(place)).toBe(made);
});

test.each([
  ['that was killed is removed', 999_999_999, false],
  ['that lives stays', process.pid, true],
])('the directory of a server %s', async (_what, pid, stays) => {
  const place = await placeIn(folder);
  const previous = await temporary();
  const told = [pid, place.data, 1, 5432, previous].join('\n');
  await writeFile(path.join(place.data, 'postmaster.pid'), told);
  await makeSocketDirectory(place);
  expect(existsSync(previous)).toBe(stays);
});

test('a directory is removed once nobody uses it, and one of its own with all that is in it', async () => {
  const [own, inside] = [await temporary(), path.join(folder, 'socket')];
  await mkdir(inside);
  for (const directory of [own, inside]) {
    await writeFile(path.join(directory, 'in-use'), '');
    await removeSocketDirectory(directory);
  }
  expect([existsSync(own), existsSync(inside)]).toEqual([false, true]);
  await rm(path.join(inside, 'in-use'));
  await removeSocketDirectory(inside);
  await removeSocketDirectory(inside);
  expect(existsSync(inside)).toBe(false);
});

test('what cannot be removed for another reason is an error', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(removeSocketDirectory(file)).rejects.toThrow('ENOTDIR');
});
