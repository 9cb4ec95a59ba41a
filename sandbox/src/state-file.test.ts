import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { StateFile } from './state-file.ts';

let dir: string;
let messages: string[];
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'motohaat-state-'));
  messages = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

function open(): Promise<StateFile<number[]>> {
  return StateFile.open({
    file: path.join(dir, 'deep', 'state.json'),
    parse: (value) => (Array.isArray(value) ? value : undefined),
    initial: () => [],
    log: (message) => messages.push(message),
  });
}

it('keeps many changes, in order, and leaves no drafts behind', async () => {
  const state = await open();
  for (let change = 0; change < 50; change += 1) {
    state.value.push(change);
    state.changed();
    if (change % 10 === 0) void state.flush();
  }
  await state.flush();
  expect((await open()).value).toHaveLength(50);
  expect(await readdir(path.join(dir, 'deep'))).toEqual(['state.json']);
});

it('says that it could not write, and writes at the next chance', async () => {
  const state = await open();
  const blocked = path.join(dir, 'deep', `state.json.${process.pid}.tmp`);
  await mkdir(blocked);
  state.value.push(1);
  await expect(async () => {
    state.changed();
    await state.flush();
  }).rejects.toThrow();
  state.changed();
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await rm(blocked, { recursive: true });
  await state.flush();
  expect(await readFile(path.join(dir, 'deep', 'state.json'), 'utf8')).toBe('[1]');
});

it('closes a file that others could read', async () => {
  await open();
  await chmod(path.join(dir, 'deep', 'state.json'), 0o644);
  await open();
  const { mode } = await stat(path.join(dir, 'deep', 'state.json'));
  expect(mode & 0o777).toBe(0o600);
});
