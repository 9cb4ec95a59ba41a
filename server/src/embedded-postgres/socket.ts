import { chown, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { isAlive } from '../system/is-alive.ts';
import { unless } from '../system/thrown.ts';
import type { Place } from './place.ts';
import { readPostmaster, removeMisleadingLocks } from './postmaster.ts';

/** Names the socket only: nothing listens on the network. */
export const socketPort = 5432;

// The longest path of a unix socket in bytes, its final NUL not counted (sun_path in sys/un.h).
const longestPath = process.platform === 'linux' ? 107 : 103;
const temporaryPrefix = path.join(os.tmpdir(), 'motohaat-');

/**
 * Makes the directory of the socket, open to its owner alone: in the database's folder, or in the
 * system's temporary folder where that path would be too long. Removes the one that a killed server
 * left behind.
 */
export async function makeSocketDirectory(place: Place): Promise<string> {
  const previous = await readPostmaster(place.data);
  if (previous?.socketDirectory && !isAlive(previous.pid)) {
    await removeSocketDirectory(previous.socketDirectory);
  }

  const inside = path.join(place.base, 'socket');
  const socket = path.join(inside, `.s.PGSQL.${socketPort}`);
  await removeMisleadingLocks(place.data, `${socket}.lock`);
  const fits = Buffer.byteLength(socket) <= longestPath;
  const directory = fits ? inside : await mkdtemp(temporaryPrefix);
  // A server that stops may remove the one inside at this moment; PostgreSQL then says so.
  if (fits) await mkdir(inside, { mode: 0o700 }).catch(unless('EEXIST'));
  if (place.runAs.kind === 'account') {
    await chown(directory, place.runAs.uid, place.runAs.gid).catch(unless('ENOENT'));
  }
  return directory;
}

/** Removes it once its server has ended; one in the database's folder stays if it is in use again. */
export async function removeSocketDirectory(directory: string): Promise<void> {
  if (directory.startsWith(temporaryPrefix)) {
    await rm(directory, { recursive: true, force: true });
    return;
  }
  await rmdir(directory).catch(unless('ENOTEMPTY', 'ENOENT'));
}
