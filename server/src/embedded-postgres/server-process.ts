import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { Socket } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Place } from './place.ts';
import { commandAs } from './run-as.ts';
import { socketPort } from './socket.ts';

// The server lives as long as this pipe: the guard ends it (SIGINT: "fast shutdown") when the pipe
// closes, on stop() as well as when this process dies in whatever way. It all runs in a session of
// its own, so that Ctrl-C reaches this process alone and the server ends after its last client.
const guard = `
exec 3<&0
"$@" </dev/null >&2 3<&- &
server=$!
echo $server
{ read -r _; kill -INT $server; } <&3 >/dev/null 2>&1 &
exec 3<&- </dev/null >/dev/null
wait $server
`;

const defaults = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Nor the values of a row that is refused: they are people's addresses and numbers.
  log_error_verbosity: 'terse',
  // Its compilation costs more than the short statements of a web site gain.
  jit: 'off',
};

const stopLimit = 10_000;
const logLimit = 5_000_000;

/** A PostgreSQL that this process started. */
export interface ServerProcess {
  /** The postmaster's process number. */
  pid: number;
  /** Ends with the server. */
  exited: Promise<void>;
  hasExited(): boolean;
  /** What it wrote into its log since it was started, at most the last 4,000 characters. */
  readLog(): Promise<string>;
  /** Fast shutdown: sessions are ended, what was committed is kept. Resolves when it is gone. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL; it is not ready yet when this returns. */
export async function spawnServer(
  place: Place,
  socketDirectory: string,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const parameters = Object.entries({ ...defaults, ...settings });
  const command = commandAs(place.runAs, place.binaries.postgres, [
    '-D',
    place.data,
    '-k',
    socketDirectory,
    '-p',
    String(socketPort),
    ...parameters.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = await openLog(place);
  try {
    const { size: start } = await log.stat();
    const child = spawn('/bin/sh', ['-c', guard, 'postgres', command.file, ...command.args], {
      ...command.options,
      detached: true,
      stdio: ['pipe', 'pipe', log.fd],
      // The types of spawn() know no file among the three.
    }) as Guard;
    const exited = new Promise<void>((resolve) => {
      child.once('exit', resolve);
      child.once('error', () => resolve());
    });
    const pid = await readPid(child);
    detach(child);
    return {
      pid,
      exited,
      hasExited: () => child.exitCode !== null || child.signalCode !== null,
      readLog: () => readTail(place, start),
      stop: () => stop(child, exited, pid),
    };
  } finally {
    await log.close();
  }
}

type Guard = ChildProcessByStdio<Writable, Readable, null>;

/** The guard's only line; 0 if it could not be started. */
async function readPid(child: Guard): Promise<number> {
  for await (const line of createInterface(child.stdout)) return Number(line);
  return 0;
}

/** The server must not keep a program alive that has nothing else to do. */
function detach(child: Guard): void {
  child.unref();
  child.stdout.destroy();
  if (child.stdin instanceof Socket) child.stdin.unref();
  child.stdin.on('error', () => {
    // The server ended by itself; `exited` tells.
  });
}

async function stop(child: Guard, exited: Promise<void>, pid: number): Promise<void> {
  child.ref();
  child.stdin.end();
  if (await endsWithin(stopLimit, exited)) return;
  // Immediate shutdown; the next start recovers.
  process.kill(pid, 'SIGQUIT');
  if (await endsWithin(stopLimit, exited)) return;
  process.kill(pid, 'SIGKILL');
  await exited;
}

async function endsWithin(milliseconds: number, exited: Promise<void>): Promise<boolean> {
  const timer = new AbortController();
  const elapsed = sleep(milliseconds, false, { signal: timer.signal }).catch(() => true);
  const hasEnded = await Promise.race([exited.then(() => true), elapsed]);
  timer.abort();
  return hasEnded;
}

function logFile(place: Place): string {
  return path.join(place.base, 'postgres.log');
}

async function openLog(place: Place): Promise<FileHandle> {
  const log = await open(logFile(place), 'a', 0o600);
  if ((await log.stat()).size > logLimit) await log.truncate();
  return log;
}

async function readTail(place: Place, start: number): Promise<string> {
  const log = await open(logFile(place), 'r');
  try {
    const { size } = await log.stat();
    const from = Math.max(start, size - 4_000);
    const { buffer, bytesRead } = await log.read({
      buffer: Buffer.alloc(Math.max(0, size - from)),
      position: from,
    });
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await log.close();
  }
}
