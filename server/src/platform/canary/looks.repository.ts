import type { CanaryJudgement, CanaryLook, CanaryVerdict } from '@motohaat/contract/canaries';

import type { Queryable } from '../../database/index.ts';
import type { Judgement } from './judge/judge.ts';

/** Looks that are shown of a canary: one an hour, of as long as views are kept. */
const shown = 7 * 24;
const hour = 3_600_000;

type Tried = { application: string; release: string };

/** Keeps what can be said of a canary now, in place of what was said before in the same hour. */
export async function keepLook(
  db: Queryable,
  { application, release }: Tried,
  { verdict, signals }: Judgement,
  at: Date,
): Promise<void> {
  const said = { at, verdict, signals: JSON.stringify(signals) };
  await db
    .insertInto('canary_looks')
    .values({
      application,
      release,
      hour: new Date(Math.floor(at.getTime() / hour) * hour),
      ...said,
    })
    .onConflict((conflict) =>
      conflict.columns(['application', 'release', 'hour']).doUpdateSet(said),
    )
    .execute();
}

/** What was said of a canary last, and hour by hour. */
export async function readLooks(
  db: Queryable,
  { application, release }: Tried,
): Promise<{ judged?: CanaryJudgement; looks: CanaryLook[] }> {
  const all = db
    .selectFrom('canary_looks')
    .where('application', '=', application)
    .where('release', '=', release)
    .orderBy('hour', 'desc');
  const looks = await all.select(['at', 'verdict']).limit(shown).execute();
  const last = await all.select(['at', 'verdict', 'signals']).limit(1).executeTakeFirst();
  return {
    ...(last && { judged: { ...last, at: last.at.toISOString() } }),
    looks: looks.map(({ at, verdict }) => ({ at: at.toISOString(), verdict })).toReversed(),
  };
}

/** What was said last of a release that is tried, or was of late; `undefined` where nobody tried it. */
export async function readLastVerdict(
  db: Queryable,
  { application, release }: Tried,
): Promise<CanaryVerdict | undefined> {
  const last = await db
    .selectFrom('canary_looks')
    .select('verdict')
    .where('application', '=', application)
    .where('release', '=', release)
    .orderBy('hour', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.verdict;
}

/** Which of these releases were tried of late, and were not shown to be better or equal, nor worse. */
export async function listUnproven(
  db: Queryable,
  application: string,
  releases: readonly string[],
): Promise<Set<string>> {
  if (releases.length === 0) return new Set();
  const latest = await db
    .selectFrom('canary_looks')
    .distinctOn('release')
    .select(['release', 'verdict'])
    .where('application', '=', application)
    .where('release', 'in', releases)
    .orderBy('release')
    .orderBy('hour', 'desc')
    .execute();
  return new Set(
    latest.flatMap(({ release, verdict }) => (verdict === 'not_yet' ? [release] : [])),
  );
}

/** Forgets what was said before a moment. */
export async function forgetLooks(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('canary_looks').where('at', '<', before).execute();
}
