import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';

import {
  askPostgres,
  type Engine,
  type PostgresPrograms,
  postgresUrl,
  runPostgresProgram,
  startPostgres,
  waitUntil,
} from '@motohaat/server/fleet';

import { type Cluster, type ClusterNode, clusterSettings } from './cluster.ts';
import { copiesNow, hasReplica } from './replication.ts';

type HandCluster = {
  postgres: PostgresPrograms;
  nodes: readonly [ClusterNode, ClusterNode];
  archive: string;
};

/**
 * Starts two PostgreSQLs without anybody who decides which is the primary: what Patroni does is done here,
 * as an operator would by hand, and a port for each says what it is.
 */
export async function startHandCluster(of: HandCluster): Promise<Cluster> {
  const { postgres, nodes, archive } = of;
  const [first, second] = nodes;
  const running = new Map<ClusterNode, Engine>();
  const settings = clusterSettings(archive);
  const start = async (node: ClusterNode) => {
    running.set(node, await startPostgres(postgres, node, settings));
  };
  const primary = async () => {
    for (const node of nodes) {
      if (!(await copiesNow(node).catch(() => true))) return node;
    }
    throw new Error('There is no primary.');
  };
  const isSettled = () =>
    waitUntil('the replica has what the primary has', async () => hasReplica(await primary()), 90);
  const copy = async (from: ClusterNode, to: ClusterNode) => {
    rmSync(to.data, { recursive: true, force: true });
    const source = `host=127.0.0.1 port=${from.port} user=motohaat`;
    const words = ['--checkpoint=fast', '--write-recovery-conf', `--pgdata=${to.data}`];
    await runPostgresProgram(postgres, 'pg_basebackup', [`--dbname=${source}`, ...words]);
    await start(to);
    await waitFor(from, '*');
  };
  const roles = nodes.map(sayRole);
  const stop = async () => {
    for (const role of roles) role.close();
    for (const engine of running.values()) await engine.kill();
  };
  try {
    await runPostgresProgram(postgres, 'initdb', [
      `--pgdata=${first.data}`,
      '--username=motohaat',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--data-checksums',
    ]);
    await start(first);
    await waitUntil('PostgreSQL takes connections', async () => !(await copiesNow(first)));
    await copy(first, second);
    await isSettled();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    how: 'by hand',
    nodes,
    primary,
    isSettled,
    restartPrimary: async () => {
      const node = await primary();
      await running.get(node)?.stop('SIGINT');
      await start(node);
    },
    losePrimary: async () => {
      const lost = await primary();
      await running.get(lost)?.kill();
      return lost;
    },
    failedOver: async (lost) => {
      const next = lost === first ? second : first;
      // Until there is a replica again nobody can be waited for.
      await waitFor(next, '');
      await ask(next, 'SELECT pg_promote()');
      await waitUntil('the replica is the primary', async () => !(await copiesNow(next)));
    },
    bringBack: async (lost) => copy(lost === first ? second : first, lost),
    stop,
  };
}

const ask = ({ port }: ClusterNode, text: string) =>
  askPostgres(postgresUrl(port, 'postgres'), text);

/** Whoever commits there waits for those replicas. */
async function waitFor(node: ClusterNode, replicas: '*' | ''): Promise<void> {
  await ask(node, `ALTER SYSTEM SET synchronous_standby_names = '${replicas}'`);
  await ask(node, 'SELECT pg_reload_conf()');
}

/** Answers at the node's port what Patroni would: 200 for what it is. */
function sayRole(node: ClusterNode): Server {
  const server = createServer((request, response) => {
    void copiesNow(node).then(
      (copies) => {
        response.statusCode = copies === (request.url === '/replica') ? 200 : 503;
        response.end();
      },
      () => {
        response.statusCode = 503;
        response.end();
      },
    );
  });
  return server.listen(node.restPort, '127.0.0.1').unref();
}
