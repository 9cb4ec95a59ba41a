import type { Database } from '../database/index.ts';
import type { Registry } from './registry.ts';

/** How the pool of connections does. */
export function readPool(registry: Registry, { poolState }: Pick<Database, 'poolState'>): void {
  registry.read(
    {
      name: 'motohaat_database_connections',
      help: 'Connections of the pool, by what they do.',
      labels: ['state'],
    },
    'gauge',
    () => {
      const { total, idle } = poolState();
      return [
        [['busy'], total - idle],
        [['idle'], idle],
      ];
    },
  );
  registry.read(
    {
      name: 'motohaat_database_connections_max',
      help: 'The most connections that the pool opens.',
      labels: [],
    },
    'gauge',
    () => [[[], poolState().most]],
  );
  registry.read(
    {
      name: 'motohaat_database_waiting',
      help: 'Queries that wait for a connection.',
      labels: [],
    },
    'gauge',
    () => [[[], poolState().waiting]],
  );
  registry.read(
    {
      name: 'motohaat_database_waits_total',
      help: 'Queries that found every connection busy.',
      labels: [],
    },
    'counter',
    () => [[[], poolState().waits]],
  );
  registry.read(
    {
      name: 'motohaat_database_wait_seconds_total',
      help: 'How long queries waited for a connection, in all.',
      labels: [],
    },
    'counter',
    () => [[[], poolState().waitedSeconds]],
  );
}
