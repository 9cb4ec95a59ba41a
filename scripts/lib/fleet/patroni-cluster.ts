import {
  type Engine,
  type PatroniPrograms,
  type PostgresPrograms,
  startEtcd,
  startPatroni,
  waitUntil,
} from '@motohaat/server/fleet';

import { type Cluster, type ClusterNode, clusterSettings } from './cluster.ts';
import { copiesNow, hasReplica } from './replication.ts';

type PatroniCluster = {
  patroni: PatroniPrograms;
  postgres: PostgresPrograms;
  nodes: readonly [ClusterNode, ClusterNode];
  etcdPorts: { client: number; peer: number };
  folder: string;
  archive: string;
};

/** Starts two PostgreSQLs of which Patroni, with etcd, decides which is the primary. */
export async function startPatroniCluster(of: PatroniCluster): Promise<Cluster> {
  const { patroni, postgres, nodes, etcdPorts, folder, archive } = of;
  const etcd = await startEtcd(patroni, folder, etcdPorts);
  const running = new Map<ClusterNode, Engine>();
  const options = { etcdPort: etcdPorts.client, settings: clusterSettings(archive) };
  const start = async (node: ClusterNode) => {
    running.set(node, await startPatroni(patroni, postgres, node, options));
  };
  const primary = async () => {
    for (const node of nodes) if (await isPrimary(node)) return node;
    throw new Error('There is no primary.');
  };
  const isSettled = () =>
    waitUntil('the replica has what the primary has', async () => hasReplica(await primary()), 90);
  const stop = async () => {
    for (const engine of running.values()) await engine.kill();
    await etcd.kill();
  };
  try {
    const [first, second] = nodes;
    await start(first);
    await waitUntil('there is a primary', () => isPrimary(first), 180);
    await start(second);
    await isSettled();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    how: 'Patroni with etcd',
    nodes,
    primary,
    isSettled,
    restartPrimary: async () => {
      const { restPort } = await primary();
      const answer = await fetch(`http://127.0.0.1:${restPort}/restart`, { method: 'POST' });
      if (!answer.ok) throw new Error(`Patroni does not restart: ${await answer.text()}`);
    },
    losePrimary: async () => {
      const lost = await primary();
      await running.get(lost)?.kill();
      return lost;
    },
    failedOver: (lost) =>
      waitUntil('Patroni has made the replica the primary', async () => {
        const node = await primary();
        // It has the lock a moment before it has left recovery.
        return node !== lost && !(await copiesNow(node));
      }),
    bringBack: start,
    stop,
  };
}

async function isPrimary({ restPort }: ClusterNode): Promise<boolean> {
  const asked = { signal: AbortSignal.timeout(2_000) };
  const answer = await fetch(`http://127.0.0.1:${restPort}/primary`, asked).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}
