import { setTimeout as sleep } from 'node:timers/promises';

import { reasonOf } from '../system/thrown.ts';
import type { EmbeddedConnection } from './session.ts';
import { type EmbeddedOptions, type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

/** An embedded PostgreSQL that is started again when it ends by itself. */
export type KeptPostgres = {
  connection: EmbeddedConnection;
  /** Resolves when it could not be started again so often that nothing more is tried. */
  lost: Promise<void>;
  stop: () => Promise<void>;
};

/** Milliseconds before each try to start it again. After the last, about two minutes in all, nothing more is tried. */
const pauses = [0, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000];

/** Milliseconds after which one that was started counts as well, so that its end is the first again. */
const proof = 60_000;

const never = new Promise<never>(() => {});

type Options = EmbeddedOptions & {
  /** Told where it is after it was started again: a socket in the temporary folder has another path. */
  onMoved: (connection: EmbeddedConnection) => void;
  /** For tests: another way to start, and other times. */
  start?: (options: EmbeddedOptions) => Promise<EmbeddedPostgres>;
  times?: { pauses: readonly number[]; proof: number };
};

/**
 * Starts the embedded PostgreSQL and keeps it running: whenever it ends although nobody asked it to,
 * killed, out of memory, its disk full, it is started again, later each time. Queries fail meanwhile.
 *
 * @throws DatabaseStartError when it does not start for the first time
 */
export async function keepEmbeddedPostgres(options: Options): Promise<KeptPostgres> {
  const { log, onMoved, start = startEmbeddedPostgres, times = { pauses, proof } } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await start(options);
  const { connection } = current;
  /** Resolves with the one that was started, or with nothing when there were too many tries. */
  let restart: Promise<EmbeddedPostgres | undefined> | undefined;
  let tries = 0;

  async function startAgain(): Promise<EmbeddedPostgres | undefined> {
    while (tries < times.pauses.length) {
      const pause = times.pauses[tries] ?? 0;
      tries += 1;
      await sleep(pause, undefined, { signal });
      try {
        return await start(options);
      } catch (error) {
        log(`The database did not start again: ${reasonOf(error)}`);
      }
    }
    return undefined;
  }

  async function keep(): Promise<void> {
    for (;;) {
      const started = performance.now();
      await current.lost;
      if (signal.aborted) return never;
      if (performance.now() - started > times.proof) tries = 0;
      log('The database ended by itself. Starting it again');
      restart = startAgain();
      const next = await restart;
      if (!next) return;
      current = next;
      onMoved(current.connection);
      log('The database runs again');
    }
  }

  return {
    connection,
    // A pause that is cut short is the end that was asked for.
    lost: keep().catch(() => never),
    stop: async () => {
      stopping.abort();
      const next = await restart?.catch(() => undefined);
      await (next ?? current).stop();
    },
  };
}
