import type { ListingStatus } from '@motohaat/domain/listing';
import type { Taker } from '@motohaat/domain/moderation';
import { type Selectable, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { ProductsTable } from '../../database/schema/catalogue.ts';
import { AppError } from '../../http/app-error.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { endAdverts } from './listing.transitions.ts';

export type Listing = Pick<
  Selectable<ProductsTable>,
  'id' | 'seller_id' | 'status' | 'taken_off_by'
>;

const columns = ['id', 'seller_id', 'status', 'taken_off_by'] as const;

export async function findListing(db: Queryable, id: string): Promise<Listing | undefined> {
  return db.selectFrom('products').select(columns).where('id', '=', id).executeTakeFirst();
}

/**
 * Reads a listing and keeps it as it is until the transaction ends.
 *
 * @throws AppError `not_found`
 */
export async function lockListing(trx: Queryable, id: string): Promise<Listing> {
  return trx
    .selectFrom('products')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
}

/** Whether a booking of a listing was completed. */
export async function isSold(db: Queryable, productId: string): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return booking !== undefined;
}

/** Moves a listing that this transaction holds; one that is archived is advertised no more. */
export async function setListing(
  trx: Queryable,
  id: string,
  { status, takenOffBy }: { status: ListingStatus; takenOffBy: Taker | null },
): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      status,
      taken_off_by: takenOffBy,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  if (status === 'archived') await endAdverts(trx, id);
  await refreshSearch(trx, [id]);
}
