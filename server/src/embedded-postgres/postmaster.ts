import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { commandLine } from './process.ts';

/** What a running PostgreSQL writes of itself into its data directory. */
export interface Postmaster {
  pid: number;
  dataDirectory: string;
  port: number;
  socketDirectory: string;
  isReady: boolean;
}

/** What the lock file of a data directory says of its PostgreSQL, dead or alive. */
export async function readPostmaster(data: string): Promise<Postmaster | undefined> {
  return readLockFile(dataLock(data));
}

/** The PostgreSQL that runs on this data directory. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmaster(data);
  return postmaster && isPostmaster(postmaster) ? postmaster : undefined;
}

/**
 * Removes the lock files of a killed PostgreSQL if another program has got its process number:
 * PostgreSQL takes that program for the killed one and gives way to it. For the holder of the start
 * lock only, so that no file of a live one is met.
 */
export async function removeMisleadingLocks(data: string, socketLock: string): Promise<void> {
  for (const file of [dataLock(data), socketLock]) {
    const previous = await readLockFile(file);
    // Without a command line it is dead, or ending and about to remove the file itself.
    const isAnother = previous && commandLine(previous.pid) !== '' && !isPostmaster(previous);
    if (isAnother) await rm(file, { force: true });
  }
}

function dataLock(data: string): string {
  return path.join(data, 'postmaster.pid');
}

/** Source: PostgreSQL, src/include/utils/pidfile.h: one fact a line; a socket's lock begins alike. */
async function readLockFile(file: string): Promise<Postmaster | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
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

/** It was started with the directory as its argument (see server-process.ts). */
function isPostmaster({ pid, dataDirectory }: Postmaster): boolean {
  return commandLine(pid).includes(` -D ${dataDirectory} `);
}
