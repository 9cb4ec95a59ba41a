import { askPostgres, postgresUrl } from '@motohaat/server/fleet';

import type { ClusterNode } from './cluster.ts';

/** Whether whoever commits on a primary waits for a replica that has caught up. */
export async function hasReplica({ port }: ClusterNode): Promise<boolean> {
  const rows = await askPostgres(
    postgresUrl(port, 'postgres'),
    `SELECT FROM pg_stat_replication
      WHERE state = 'streaming' AND sync_state IN ('sync', 'quorum')
        AND pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) < 1000000`,
  );
  return rows.length > 0;
}

/** How often bikes were looked for on a node since it was started: on one that copies by those who look alone. */
export async function looksAt({ port }: Pick<ClusterNode, 'port'>): Promise<number> {
  const [row] = await askPostgres<{ looks: string }>(
    postgresUrl(port),
    `SELECT coalesce(sum(seq_scan + idx_scan), 0) AS looks FROM pg_stat_user_tables
      WHERE relname IN ('products', 'bike_search')`,
  );
  return Number(row?.looks ?? 0);
}

/** Whether a node copies another one, and so takes no writes. @throws while it is away */
export async function copiesNow({ port }: Pick<ClusterNode, 'port'>): Promise<boolean> {
  const [row] = await askPostgres<{ copies: boolean }>(
    postgresUrl(port, 'postgres'),
    'SELECT pg_is_in_recovery() AS copies',
  );
  if (!row) throw new Error('It does not say what it is.');
  return row.copies;
}
