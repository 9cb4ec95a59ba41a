import type { Release } from '@motohaat/contract/composition';

import type { Queryable } from '../../database/index.ts';
import { type AnsweredCalls, markCalls, type MarkedCall, otherCalls } from './call-use.ts';

const own = markCalls();

/** Remembers in which forms this server answers, so that later ones can tell what has changed. */
export async function keepCallShapes(db: Queryable, calls: readonly MarkedCall[] = own) {
  await db
    .insertInto('call_shapes')
    .values(calls.map(({ shape, ...call }) => ({ ...call, shape: JSON.stringify(shape) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What this server answers, and the forms of before that releases were built for. */
export async function readAnsweredCalls(
  db: Queryable,
  releases: readonly Release[],
  now: readonly MarkedCall[] = own,
): Promise<AnsweredCalls> {
  const wanted = releases.flatMap((release) => otherCalls(release, now));
  if (wanted.length === 0) return { now, before: [] };
  const before = await db
    .selectFrom('call_shapes')
    .select(['name', 'mark', 'shape'])
    .where('mark', 'in', [...new Set(wanted.map(([, mark]) => mark))])
    .execute();
  return { now, before };
}
