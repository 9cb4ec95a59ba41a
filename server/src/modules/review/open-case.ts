import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';
import type { ReviewCaseRow } from './review-cases.repository.ts';
import type { Verdict } from './review-listing.ts';

/**
 * Opens a case, or adds to the open one of the listing, which this transaction holds. Nothing to look at
 * is no case.
 */
export async function openCase(
  trx: Queryable,
  productId: string,
  { causes, seenOn }: Pick<Verdict, 'causes' | 'seenOn'>,
): Promise<void> {
  if (causes.length === 0) return;
  const open = await trx
    .selectFrom('review_cases')
    .select(['id', 'causes', 'seen_on'])
    .where('product_id', '=', productId)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst();
  if (!open) {
    const row = { id: newId(), product_id: productId, causes: JSON.stringify(causes) };
    await trx
      .insertInto('review_cases')
      .values({ ...row, seen_on: seenOn })
      .execute();
    return;
  }
  await trx
    .updateTable('review_cases')
    .set({
      causes: JSON.stringify([...new Set([...open.causes, ...causes])]),
      seen_on: seenOn ?? open.seen_on,
    })
    .where('id', '=', open.id)
    .execute();
}

/** The last case of a listing that is not closed. */
export async function lastCase(
  trx: Queryable,
  productId: string,
): Promise<ReviewCaseRow | undefined> {
  return trx
    .selectFrom('review_cases')
    .selectAll()
    .where('product_id', '=', productId)
    .where('status', '!=', 'closed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
