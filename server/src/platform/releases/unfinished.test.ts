import { mkdir, readdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { temporaryFolder } from '../testing/folders.ts';
import { newWorkName, removeLeftovers } from './unfinished.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

/** What is left of pieces of work that were last written to so many ms ago. */
async function left(pieces: Record<string, number>): Promise<string[]> {
  const folder = await temporaryFolder();
  for (const [name, age] of Object.entries(pieces)) {
    await mkdir(path.join(folder, name));
    await utimes(path.join(folder, name), now, new Date(now.getTime() - age));
  }
  const removed = await removeLeftovers(folder, now);
  const names = await readdir(folder);
  expect(removed).toBe(Object.keys(pieces).length - names.length);
  return names;
}

test('work of another machine counts as broken off after more than an hour', async () => {
  const [an, over] = ['another~1~a', 'another~1~b'];
  expect(await left({ [an]: 3_600_000, [over]: 3_600_001 })).toEqual([an]);
});

test('work that bears the id of this process is of one before it, where it is older than this one', async () => {
  vi.spyOn(process, 'uptime').mockReturnValue(60);
  onTestFinished(() => void vi.restoreAllMocks());
  const [own, former] = [newWorkName(), newWorkName()];
  expect(await left({ [own]: 60_000, [former]: 60_001 })).toEqual([own]);
});

test('what goes while it is looked at is nobody’s to remove, and a place that is no folder is an error', async () => {
  const folder = await temporaryFolder();
  await symlink(path.join(folder, 'gone'), path.join(folder, 'another~1~a'));
  expect(await removeLeftovers(folder, now)).toBe(0);
  expect(await removeLeftovers(path.join(folder, 'none'), now)).toBe(0);
  await writeFile(path.join(folder, 'file'), '');
  await expect(removeLeftovers(path.join(folder, 'file'), now)).rejects.toThrow('ENOTDIR');
});
