import { Pool, type PoolClient, type PoolConfig } from 'pg';

import { DatabaseUnavailableError } from './errors.ts';
import { PoolWaits } from './pool-waits.ts';
import { Probe } from './probe.ts';
import { sendAsTold, type TellStatement } from './send-as-told.ts';
import { sessionLimits, timeLimits } from './time-limits.ts';
import { typeParsers } from './types.ts';

export interface ConnectionOptions {
  /** A `postgres://` URL, or what pg's pool takes. */
  connection: string | PoolConfig;
  /** Shown by the database in its list of sessions. */
  applicationName?: string;
  /**
   * Whether hot statements are prepared, as is usual. A pooler that hands a connection from transaction
   * to transaction may not know them.
   */
  prepareStatements?: boolean;
  /** Whether a pooler stands before it: it may refuse settings of sessions, which the database has then. */
  pooled?: boolean;
  /** Told of statements as they are sent. */
  tellStatement?: TellStatement | undefined;
  /** Told of a connection that broke while nothing waited for it. */
  onConnectionLost?: (error: Error) => void;
}

/** Connections, queries that wait for one, and those that did. */
export type PoolState = {
  total: number;
  idle: number;
  most: number;
  waiting: number;
  waits: number;
  waitedSeconds: number;
};

/** A pool of connections to one server, and one apart from it. */
export type Connections = {
  pool: Pool;
  probe: Probe;
  waits: PoolWaits;
  /** How the pool does now, and what it has done. */
  poolState: () => PoolState;
  /** A connection of the pool. @throws DatabaseUnavailableError when none can be had in time */
  checkOut: () => Promise<PoolClient>;
  /** From now on connections are made to another place; those that are open stay until they break. */
  moveTo: (connection: PoolConfig) => void;
};

/** Opens a pool of connections; the first that is taken makes the first connection. */
export function openConnections(options: ConnectionOptions): Connections {
  const { connection, applicationName, onConnectionLost = () => {} } = options;
  const { prepareStatements = true, pooled = false, tellStatement } = options;
  const server = {
    ...(typeof connection === 'string' ? { connectionString: connection } : connection),
    application_name: applicationName ?? 'motohaat',
  };
  const pool = new Pool({
    ...server,
    ...(!pooled && sessionLimits),
    connectionTimeoutMillis: timeLimits.connect,
    types: typeParsers,
  });
  // An 'error' event without a listener ends the process. The pool listens to idle clients only, so
  // a backend that dies between two statements of one request needs a listener on the client itself.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  const sending = { prepareStatements, tell: tellStatement };
  pool.on('connect', (client) => sendAsTold(client, sending));
  pool.on('error', () => {
    // The client's own listener has told of it; the pool has dropped the client.
  });
  const waits = new PoolWaits();
  return {
    pool,
    probe: new Probe(server, prepareStatements),
    waits,
    poolState: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      most: pool.options.max,
      waiting: pool.waitingCount,
      waits: waits.ended.count,
      waitedSeconds: waits.ended.seconds,
    }),
    checkOut: () => checkOut(pool, waits),
    moveTo: (place) => {
      Object.assign(server, place);
      Object.assign(pool.options, place);
    },
  };
}

async function checkOut(pool: Pool, waits: PoolWaits): Promise<PoolClient> {
  const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
  try {
    return await (isFull ? waits.measure(waitForClient(pool)) : pool.connect());
  } catch (cause) {
    if (cause instanceof DatabaseUnavailableError) throw cause;
    throw new DatabaseUnavailableError('The database cannot be reached.', { cause });
  }
}

/** pg's pool has one limit for connecting and for waiting; waiting for a busy pool gets its own. */
async function waitForClient(pool: Pool): Promise<PoolClient> {
  const arrival = pool.connect();
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      // A client that comes after all goes straight back.
      arrival.then(
        (client) => client.release(),
        () => {},
      );
      reject(new DatabaseUnavailableError('Every connection to the database is busy.'));
    }, timeLimits.poolWait);
  });
  try {
    return await Promise.race([arrival, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
