import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

import { isAlive } from '../../system/is-alive.ts';
import { unless } from '../../system/thrown.ts';

/** What no work takes: one hour, in ms. */
const tooOld = 3_600_000;

/** A name for what is being written; it says whose it is. */
export function newWorkName(): string {
  return `${thisHost()}~${process.pid}~${randomUUID()}`;
}

/**
 * Removes what work left that broke off: of processes of this machine that no longer run, and what is
 * older than an hour.
 *
 * @param folder where everything is that is being written; it need not be there
 * @returns how many pieces
 */
export async function removeLeftovers(folder: string, now: Date): Promise<number> {
  const names = (await readdir(folder).catch(unless('ENOENT'))) ?? [];
  let removed = 0;
  for (const name of names) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => undefined);
    const age = found ? now.getTime() - found.mtimeMs : 0;
    if (!isOrphan(name, age) && age <= tooOld) continue;
    await rm(place, { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}

/** Containers that share a folder have the same process ids, and names of their own. */
function thisHost(): string {
  return hostname().replaceAll(/[^\w.-]/g, '');
}

/** @param age ms since it was last written to */
function isOrphan(name: string, age: number): boolean {
  const [host, pid] = name.split('~');
  if (host !== thisHost()) return false;
  // A container has the same process id again after each restart.
  if (Number(pid) === process.pid) return age > process.uptime() * 1000;
  return !isAlive(Number(pid));
}
