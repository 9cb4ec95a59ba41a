import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { commandLine, isAlive } from './process.ts';

/** What a running PostgreSQL writes of itself into its data directory. */
export interface Postmaster {
  pid: number;
  dataDirectory: string;
  port: number;
  socketDirectory: string;
  isReady: boolean;
}

/** The file in which the PostgreSQL of a data directory describes itself, dead or alive. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  // Source: PostgreSQL, src/include/utils/pidfile.h: one fact a line.
  const [pid, dataDirectory, , port, socketDirectory, , , state] = text.split('\n');
  if (!pid || !dataDirectory) return undefined;
  return {
    pid: Number(pid),
    dataDirectory,
    port: Number(port),
    // Filled in a little later than the lines before.
    socketDirectory: socketDirectory ?? '',
    isReady: state?.trim() === 'ready',
  };
}

/**
 * The PostgreSQL that runs on this data directory. A process that merely has the number of one that
 * was killed is none; PostgreSQL would give way to it, so the file that names it is removed.
 */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(data);
  if (postmaster === undefined) return undefined;
  // It was started with the directory as its argument (see server-process.ts).
  if (commandLine(postmaster.pid).includes(` -D ${postmaster.dataDirectory} `)) return postmaster;
  if (isAlive(postmaster.pid)) await rm(path.join(data, 'postmaster.pid'), { force: true });
  return undefined;
}
