import type { PoolClient } from 'pg';

import { reasonOf } from '../system/thrown.ts';
import type { Connections, PoolState } from './connections.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { Freshness, readPosition } from './freshness.ts';
import { places } from './place.ts';
import type { Probe } from './probe.ts';

/** ms between two looks at the replica, and by which what is read there may be behind. */
const lookEvery = 500;
const mostBehind = 2_000;

const clusterOf = `SELECT system_identifier::text AS cluster FROM pg_control_system()`;
const primaryAt = `SELECT pg_current_wal_lsn()::text AS position`;
const replicaAt = `
  SELECT CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text END AS position`;

type Beginning = {
  primary: Pick<Probe, 'ask'>;
  /** Told, in a sentence, when reads begin to go to the replica, and when they no longer do. */
  log: (message: string) => void;
};

/**
 * One read replica, which is asked while it is sure to be at most two seconds behind, as looked at twice a
 * second. One that is lost, late, or no replica any longer is not asked, and is again when it is back.
 */
export class Replica {
  readonly #open: () => Promise<Connections>;
  readonly #freshness = new Freshness();
  #timer: NodeJS.Timeout | undefined;
  #connections: Connections | undefined;
  #looking: Promise<void> | undefined;
  /** Unknown until it was asked, could not be, or has had the time to come near. */
  #isAsked: boolean | undefined;
  #begunAt = 0;
  #version: string | undefined;

  /** @param open opens the connections to it; fails while it cannot be reached */
  constructor(open: () => Promise<Connections>) {
    this.#open = open;
  }

  /** Looks after it from now on: once the schema is there. Until the first look only the primary is read. */
  begin(beginning: Beginning): void {
    const look = () => {
      this.#looking ??= this.#look(beginning).finally(() => {
        this.#looking = undefined;
      });
    };
    this.#begunAt = performance.now();
    this.#timer ??= setInterval(look, lookEvery).unref();
    look();
  }

  /** Whether it is asked now. */
  isFresh(): boolean {
    return this.#connections !== undefined && this.#freshness.age(performance.now()) <= mostBehind;
  }

  /** Whether it has at least what public data were in this version, by the last version read there. */
  has(version: string): boolean {
    return this.#version === version && this.isFresh();
  }

  /**
   * Reads the version of public data by `read`, and remembers that it was read here.
   *
   * @returns nothing where it cannot be read here
   */
  async versionBy(read: () => Promise<string>): Promise<string | undefined> {
    if (!this.isFresh()) return undefined;
    try {
      this.#version = await read();
      return this.#version;
    } catch {
      // The next look says what is wrong; whoever asks reads on the primary.
      this.#forget();
      return undefined;
    }
  }

  /** Asks it over a connection apart from the pool. @throws pg's errors */
  async ask(text: string, name?: string): Promise<Record<string, unknown>[]> {
    if (!this.#connections) throw new DatabaseUnavailableError('The replica cannot be reached.');
    return this.#connections.probe.ask(text, name);
  }

  /** A connection to it, where what is done now may read here; nothing where the primary is to be asked. */
  async checkOut(): Promise<PoolClient | undefined> {
    const place = places.getStore();
    if (!place?.isReplica) return undefined;
    if (this.isFresh()) {
      try {
        return await this.#connections?.checkOut();
      } catch (error) {
        // One that is busy is not lost: those who write need not wait for those who look.
        if (!(error instanceof DatabaseUnavailableError && error.cause)) throw error;
        this.#forget();
      }
    }
    place.isReplica = false;
    return undefined;
  }

  /** How its pool does; nothing before it was reached. */
  poolState(): PoolState | undefined {
    return this.#connections?.poolState();
  }

  /** Seconds by which it may be behind; infinite while it cannot be asked. */
  secondsBehind(): number {
    return this.#freshness.age(performance.now()) / 1000;
  }

  /** Milliseconds that queries waited for a connection to it; see `Database`. */
  takePoolWait(): number {
    return this.#connections?.waits.take() ?? 0;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#connections?.probe.close();
    await this.#connections?.pool.end();
  }

  async #look({ primary, log }: Beginning): Promise<void> {
    let failure: string | undefined;
    try {
      const at = performance.now();
      this.#freshness.primaryAt(at, readPosition(await positionOf(primary, primaryAt)));
      const { probe } = (this.#connections ??= await this.#openCopyOf(primary));
      this.#freshness.replicaAt(readPosition(await positionOf(probe, replicaAt)));
    } catch (error) {
      this.#forget();
      failure = reasonOf(error);
    }
    const isAsked = this.isFresh();
    const isEarly = failure === undefined && performance.now() - this.#begunAt <= mostBehind;
    if (isAsked === this.#isAsked || (!isAsked && this.#isAsked === undefined && isEarly)) return;
    this.#isAsked = isAsked;
    log(
      isAsked
        ? 'Lists, search and pages are read from the replica.'
        : `The replica is not read, the primary is: ${failure ?? 'it is more than two seconds behind'}.`,
    );
  }

  async #openCopyOf(primary: Pick<Probe, 'ask'>): Promise<Connections> {
    const connections = await this.#open();
    const [[own], [other]] = await Promise.all([
      connections.probe.ask(clusterOf),
      primary.ask(clusterOf),
    ]);
    if (own?.['cluster'] === other?.['cluster']) return connections;
    await connections.probe.close();
    throw new Error('it is no copy of the database that DATABASE_URL names');
  }

  #forget(): void {
    this.#freshness.forget();
    this.#version = undefined;
  }
}

async function positionOf(probe: Pick<Probe, 'ask'>, text: string): Promise<string> {
  const [row] = await probe.ask(text);
  const position = row?.['position'];
  if (typeof position !== 'string') throw new Error('it is no replica');
  return position;
}
