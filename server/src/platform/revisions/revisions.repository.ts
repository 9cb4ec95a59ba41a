import type { RevisionOperation } from '@motohaat/contract/registry';

import { isUniqueViolation } from '../../database/index.ts';
import type { Database, Queryable } from '../../database/index.ts';
import type { CanaryState } from '../../database/schema/platform.ts';
import type { Messages } from '../../messages/index.ts';
import { knownReason } from '../../messages/known-reasons.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';
import { sayReason } from '../../messages/say-reason.ts';

/** What a revision says of the whole set. */
export type SetState = {
  /** Application → release id. */
  releases: Record<string, string>;
  /** Application → what a few people try first. */
  canaries: Record<string, CanaryState>;
  /** Application → what people read in its place. */
  closed: Record<string, string>;
};

/** One state of the whole set. */
export type RevisionRow = SetState & { number: number };

/** A revision with who made it, when and why. */
export type RevisionEntry = RevisionRow & {
  act: RevisionOperation;
  application: string | null;
  author: string;
  reason: string;
  /** In place of the reason, where nobody wrote it. */
  why: OwnReason | null;
  created_at: Date;
};

/** Why a revision was made, in the reader's language unless a person wrote it. */
export function reasonIn(
  { author, reason, why }: Pick<RevisionEntry, 'author' | 'reason' | 'why'>,
  t: Pick<Messages, 'reasons'>,
): string {
  const isOwn = author === 'server' || author === 'system';
  const own = why ?? (isOwn ? knownReason(reason) : undefined);
  return own ? sayReason(own, t) : reason;
}

const stateColumns = ['number', 'releases', 'canaries', 'closed'] as const;
const entryColumns = [
  ...stateColumns,
  'act',
  'application',
  'author',
  'reason',
  'why',
  'created_at',
] as const;

/** The live revision is the last one; `undefined` when nothing ever went live. */
export async function findLastRevision(db: Queryable): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('revisions')
    .select(stateColumns)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether anything ever went live, asked over a connection that nobody else waits for. */
export async function isAnythingLive(probe: Database['probe']): Promise<boolean> {
  return (await probe.ask('SELECT FROM revisions LIMIT 1')).length > 0;
}

export async function findRevision(
  db: Queryable,
  number: number,
): Promise<RevisionRow | undefined> {
  return db
    .selectFrom('revisions')
    .select(stateColumns)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Revisions from the newest down. @param before only those with a lower number */
export async function listRevisions(
  db: Queryable,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<RevisionEntry[]> {
  return db
    .selectFrom('revisions')
    .select(entryColumns)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/**
 * Writes the revision that follows the one that was read.
 *
 * @param next.offered what the server was given at its start, for operations of `start`
 * @returns `false` when somebody else wrote that revision first; a transaction is of no use then
 */
export async function addRevision(
  db: Queryable,
  last: Pick<RevisionRow, 'number'> | undefined,
  next: SetState & {
    act: RevisionOperation;
    application?: string;
    author: string;
    reason: string;
    why?: OwnReason | undefined;
    offered?: Record<string, string>;
  },
): Promise<boolean> {
  const { releases, canaries, closed, offered, act, application, author, reason, why } = next;
  try {
    await db
      .insertInto('revisions')
      .values({
        number: (last?.number ?? 0) + 1,
        previous: last?.number ?? null,
        releases: JSON.stringify(releases),
        canaries: JSON.stringify(canaries),
        closed: JSON.stringify(closed),
        ...(offered && { offered: JSON.stringify(offered) }),
        act,
        application: application ?? null,
        author,
        reason,
        ...(why && { why: JSON.stringify(why) }),
      })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error, 'revisions_pkey')) return false;
    if (isUniqueViolation(error, 'revisions_one_successor')) return false;
    throw error;
  }
}

/** What the server was last given at a start that changed what is live: application → release id. */
export async function findLastOffer(db: Queryable): Promise<Record<string, string>> {
  const row = await db
    .selectFrom('revisions')
    .select(['offered', 'releases'])
    .where('author', '=', 'server')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.offered ?? row?.releases ?? {};
}
