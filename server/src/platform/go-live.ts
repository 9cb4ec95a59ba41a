import type { Database } from '../database/index.ts';
import { RevisionRefusedError } from './refusals.ts';
import { findReleases } from './releases.repository.ts';
import { checkSet } from './revision-rules.ts';
import { addRevision, findLastRevision } from './revisions.repository.ts';

/** Each lost race means that somebody else's revision was written: a handful is already unlikely. */
const attempts = 20;

/**
 * Makes a whole set of releases live: writes the next revision. A set that is live already writes
 * none. Promote, roll back and kill are all this.
 *
 * @param releases application → release id, of all applications
 * @param record who did it and why, kept with the revision
 * @returns the number of the revision that has the set
 * @throws RevisionRefusedError when a release is unknown or the set does not fit together
 */
export async function goLive(
  { db }: { db: Database },
  releases: Record<string, string>,
  record: { author: string; reason: string },
): Promise<number> {
  const published = await findReleases(db, releases);
  for (const [application, id] of Object.entries(releases)) {
    if (!published.some((release) => release.manifest.name === application && release.id === id)) {
      throw new RevisionRefusedError(`Nobody published the release ${id} of ${application}.`);
    }
  }
  checkSet(published);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const last = await findLastRevision(db);
    if (last !== undefined && isSameSet(last.releases, releases)) return last.number;
    if (await addRevision(db, last, { releases, ...record })) return (last?.number ?? 0) + 1;
  }
  throw new RevisionRefusedError('Others keep changing what is live. Look at it and try again.');
}

function isSameSet(one: Record<string, string>, other: Record<string, string>): boolean {
  const applications = Object.keys(one);
  return (
    applications.length === Object.keys(other).length &&
    applications.every((application) => one[application] === other[application])
  );
}
