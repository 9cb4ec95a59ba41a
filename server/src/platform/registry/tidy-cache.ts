import type { Cached } from '../releases/file-cache.ts';
import { findDamages } from '../releases/kept-contents.repository.ts';
import { lookUpRegistered } from '../releases/registered.repository.ts';
import type { Registry } from './act.ts';
import { listKept } from './purge.repository.ts';

/** How old files are whose publish, before there were any in the database, broke off: one hour, in ms. */
const unknownFor = 3_600_000;

/** Bytes of files of releases that a machine keeps at hand: many times what the live set has. */
const mostBytes = 1_000_000_000;

/**
 * Frees this machine's disk of what work left that broke off, of releases whose files are no longer kept,
 * and of those that came first where all together are too much. What the database lacks stays.
 *
 * @param most bytes that may stay
 * @returns how many pieces broke off
 */
export async function tidyCache(
  { db, store: { cache } }: Pick<Registry, 'db' | 'store'>,
  now: Date,
  most = mostBytes,
): Promise<number> {
  const leftovers = await cache.removeLeftovers(now);
  // Looked at before the list: what is fetched now is of a release that is in the list.
  const cached = await cache.list();
  const kept = new Set(
    (await listKept(db, now)).map(({ application, id }) => `${application} ${id}`),
  );
  const isKept = ({ application, release }: Cached) => kept.has(`${application} ${release}`);
  for (const each of cached) {
    const isOld = now.getTime() - each.since.getTime() > unknownFor;
    if (!isKept(each) && isOld) await cache.remove(each);
  }
  let sum = cached.filter(isKept).reduce((bytes, each) => bytes + each.bytes, 0);
  for (const each of cached.filter(isKept)) {
    if (sum <= most) break;
    if (!(await isInDatabase({ db }, each))) continue;
    await cache.remove(each);
    sum -= each.bytes;
  }
  return leftovers;
}

/** Whether every file can be had there, hashed again: a copy that broke off was looked at by nobody. */
async function isInDatabase(
  { db }: Pick<Registry, 'db'>,
  { application, release }: Cached,
): Promise<boolean> {
  const found = (await lookUpRegistered(db, [[application, release]]))(application, release);
  if (!found) return false;
  const { files } = found.manifest;
  return (await findDamages(db, { application, release }, files)).size === 0;
}
