import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { findProgram, type Missing, unpackPackage } from '../debian-packages.ts';
import { canRunMachines, type Engine, startEngine } from './engine.ts';
import { type ClusterPlace, clusterName, type PostgresPrograms } from './postgres.ts';

/** Programs that decide which PostgreSQL is the primary. */
export type PatroniPrograms = {
  etcd: string;
  python: string;
  patroni: string;
  env: Record<string, string>;
};

/** A PostgreSQL that Patroni looks after. */
export type PatroniNode = ClusterPlace & {
  name: string;
  /** Where Patroni answers what the node is. */
  restPort: number;
};

/** Finds Debian's Patroni and etcd, or says why they cannot run here. */
export async function findPatroni(): Promise<PatroniPrograms | Missing> {
  if (!canRunMachines()) {
    return { missing: 'This kernel does not let Patroni have processes that end with it.' };
  }
  const etcd = await findProgram('etcd', 'etcd-server');
  if ('missing' in etcd) return etcd;
  const unpacked = await unpackPackage('patroni');
  if ('missing' in unpacked) return { missing: `There is no Patroni here, ${unpacked.missing}` };
  const usr = path.join(unpacked.folder, 'usr');
  const own = path.join(usr, 'bin/python3');
  const env = { PYTHONPATH: path.join(usr, 'lib/python3/dist-packages') };
  return {
    etcd: etcd.path,
    patroni: path.join(usr, 'bin/patroni'),
    ...(existsSync(own)
      ? { python: own, env: { ...env, PYTHONHOME: usr } }
      : { python: '/usr/bin/python3', env }),
  };
}

/** Starts the store in which Patroni keeps who is the primary. */
export function startEtcd(
  { etcd }: PatroniPrograms,
  folder: string,
  ports: { client: number; peer: number },
): Promise<Engine> {
  const [client, peer] = [ports.client, ports.peer].map((port) => `http://127.0.0.1:${port}`);
  const settings = {
    'data-dir': path.join(folder, 'etcd'),
    name: 'fleet',
    'log-level': 'warn',
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `fleet=${peer}`,
  };
  return startEngine({
    file: etcd,
    args: Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    log: path.join(folder, 'etcd.log'),
  });
}

/**
 * Starts Patroni and the PostgreSQL that it looks after, in a machine of their own.
 *
 * @param settings of PostgreSQL, by name; those of the first start of the first node count
 */
export function startPatroni(
  { python, patroni, env }: PatroniPrograms,
  postgres: PostgresPrograms,
  node: PatroniNode,
  { etcdPort, settings }: { etcdPort: number; settings: Readonly<Record<string, string>> },
): Promise<Engine> {
  const folder = path.dirname(node.data);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${node.name}.json`);
  // YAML, of which JSON is a part.
  writeFileSync(file, JSON.stringify(configOf(postgres, node, etcdPort, settings), null, 2));
  return startEngine({
    file: python,
    args: [patroni, file],
    env: { ...postgres.env, ...env },
    log: path.join(folder, `${node.name}.log`),
    isMachine: true,
  });
}

function configOf(
  { bin }: PostgresPrograms,
  { name, data, port, restPort }: PatroniNode,
  etcdPort: number,
  settings: Readonly<Record<string, string>>,
) {
  const account = { username: clusterName };
  return {
    scope: 'motohaat',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        // A primary that is not heard of for twenty seconds is none: Patroni takes no less.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        // Who is asked to commit waits for the replica, and nobody else becomes the primary.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters: settings },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: [
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
        'local all all trust',
      ],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: path.join(path.dirname(data), `${name}.pgpass`),
      authentication: { superuser: account, replication: account, rewind: account },
      parameters: { unix_socket_directories: '' },
    },
  };
}
