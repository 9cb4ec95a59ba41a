import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { delimiter, join } from 'node:path';

import type { BareKind } from '@motohaat/server/bench';

import { applications } from '../../../scripts/lib/builds.ts';
import { compositionKeyFile } from '../../../scripts/lib/keys.ts';
import { nodeFlags, root } from '../../../scripts/lib/run.ts';
import type { Outcome, Task } from './caller.ts';

/**
 * Which CPUs the parts have: whoever makes the load has the last one for itself; the server and the
 * driver, which take turns, share the others with PostgreSQL.
 */
export const cpus = places();

function places(): { work: string; load: string } | undefined {
  const last = availableParallelism() - 1;
  const isPossible = last > 0 && spawnSync('taskset', ['--version']).status === 0;
  return isPossible ? { work: `0-${last - 1}`, load: String(last) } : undefined;
}

/** Starts a program of this repository as a process of its own. */
export function start(
  script: string,
  place: 'work' | 'load',
  log: string,
  env = {},
  values: readonly string[] = [],
): ChildProcess {
  const flags = [...nodeFlags, ...profiling(script)];
  const program = [process.execPath, ...flags, join(root, script), ...values];
  const [command = '', ...args] = cpus ? ['taskset', '-c', cpus[place], ...program] : program;
  const output = openSync(log, 'a');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  return child;
}

/** `BENCH_PROFILE=folder` writes a CPU profile of the server there. */
function profiling(script: string): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder !== undefined && script.startsWith('server/')
    ? ['--cpu-prof', `--cpu-prof-dir=${folder}`]
    : [];
}

/** Starts a process that makes calls. */
export function startCaller(place: 'work' | 'load', log: string) {
  const child = start('bench/src/api/caller.ts', place, log);
  return {
    child,
    run: (task: Task) =>
      new Promise<Exclude<Outcome, { error: string }>>((resolve, reject) => {
        child.once('message', (outcome: Outcome) =>
          'error' in outcome ? reject(new Error(outcome.error)) : resolve(outcome),
        );
        child.send(task);
      }),
  };
}

/** Starts a server that does nothing but answer with a text of some bytes. */
export async function startBare(kind: BareKind, size: number, port: number, folder: string) {
  const values = [kind, String(size), String(port)];
  const child = start('bench/src/api/bare.ts', 'work', join(folder, 'bare.log'), {}, values);
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', () => reject(new Error(`It did not start: ${folder}/bare.log`)));
  });
  return child;
}

/** What a server is told that does everything that it does in production: it logs, it limits, it is signed. */
export const serverEnvironment = (port: number, databaseUrl: string, folder: string) => ({
  NODE_ENV: 'development',
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  MOTOHAAT_DIR: folder,
  // Limits are kept for each address: that each call names another keeps them at work and quiet.
  TRUST_PROXY: '127.0.0.1',
  COMPOSITION_KEY_FILE: compositionKeyFile,
  PUBLISH_FROM: applications()
    .map((name) => join(root, name, 'dist'))
    .join(delimiter),
});

/** Starts the server, told as `serverEnvironment` says. */
export function startServer(
  port: number,
  databaseUrl: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
) {
  const told = { ...serverEnvironment(port, databaseUrl, folder), ...env };
  return startReady('server/src/main.ts', folder, told);
}

/** Starts a program that says when it is ready, and waits for that. */
export async function startReady(
  script: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
  values: readonly string[] = [],
) {
  mkdirSync(folder, { recursive: true });
  const child = start(script, 'work', join(folder, 'server.log'), env, values);
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message: { ready?: boolean; failed?: string }) => {
      if (message.ready) resolve();
      if (message.failed !== undefined) reject(new Error(message.failed));
    });
    child.once('exit', () => reject(new Error(`The server did not start: ${folder}/server.log`)));
  });
  return child;
}

/** Gives a process that runs already, with its threads, the CPUs of the work. */
export function moveToWork(pid: number): void {
  if (cpus) spawnSync('taskset', ['-a', '-p', '-c', cpus.work, String(pid)]);
}

/** Milliseconds of CPU that a process has taken, all its threads together, user and system. */
export function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const spent = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, each) => sum + each, 0) / 1e6;
}
