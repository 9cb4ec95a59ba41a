import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { askedToStop, Interrupted } from './stop.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Flags that this machine's Node needs to run TypeScript, handed down by scripts/motohaat.mjs. */
export const nodeFlags = (process.env['MOTOHAAT_NODE_FLAGS'] ?? '').split(' ').filter(Boolean);

export type Result = { code: number; output: string };

/**
 * Runs a command of an installed package to its end.
 *
 * @param command its name, as in `node_modules/.bin` of `cwd` or of the root
 * @param options `show`: what it prints goes to the terminal, and is not collected
 * @throws Interrupted when this process was asked to end; the command has been ended too
 */
export function run(
  command: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string | undefined>; show?: boolean } = {},
): Promise<Result> {
  const cwd = options.cwd ?? root;
  const bins = [cwd, root].map((folder) => join(folder, 'node_modules/.bin'));
  const path = [...bins, process.env['PATH']];
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, PATH: path.join(delimiter), ...options.env },
    stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
  const asked = askedToStop();
  const stop = () => child.kill('SIGTERM');
  asked.addEventListener('abort', stop);
  if (asked.aborted) stop();
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      asked.removeEventListener('abort', stop);
      if (asked.aborted) reject(new Interrupted());
      else resolve({ code: code ?? 1, output });
    });
  });
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
