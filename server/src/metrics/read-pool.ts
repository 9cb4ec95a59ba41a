import type { Database } from '../database/index.ts';
import type { Registry } from './registry.ts';

type Pools = Pick<Database, 'poolState'> & {
  replica?:
    | Pick<NonNullable<Database['replica']>, 'poolState' | 'isFresh' | 'secondsBehind'>
    | undefined;
};
type PoolState = ReturnType<Database['poolState']>;

/** How the pool of connections to the primary does, and that to the replica where there is one. */
export function readPool(registry: Registry, { poolState, replica }: Pools): void {
  /** A number of each pool, after the name of its server. */
  function read(
    type: 'counter' | 'gauge',
    [name, help]: readonly [name: string, help: string],
    valueOf: (state: PoolState) => number,
  ): void {
    registry.read({ name: `motohaat_database_${name}`, help, labels: ['server'] }, type, () =>
      states().map(([server, state]) => [[server], valueOf(state)]),
    );
  }
  function states(): [server: string, state: PoolState][] {
    const other = replica?.poolState();
    return [
      ['primary', poolState()],
      ...(other ? [['replica', other] as [string, PoolState]] : []),
    ];
  }

  registry.read(
    {
      name: 'motohaat_database_connections',
      help: 'Connections of the pool, by what they do.',
      labels: ['server', 'state'],
    },
    'gauge',
    () =>
      states().flatMap(([server, { total, idle }]) => [
        [[server, 'busy'], total - idle],
        [[server, 'idle'], idle],
      ]),
  );
  read(
    'gauge',
    ['connections_max', 'The most connections that the pool opens.'],
    ({ most }) => most,
  );
  read('gauge', ['waiting', 'Queries that wait for a connection.'], ({ waiting }) => waiting);
  read(
    'counter',
    ['waits_total', 'Queries that found every connection busy.'],
    ({ waits }) => waits,
  );
  read(
    'counter',
    ['wait_seconds_total', 'How long queries waited for a connection, in all.'],
    ({ waitedSeconds }) => waitedSeconds,
  );
  registry.read(
    {
      name: 'motohaat_replica_read',
      help: '1 while lists, search and pages are read from the replica, 0 while the primary carries all.',
      labels: [],
    },
    'gauge',
    () => (replica ? [[[], replica.isFresh() ? 1 : 0]] : []),
  );
  registry.read(
    {
      name: 'motohaat_replica_behind_seconds',
      help: 'By how much the replica may be behind; +Inf while it cannot be asked.',
      labels: [],
    },
    'gauge',
    () => (replica ? [[[], replica.secondsBehind()]] : []),
  );
}
