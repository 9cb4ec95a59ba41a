import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Missing } from './debian-packages.ts';
import { canRunEngines, type Engine } from './engines/engine.ts';
import {
  askPostgres,
  clusterName,
  findPostgres,
  postgresUrl,
  runPostgresProgram,
  startPostgres,
  waitUntil,
} from './engines/postgres.ts';

/** Two PostgreSQLs of a test's own, of which one streams from the other. */
export type Replicated = {
  primaryUrl: string;
  replicaUrl: string;
  /** Ends the replica without a word. */
  killReplica: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Nothing has to survive a crash. */
const settings = { fsync: 'off', autovacuum: 'off', shared_buffers: '32MB' };

/** Starts them with an empty database, by Debian's programs: the embedded ones cannot copy a cluster. */
export async function startReplicated(): Promise<Replicated | Missing> {
  const postgres = await findPostgres();
  if ('missing' in postgres) return postgres;
  if (!canRunEngines())
    return { missing: 'PostgreSQL refuses root, and nothing else may be here.' };
  const folder = await mkdtemp(path.join(tmpdir(), 'replicated-'));
  const running: Engine[] = [];
  const start = async (name: string) => {
    const place = { data: path.join(folder, name), port: await freePort() };
    return {
      ...place,
      run: async () => running.push(await startPostgres(postgres, place, settings)),
    };
  };
  const stop = async () => {
    for (const engine of running) await engine.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const primary = await start('primary');
    const words = [`--username=${clusterName}`, '--auth=trust', '--encoding=UTF8', '--no-sync'];
    await runPostgresProgram(postgres, 'initdb', [
      `--pgdata=${primary.data}`,
      '--locale=C.UTF-8',
      ...words,
    ]);
    await primary.run();
    const main = postgresUrl(primary.port, 'postgres');
    await waitUntil('the primary takes connections', () => isThere(main));
    await askPostgres(main, `CREATE DATABASE ${clusterName}`);
    const replica = await start('replica');
    await runPostgresProgram(postgres, 'pg_basebackup', [
      `--dbname=host=127.0.0.1 port=${primary.port} user=${clusterName}`,
      '--checkpoint=fast',
      '--write-recovery-conf',
      '--no-sync',
      `--pgdata=${replica.data}`,
    ]);
    await replica.run();
    const replicaUrl = postgresUrl(replica.port);
    await waitUntil('the replica takes connections', () => isThere(replicaUrl));
    return {
      primaryUrl: postgresUrl(primary.port),
      replicaUrl,
      killReplica: async () => running[1]?.kill(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function isThere(url: string): Promise<boolean> {
  return (await askPostgres(url, 'SELECT 1')).length === 1;
}

async function freePort(): Promise<number> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
