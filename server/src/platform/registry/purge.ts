import { forgetFiles, sweepContents } from '../releases/contents.repository.ts';
import { holdRelease } from '../releases/registered.repository.ts';
import { findLastRevision, type SetState } from '../revisions/revisions.repository.ts';
import { forgetPictures } from '../smoke/pictures.repository.ts';
import type { Registry } from './act.ts';
import { releasesIn } from './live-state.ts';
import { listKept, listStatesSince, markPurged } from './purge.repository.ts';

/** How long files stay after their release was last live, or was published: 14 days, in ms. */
const keptFor = 14 * 24 * 3_600_000;

/**
 * Removes the files of releases that nobody has had for 14 days, and what no release needs. The rows
 * stay: the history needs them, and the same content may be published again.
 *
 * @returns how many releases were purged
 */
export async function purgeReleases(
  { db }: Pick<Registry, 'db'>,
  { now, signal }: { now: Date; signal: AbortSignal },
): Promise<number> {
  const before = new Date(now.getTime() - keptFor);
  const kept = await listKept(db, before);
  const needed = new Set((await listStatesSince(db, before)).flatMap(keysIn));
  let purged = 0;
  for (const { application, id } of kept) {
    if (signal.aborted) break;
    if (needed.has(`${application} ${id}`)) continue;
    // Nobody waits for it.
    if (await purgeOne({ db }, application, id)) purged += 1;
  }
  await sweepContents(db);
  return purged;
}

/** Unless it went live since it was looked at. */
async function purgeOne(
  { db }: Pick<Registry, 'db'>,
  application: string,
  id: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await holdRelease(trx, application, id))) return false;
    const last = await findLastRevision(trx);
    if (last && keysIn(last).includes(`${application} ${id}`)) return false;
    await markPurged(trx, application, id);
    await forgetFiles(trx, { application, release: id });
    await forgetPictures(trx, { application, release: id });
    return true;
  });
}

function keysIn(state: SetState): string[] {
  return releasesIn(state).map(([application, id]) => `${application} ${id}`);
}
