import { glob } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client } from 'pg';

import { type Missing, unpackPackage } from '../debian-packages.ts';
import { type Engine, runEngine, startEngine } from './engine.ts';

/** The superuser, and the name of the database, of every cluster here. */
export const clusterName = 'motohaat';

/** A PostgreSQL of Debian's: its programs. */
export type PostgresPrograms = {
  /** The folder of `postgres`, `initdb`, `pg_basebackup` and the like. */
  bin: string;
  version: number;
  env: Record<string, string>;
};

/** A cluster: its files, and where it is reached while it runs. */
export type ClusterPlace = { data: string; port: number };

/** Finds Debian's PostgreSQL: what this machine has, or its package, which is unpacked. */
export async function findPostgres(): Promise<PostgresPrograms | Missing> {
  const own = await programsIn('/');
  if (own) return own;
  const unpacked = await unpackPackage('postgresql');
  if ('missing' in unpacked) return { missing: `There is no PostgreSQL here, ${unpacked.missing}` };
  return (await programsIn(unpacked.folder)) ?? { missing: 'Debian’s package has no PostgreSQL.' };
}

async function programsIn(folder: string): Promise<PostgresPrograms | undefined> {
  const found: PostgresPrograms[] = [];
  for await (const each of glob('usr/lib/postgresql/*/bin/postgres', { cwd: folder })) {
    const bin = path.join(folder, path.dirname(each));
    const env: Record<string, string> =
      folder === '/' ? {} : { LD_LIBRARY_PATH: path.join(folder, 'usr/lib/x86_64-linux-gnu') };
    found.push({ bin, version: Number(path.basename(path.dirname(bin))), env });
  }
  return found
    .filter(({ version }) => version >= 15)
    .toSorted((one, other) => other.version - one.version)[0];
}

/** Runs one of its programs to the end. */
export function runPostgresProgram(
  { bin, env }: PostgresPrograms,
  name: string,
  args: readonly string[],
): Promise<string> {
  return runEngine({ file: path.join(bin, name), args, env });
}

/** Starts the server of a cluster. @param settings of its configuration, by name */
export function startPostgres(
  { bin, env }: PostgresPrograms,
  { data, port }: ClusterPlace,
  settings: Readonly<Record<string, string>> = {},
): Promise<Engine> {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const file = path.join(bin, 'postgres');
  return startEngine({ file, args: ['-D', data, ...words], env, log: `${data}.log` });
}

/** Address of a database of such a cluster. */
export function postgresUrl(port: number, database = clusterName): string {
  return `postgres://${clusterName}@127.0.0.1:${port}/${database}`;
}

/** Makes one query over a connection of its own. */
export async function askPostgres<Row = Record<string, unknown>>(
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // What waits hears of a broken connection by itself.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}

/**
 * Waits until something holds.
 *
 * @param what the rest of the sentence `It took too long until …`
 * @param ask may throw, which counts as not yet
 * @param seconds how long it may take
 */
export async function waitUntil(
  what: string,
  ask: () => Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const until = performance.now() + seconds * 1_000;
  let last: unknown;
  while (performance.now() < until) {
    try {
      if (await ask()) return;
    } catch (error) {
      last = error;
    }
    await sleep(100);
  }
  throw new Error(`It took too long until ${what}.`, { cause: last });
}
