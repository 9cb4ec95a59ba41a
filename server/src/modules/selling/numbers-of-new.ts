import type { NewProduct } from '@motohaat/contract/bike-form';

import type { Queryable } from '../../database/index.ts';
import { lockDraft } from './drafts.repository.ts';
import type { StampedNumberHashes } from './stamped-number-hashes.ts';
import { columnsOf, type NumberColumns } from './stamped-numbers.ts';

/** What is kept of a new bike's numbers: as they are typed, or as its draft has them. */
export async function numbersOfNew(
  trx: Queryable,
  hashes: StampedNumberHashes,
  sellerId: string,
  { chassis, engine, draft: draftId }: NewProduct,
): Promise<NumberColumns> {
  const draft = draftId === undefined ? undefined : await lockDraft(trx, sellerId, draftId);
  return {
    chassis_hash: draft?.chassis_hash ?? null,
    chassis_end: draft?.chassis_end ?? null,
    engine_hash: draft?.engine_hash ?? null,
    engine_end: draft?.engine_end ?? null,
    ...columnsOf(hashes, 'chassis', chassis || undefined),
    ...columnsOf(hashes, 'engine', engine || undefined),
  };
}

/** Keeps the numbers of a bike that has just been added. */
export async function insertNumbers(
  trx: Queryable,
  productId: string,
  numbers: NumberColumns,
): Promise<void> {
  if (numbers.chassis_hash === null && numbers.engine_hash === null) return;
  await trx
    .insertInto('stamped_numbers')
    .values({ product_id: productId, ...numbers })
    .execute();
}
