import type { ClusterPlace } from '@motohaat/server/fleet';

/** A PostgreSQL of the fleet, with a port at which HAProxy asks what it is. */
export type ClusterNode = ClusterPlace & { name: string; restPort: number };

/** Two PostgreSQLs of which one copies the other, and whoever decides which is the primary. */
export type Cluster = {
  /** Who decides, for the table. */
  how: string;
  nodes: readonly ClusterNode[];
  /** The primary now; throws while there is none. */
  primary: () => Promise<ClusterNode>;
  /** Resolves when each acknowledged write is on both. */
  isSettled: () => Promise<void>;
  /** Ends the primary's PostgreSQL in order and starts it again, where it is. */
  restartPrimary: () => Promise<void>;
  /** Ends the primary with all that is on its machine, as a power cut does. @returns which it was */
  losePrimary: () => Promise<ClusterNode>;
  /** Resolves when another node is the primary. */
  failedOver: (lost: ClusterNode) => Promise<void>;
  /** Starts a machine that was lost: it copies the new primary. */
  bringBack: (lost: ClusterNode) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Settings of both. Whoever commits waits until the replica has it on its disk: `on` is what that takes
 * once a standby is named as synchronous.
 *
 * @param archive the folder that gets each full segment of the log
 */
export function clusterSettings(archive: string): Record<string, string> {
  return {
    max_connections: '80',
    synchronous_commit: 'on',
    wal_level: 'replica',
    hot_standby: 'on',
    max_wal_senders: '8',
    wal_keep_size: '256MB',
    archive_mode: 'on',
    // Renamed into place, so that a segment is there whole or not at all.
    archive_command: `cp %p ${archive}/.%f && mv ${archive}/.%f ${archive}/%f`,
    timezone: 'UTC',
    jit: 'off',
  };
}
