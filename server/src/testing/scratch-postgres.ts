import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

import { readPostmaster } from '../embedded-postgres/postmaster.ts';
import {
  type EmbeddedOptions,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../embedded-postgres/start.ts';
import { isAlive } from '../system/is-alive.ts';

const holder = fileURLToPath(new URL('./hold-postgres.ts', import.meta.url));

/** A folder for each test, and what it starts there; all is ended and removed after the test. */
class ScratchPostgres {
  /** The test's own folder. */
  folder = '';
  /** Where its database lies: a prepared one, unless the test sets another path. */
  dir = '';
  readonly #started: Promise<EmbeddedPostgres>[] = [];
  readonly #held: ChildProcess[] = [];

  /** Starts one in this process. */
  async start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedPostgres> {
    const postgres = startEmbeddedPostgres({ dir: this.dir, log: () => {}, ...options });
    this.#started.push(postgres);
    return postgres;
  }

  /** Starts one in a process of its own. */
  async hold(): Promise<{ child: ChildProcess; attached: boolean }> {
    const child = fork(holder, [this.dir], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#held.push(child);
    const failed = once(child, 'exit').then(() => {
      throw new Error('the process ended before it had a database');
    });
    const [answer] = (await Promise.race([once(child, 'message'), failed])) as [
      { attached: boolean },
    ];
    return { child, attached: answer.attached };
  }

  /** The process number in the data directory; 0 if there is none. */
  async serverPid(): Promise<number> {
    return (await readPostmaster(path.join(this.dir, 'data')))?.pid ?? 0;
  }

  async open(prepared: string): Promise<void> {
    this.folder = await mkdtemp(path.join(os.tmpdir(), 'embedded-'));
    await chmod(this.folder, 0o755);
    this.dir = path.join(this.folder, 'postgres');
    spawnSync('cp', ['-a', prepared, this.dir]);
  }

  async close(): Promise<void> {
    for (const child of this.#held.splice(0)) child.kill('SIGKILL');
    for (const outcome of await Promise.allSettled(this.#started.splice(0))) {
      if (outcome.status === 'fulfilled') await outcome.value.stop();
    }
    await vi.waitFor(async () => expect(await this.serverPid()).toSatisfy(isGone), 5_000);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Gives each test of the file a prepared database; copying one is faster than preparing it. */
export function scratchPostgres(): ScratchPostgres {
  const scratch = new ScratchPostgres();
  let prepared: string;
  beforeAll(async () => {
    prepared = await mkdtemp(path.join(os.tmpdir(), 'prepared-'));
    const postgres = await startEmbeddedPostgres({ dir: prepared, log: () => {} });
    await postgres.stop();
  });
  afterAll(() => rm(prepared, { recursive: true }));
  beforeEach(() => scratch.open(prepared));
  afterEach(() => scratch.close());
  return scratch;
}

/** Makes one query over a connection of its own. */
export async function query(postgres: EmbeddedPostgres, text: string): Promise<unknown[]> {
  const client = new Client(postgres.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Whether no process has this number. */
export function isGone(pid: number): boolean {
  return pid === 0 || !isAlive(pid);
}
