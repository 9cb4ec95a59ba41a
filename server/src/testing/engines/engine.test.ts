import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { isAlive } from '../../system/is-alive.ts';
import { canRunEngines, canRunMachines, runEngine, startEngine } from './engine.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'engine-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a test where this account may, and says so where it may not. */
const where = (mayRun: () => boolean, name: string, run: () => Promise<void>) =>
  test(name, async ({ skip }) => (mayRun() ? run() : skip('This kernel has no user namespaces.')));

where(
  canRunEngines,
  'a program runs until it is asked to end, and its words are kept',
  async () => {
    const log = path.join(folder, 'asked.log');
    const args = ['-c', 'trap "echo bye; exit 0" TERM; echo up; while :; do sleep 0.05; done'];
    const engine = await startEngine({ file: 'sh', args, log });
    await vi.waitFor(async () => expect(await readFile(log, 'utf8')).toContain('up'), 5_000);
    await engine.stop();
    expect(isAlive(engine.pid)).toBe(false);
    expect(await readFile(log, 'utf8')).toContain('bye');
    // Asked once more, it is gone still.
    await engine.kill();
  },
);

where(
  canRunMachines,
  'what a machine has started ends with it, in sessions of its own too',
  async () => {
    const mark = `4${process.pid}`;
    const args = ['-c', `setsid sleep ${mark} & echo up; wait`];
    const engine = await startEngine({
      file: 'sh',
      args,
      log: path.join(folder, 'machine.log'),
      isMachine: true,
    });
    await vi.waitFor(() => expect(runs(mark)).toBe(true), 5_000);
    await engine.kill();
    await vi.waitFor(() => expect(runs(mark)).toBe(false), 5_000);
  },
);

where(canRunEngines, 'a program that fails says why', async () => {
  const args = ['-c', 'echo the disk is full >&2; exit 3'];
  await expect(runEngine({ file: 'sh', args })).rejects.toThrow('the disk is full');
  expect(await runEngine({ file: 'echo', args: ['done'] })).toBe('done\n');
});

/** Whether any process of this machine sleeps so many seconds. */
function runs(seconds: string): boolean {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .some((pid) => commandOf(pid) === `sleep\0${seconds}\0`);
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    // It ended while the list was read.
    return '';
  }
}
