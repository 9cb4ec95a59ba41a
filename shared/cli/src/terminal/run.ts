import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

import { askedToStop, Interrupted } from './stop.ts';

export type Result = { code: number; output: string };

export type RunOptions = {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** What it prints goes to the terminal, and is not collected. */
  show?: boolean;
  /** Folders whose installed packages are looked in for the command, besides that of `cwd`. */
  packagesOf?: string[];
};

/**
 * Runs a command of an installed package to its end.
 *
 * @param command its name, as in `node_modules/.bin` of `cwd`
 * @throws Interrupted when this process was asked to end; the command has been ended too
 */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<Result> {
  const { cwd = process.cwd(), packagesOf = [] } = options;
  const bins = [cwd, ...packagesOf].map((folder) => join(folder, 'node_modules/.bin'));
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
