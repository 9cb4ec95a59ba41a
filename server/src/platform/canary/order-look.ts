import { isDeepStrictEqual } from 'node:util';

import type { Queryable } from '../../database/index.ts';
import type { Say } from '../../messages/index.ts';
import type { RevisionRow } from '../revisions/revisions.repository.ts';
import { addOrder, findLatestOrder, type OrderRow } from '../smoke/orders.repository.ts';

/**
 * Has a machine look once more at what is tried together: what is live beside it is another since it was
 * looked at. In a revision that is done once.
 *
 * @param refusal why it cannot go on where it was looked at in this revision, and that did not help
 * @returns what it waits for, or the refusal
 */
export async function orderLook(
  db: Queryable,
  last: RevisionRow,
  together: readonly string[],
  refusal: Say,
): Promise<Say> {
  const set = Object.fromEntries(
    together.map((name) => [name, last.canaries[name]?.release ?? '']),
  );
  let isWaiting = false;
  for (const [application, id] of Object.entries(set)) {
    const { [application]: _own, ...others } = set;
    const order = await findLatestOrder(db, { application, id });
    if (order?.ended_at && isOf(order, last.number, others)) continue;
    await addOrder(db, { application, id }, { revision: last.number, others });
    isWaiting = true;
  }
  return isWaiting ? (t) => t.platform.smoke.beforeAll : refusal;
}

/** Whether an order was made in a revision, with the rest of a set. */
function isOf(
  { revision, others }: OrderRow,
  number: number,
  rest: Readonly<Record<string, string>>,
): boolean {
  return revision === number && isDeepStrictEqual(others ?? {}, rest);
}
