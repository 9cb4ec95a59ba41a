import { join } from 'node:path';

import { say } from '@motohaat/cli/terminal/say';

import type { Cluster } from './cluster.ts';
import { startHandCluster } from './hand-cluster.ts';
import { startPatroniCluster } from './patroni-cluster.ts';
import type { FleetPorts } from './ports.ts';
import type { Programs } from './programs.ts';

/** With Patroni where it runs; otherwise what it does is done by hand, which is said. */
export async function startCluster(
  { postgres, patroni }: Programs,
  { folder, archive, ports }: { folder: string; archive: string; ports: FleetPorts },
): Promise<Cluster> {
  const nodes = [
    { name: 'one', data: join(folder, 'one'), port: ports.one, restPort: ports.oneRest },
    { name: 'two', data: join(folder, 'two'), port: ports.two, restPort: ports.twoRest },
  ] as const;
  if ('missing' in patroni) {
    say(`${patroni.missing} Failover is done by hand`);
    return startHandCluster({ postgres, nodes, archive });
  }
  const etcdPorts = { client: ports.etcd, peer: ports.etcdPeer };
  return startPatroniCluster({ patroni, postgres, nodes, etcdPorts, folder, archive });
}
