import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

import { Redis } from 'ioredis';

import type { StoreTimes } from '../shared-store/shared-store.ts';
import { findProgram, type Missing, type Program } from './debian-packages.ts';

/** A Redis of a test's own, which can be stopped and started again at its address. */
export type TestRedis = {
  url: string;
  /** Asks it something. */
  client: Redis;
  start: () => Promise<void>;
  /** Ends it without a word, as a crash does. */
  kill: () => Promise<void>;
  /** Makes it silent, with its connections open. */
  pause: () => void;
  resume: () => void;
  stop: () => Promise<void>;
};

/** On a machine that tests keep busy an answer may be late that would not be elsewhere. */
export const patientTimes: StoreTimes = { commandTimeout: 5_000, socketTimeout: 10_000 };

/** Starts a Redis that keeps nothing on disk; of this machine, or of Debian. */
export async function startTestRedis(): Promise<TestRedis | Missing> {
  const program = await findProgram('redis-server');
  if ('missing' in program) return program;
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  // On a busy machine the program may take seconds until it listens.
  const client = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: () => 20,
  });
  client.on('error', () => {});
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    child = undefined;
  };
  const start = async () => {
    child = spawnRedis(program, port);
    await client.ping();
  };
  await start();
  return {
    url,
    client,
    start,
    kill,
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    stop: async () => {
      client.disconnect();
      await kill();
    },
  };
}

function spawnRedis(program: Program, port: number): ChildProcess {
  const settings = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no' };
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return spawn(program.path, words, { env: { ...process.env, ...program.env }, stdio: 'ignore' });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
