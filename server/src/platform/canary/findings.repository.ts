import type { SignalVerdict } from '@motohaat/contract/canaries';
import { type Language, languages } from '@motohaat/domain/language';

import type { Queryable } from '../../database/index.ts';
import type { CanaryFindingKind } from '../../database/schema/platform.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';

type Tried = { application: string; release: string };

/** What came up of a canary in a revision. */
type Finding = Tried & {
  id: string;
  revision: number;
  kind: CanaryFindingKind;
  why: OwnReason;
  /** All that was told of the canary and what is live, of a verdict. */
  signals: SignalVerdict[];
  at: Date;
};

type NewFinding = Omit<Finding, 'id'>;

const columns = [
  'id',
  'application',
  'release',
  'revision',
  'kind',
  'why',
  'signals',
  'at',
] as const;

/**
 * Keeps a verdict, once in a trial: one at the edge of what can be said would be told each time.
 *
 * @param since when the trial began
 */
export async function keepVerdict(db: Queryable, finding: NewFinding, since: Date): Promise<void> {
  const { application, release, kind } = finding;
  const known = await db
    .selectFrom('canary_findings')
    .select('id')
    .where('application', '=', application)
    .where('release', '=', release)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  if (!known) await add(db, finding);
}

/**
 * Keeps why a canary that is to grow by itself does not, in place of what kept it before.
 *
 * @param finding.said in each language; `undefined`: nothing keeps it
 * @param since when the trial began
 */
export async function keepHold(
  db: Queryable,
  {
    said,
    ...finding
  }: Omit<NewFinding, 'kind' | 'why' | 'signals'> & {
    said: Readonly<Record<Language, string>> | undefined;
  },
  since: Date,
): Promise<void> {
  const known = await findHold(db, finding, since);
  const before = known?.why.code === 'canary_held' ? known.why.said : undefined;
  if (languages.every((language) => before?.[language] === said?.[language])) return;
  if (known) {
    await db
      .updateTable('canary_findings')
      .set({ ended_at: finding.at })
      .where('id', '=', known.id)
      .execute();
  }
  if (said) {
    const why = { code: 'canary_held', said } as const;
    await add(db, { ...finding, kind: 'held', why, signals: [] });
  }
}

/** What keeps a canary from growing now. @param since when the trial began */
export async function findHold(
  db: Queryable,
  { application, release }: Tried,
  since: Date,
): Promise<Finding | undefined> {
  return db
    .selectFrom('canary_findings')
    .select(columns)
    .where('application', '=', application)
    .where('release', '=', release)
    .where('kind', '=', 'held')
    .where('at', '>=', since)
    .where('ended_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The latest time that a release of an application was shown to be better or equal. */
export async function findLatestProof(
  db: Queryable,
  application: string,
): Promise<Finding | undefined> {
  return db
    .selectFrom('canary_findings')
    .select(columns)
    .where('application', '=', application)
    .where('kind', '=', 'better_or_equal')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** @throws Error when there is no such finding */
export async function findFinding(db: Queryable, id: string): Promise<Finding> {
  return db
    .selectFrom('canary_findings')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function add(db: Queryable, { why, signals, ...finding }: NewFinding): Promise<void> {
  await db
    .insertInto('canary_findings')
    .values({ ...finding, why: JSON.stringify(why), signals: JSON.stringify(signals) })
    .execute();
}
