import { Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';

import { type ConnectionOptions, openConnections, type PoolState } from './connections.ts';
import { PoolWaits } from './pool-waits.ts';
import type { Probe } from './probe.ts';
import type { Replica } from './replica.ts';
import type { Schema } from './schema.ts';

/** How a database is opened. */
export type DatabaseOptions = ConnectionOptions & {
  /** Read instead of it, where the place of what is done allows that (`places`). */
  replica?: Replica | undefined;
};

/** Where queries can be made: the database, or a transaction in it. What a repository takes. */
export type Queryable = Kysely<Schema>;

/** The database and its pool of connections. */
export interface Database extends Kysely<Schema> {
  /** A connection apart from the pool. */
  probe: Pick<Probe, 'ask'>;
  /** Where lists, search and pages may be read for visitors instead. */
  replica?: Replica | undefined;
  /**
   * Milliseconds that queries waited for a connection since the last call, to the primary or the replica:
   * on average, or the one that still waits, if that is longer.
   */
  takePoolWait: () => number;
  /** Counts what is waited for before a query is sent as a wait for a connection. */
  measureTurn: <Value>(arrival: Promise<Value>) => Promise<Value>;
  /** How the pool does now, and what it has done. */
  poolState: () => PoolState;
  /** Lets statements under way end, then closes every connection. */
  close(): Promise<void>;
}

/** A database for whoever opened it. */
type OpenDatabase = Database & {
  /** From now on connections are made to another place; those that are open stay until they break. */
  moveTo: (connection: PoolConfig) => void;
};

/**
 * Opens a pool of connections; the first query makes the first connection.
 *
 * Queries throw `DatabaseUnavailableError` when no connection can be had in time, and pg's own
 * `DatabaseError` otherwise; `isUnavailable` and `isUniqueViolation` tell them apart.
 */
export function openDatabase({ replica, ...options }: DatabaseOptions): OpenDatabase {
  const { pool, probe, waits, poolState, checkOut, moveTo } = openConnections(options);
  const connect = replica ? async () => (await replica.checkOut()) ?? checkOut() : checkOut;
  const dialect = new PostgresDialect({
    pool: { connect, end: () => pool.end(), options: pool.options },
  });
  const database = new Kysely<Schema>({ dialect });
  const close = async () => {
    await replica?.close();
    await probe.close();
    await database.destroy();
  };
  const turns = new PoolWaits();
  const takePoolWait = () => Math.max(waits.take(), turns.take(), replica?.takePoolWait() ?? 0);
  const measureTurn = turns.measure.bind(turns);
  const waiting = { takePoolWait, measureTurn };
  return Object.assign(database, { probe, replica, ...waiting, poolState, moveTo, close });
}
