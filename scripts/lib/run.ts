import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { type Result, run as runCommand, type RunOptions } from '@motohaat/cli/terminal/run';

export type { Result };

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Flags that this machine's Node needs to run TypeScript, handed down by scripts/motohaat.mjs. */
export const nodeFlags = (process.env['MOTOHAAT_NODE_FLAGS'] ?? '').split(' ').filter(Boolean);

/**
 * Runs a command of an installed package to its end, by default at the root.
 *
 * @throws Interrupted when this process was asked to end; the command has been ended too
 */
export function run(
  command: string,
  args: string[],
  { cwd = root, ...options }: Omit<RunOptions, 'packagesOf'> = {},
): Promise<Result> {
  return runCommand(command, args, { ...options, cwd, packagesOf: [root] });
}

/**
 * Ends a child that this process started: asks first, and insists after a while.
 *
 * @param patience ms until the child is killed
 */
export function end(child: ChildProcess, patience = 10_000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
