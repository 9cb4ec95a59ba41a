import { isUniqueViolation } from '../database/index.ts';
import type { Queryable } from '../database/index.ts';

/** One state of the whole set. `releases`: application → release id. */
export type RevisionRow = { number: number; releases: Record<string, string> };

/** The live revision is the last one; `undefined` when nothing ever went live. */
export async function findLastRevision(db: Queryable): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('revisions')
    .select(['number', 'releases'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Writes the revision that follows the one that was read.
 *
 * @returns `false` when somebody else wrote that revision first; nothing was written then
 */
export async function addRevision(
  db: Queryable,
  last: RevisionRow | undefined,
  next: { releases: Record<string, string>; author: string; reason: string },
): Promise<boolean> {
  const { releases, author, reason } = next;
  try {
    await db
      .insertInto('revisions')
      .values({
        number: (last?.number ?? 0) + 1,
        previous: last?.number ?? null,
        releases: JSON.stringify(releases),
        author,
        reason,
      })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}
