import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findProgram, type Missing, type Program } from '../debian-packages.ts';
import { type Engine, startEngine } from './engine.ts';
import { clusterName } from './postgres.ts';

/** Finds Debian's PgBouncer. */
export const findPgbouncer = (): Promise<Program | Missing> => findProgram('pgbouncer');

/**
 * Starts a PgBouncer that hands sessions from transaction to transaction.
 *
 * @param databases the name of each, and the port behind which its PostgreSQL is
 */
export function startPgbouncer(
  program: Program,
  folder: string,
  { port, databases }: { port: number; databases: Readonly<Record<string, number>> },
): Promise<Engine> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'pgbouncer.ini');
  const lines = Object.entries(databases).map(
    ([name, at]) => `${name} = host=127.0.0.1 port=${at} dbname=${clusterName} user=${clusterName}`,
  );
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: 15,
    max_client_conn: 500,
  };
  const rest = [
    ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
    ...deployedTimes(),
  ];
  writeFileSync(file, ['[databases]', ...lines, '[pgbouncer]', ...rest, ''].join('\n'));
  const log = path.join(folder, 'pgbouncer.log');
  return startEngine({ file: program.path, args: [file], env: { ...program.env }, log });
}

/** What is deployed for when a primary is lost, so that this is what is tried. */
function deployedTimes(): string[] {
  const deployed = new URL('../../../../deploy/pgbouncer.ini', import.meta.url);
  const times = /^(?:query_wait_timeout|server_(?:connect_timeout|login_retry|fast_close)) = .+$/gm;
  return readFileSync(deployed, 'utf8').match(times) ?? [];
}
