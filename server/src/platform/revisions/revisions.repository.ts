import type { RevisionOperation } from '@motohaat/contract/registry';
import { sql } from 'kysely';

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
  applications: string[] | null;
  again: string | null;
  author: string;
  reason: string;
  /** In place of the reason, where nobody wrote it. */
  why: OwnReason | null;
  /** That an admin let a release through which no machine had looked at. */
  untested: boolean;
  created_at: Date;
};

/** What a revision was made with: of revisions of before sets the one application. */
export function applicationsOf({
  application,
  applications,
}: Pick<RevisionEntry, 'application' | 'applications'>): readonly string[] {
  return applications ?? (application === null ? [] : [application]);
}

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
  'applications',
  'again',
  'author',
  'reason',
  'why',
  'untested',
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

/**
 * Revisions from the newest down.
 *
 * @param before only those with a lower number
 * @param application only those that changed what people have of it
 */
export async function listRevisions(
  db: Queryable,
  {
    before,
    application,
    limit,
  }: { before?: number | undefined; application?: string | undefined; limit: number },
): Promise<RevisionEntry[]> {
  return db
    .selectFrom('revisions')
    .select(entryColumns)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(application !== undefined, (query) => query.where(changes(application ?? '')))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** Whether a revision has another state of an application than the one before it. */
function changes(application: string) {
  const stateOf = (table: string) => {
    const at = (column: string) => sql.ref(`${table}.${column}`);
    return sql`(${at('releases')} -> ${application}, ${at('canaries')} -> ${application},
      ${at('closed')} -> ${application})`;
  };
  return sql<boolean>`NOT EXISTS (
    SELECT FROM revisions AS earlier WHERE earlier.number = revisions.previous
      AND ${stateOf('earlier')} IS NOT DISTINCT FROM ${stateOf('revisions')}
  ) AND (revisions.previous IS NOT NULL OR revisions.releases -> ${application} IS NOT NULL)`;
}

/** Revisions by their numbers. */
export async function findRevisions(
  db: Queryable,
  numbers: readonly number[],
): Promise<Map<number, RevisionRow>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('revisions')
    .select(stateColumns)
    .where('number', 'in', numbers)
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
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
    applications?: readonly string[];
    again?: string | undefined;
    author: string;
    reason: string;
    why?: OwnReason | undefined;
    untested?: boolean | undefined;
    offered?: Record<string, string>;
  },
): Promise<boolean> {
  const { releases, canaries, closed, offered, act, author, reason, why } = next;
  const { application, applications, again, untested = false } = next;
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
        ...(applications && { applications: JSON.stringify(applications) }),
        ...(again !== undefined && { again }),
        author,
        reason,
        untested,
        ...(why && { why: JSON.stringify(why) }),
      })
      .execute();
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
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
