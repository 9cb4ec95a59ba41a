import { findLastRevision, type SetState } from '../revisions/revisions.repository.ts';
import type { Registry } from './carry-out.ts';
import { releasesIn } from './live-state.ts';
import { listKept, listStatesSince, markPurged } from './purge.repository.ts';
import { holdRelease } from './registered.repository.ts';

/** How old files are whose publish broke off before it was written down: one hour, in ms. */
const unknownFor = 3_600_000;

/** How long files stay after their release was last live, or was published: 14 days, in ms. */
const keptFor = 14 * 24 * 3_600_000;

/**
 * Removes the files of releases that nobody has had for 14 days, and of publishes that broke off. The
 * rows stay: the history needs them, and the same content may be published again.
 *
 * @returns how many releases were purged
 */
export async function purgeReleases(
  { db, store }: Pick<Registry, 'db' | 'store'>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  await removeUnfinished({ db, store }, now);
  const before = new Date(now.getTime() - keptFor);
  const kept = await listKept(db, before);
  const needed = new Set((await listStatesSince(db, before)).flatMap(keysIn));
  let purged = 0;
  for (const { application, id } of kept) {
    if (signal.aborted) break;
    if (needed.has(`${application} ${id}`)) continue;
    // Nobody waits for it.
    if (await purgeOne({ db, store }, application, id)) purged += 1;
  }
  return purged;
}

/** What lies there and is in no list is of a publish, or of a purge, that broke off. */
async function removeUnfinished(
  { db, store }: Pick<Registry, 'db' | 'store'>,
  now: Date,
): Promise<void> {
  await store.removeLeftovers(now);
  // Looked at before the list: who publishes now is newer than an hour, or is in the list.
  const stored = await store.list(new Date(now.getTime() - unknownFor));
  const known = await listKept(db, now);
  for (const { application, release } of stored) {
    const isKnown = known.some((each) => each.application === application && each.id === release);
    if (!isKnown) await store.remove(application, release);
  }
}

/** Unless it went live since it was looked at. */
async function purgeOne(
  { db, store }: Pick<Registry, 'db' | 'store'>,
  application: string,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdRelease(trx, application, id))) return false;
    const last = await findLastRevision(trx);
    if (last && keysIn(last).includes(`${application} ${id}`)) return false;
    await markPurged(trx, application, id);
    // A purge that breaks off here is done again: what is gone already is not missed.
    await store.remove(application, id);
    return true;
  });
}

function keysIn(state: SetState): string[] {
  return releasesIn(state).map(([application, id]) => `${application} ${id}`);
}
