import { Client } from 'pg';

import { isUniqueViolation, sqlState } from '../database/errors.ts';
import { clusterName } from './cluster.ts';
import type { Postmaster } from './postmaster.ts';

/** Connection settings of the embedded PostgreSQL, as pg takes them. */
export interface EmbeddedConnection {
  /** The directory of the unix socket. */
  host: string;
  /** Part of the socket's name only; no network port is opened. */
  port: number;
  user: string;
  database: string;
}

/**
 * Asks the server whether it is the one that it should be, and makes the site's database if it is
 * missing.
 *
 * @throws pg's errors if it does not answer, as when it has just begun to stop
 */
export async function openFirstSession(postmaster: Postmaster): Promise<EmbeddedConnection> {
  const connection = {
    host: postmaster.socketDirectory,
    port: postmaster.port,
    user: clusterName,
    database: clusterName,
  };
  const client = new Client({
    ...connection,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  // A server that goes away meanwhile also fails the query, which tells.
  client.on('error', () => {});
  await client.connect();
  try {
    const answer = await client.query<{ data_directory: string }>('SHOW data_directory');
    const directory = answer.rows[0]?.data_directory;
    if (directory !== postmaster.dataDirectory) {
      throw new Error(`${connection.host} is the socket of ${directory}`);
    }
    await createDatabase(client);
  } finally {
    await client.end();
  }
  return connection;
}

async function createDatabase(client: Client): Promise<void> {
  const known = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [clusterName]);
  if (known.rowCount) return;
  try {
    await client.query(`CREATE DATABASE ${clusterName}`);
  } catch (error) {
    // Another process made it meanwhile (duplicate_database).
    if (sqlState(error) !== '42P04' && !isUniqueViolation(error)) throw error;
  }
}
