import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ClusterNode } from './cluster.ts';

/**
 * Writes HAProxy's settings for the way to the databases: one port leads to whichever node says that it
 * is the primary, one to the replica. Sessions to a node that is no such thing any more are ended.
 *
 * @returns the file
 */
export function writeDatabaseWay(
  folder: string,
  { primaryPort, replicaPort, nodes }: DatabaseWay,
): string {
  const listen = (name: string, port: number, path: string) => [
    `listen ${name}`,
    `  bind 127.0.0.1:${port}`,
    '  mode tcp',
    '  option httpchk',
    `  http-check send meth GET uri ${path}`,
    '  http-check expect status 200',
    '  timeout client 1h',
    '  timeout server 1h',
    '  default-server check inter 500ms fastinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} port ${node.restPort}`),
    '',
  ];
  const file = join(folder, 'databases.cfg');
  const lines = [
    // An account that may not have as many connections as a site in production has fewer.
    'global',
    '  no strict-limits',
    // Not those of the site, which are for HTTP.
    'defaults databases',
    '  timeout connect 2s',
    '  timeout check 2s',
    ...listen('primary', primaryPort, '/primary'),
    ...listen('replica', replicaPort, '/replica'),
  ];
  writeFileSync(file, lines.join('\n'));
  return file;
}

export type DatabaseWay = {
  primaryPort: number;
  replicaPort: number;
  nodes: readonly ClusterNode[];
};
