import { afterListingEvent, type ListingEvent } from '@motohaat/domain/listing';
import { type Selectable, sql, type Updateable } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { ProductsTable } from '../../database/schema/catalogue.ts';
import { refreshSearch } from '../search-index/keep.ts';

/**
 * The one place where sellers move their listings (machine M1); what a booking does to its bike is in
 * `booking.transitions.ts`. Each function belongs inside a transaction.
 */
export type ListingRow = Selectable<ProductsTable>;

/**
 * Reads a seller's listing and keeps it as it is until the transaction ends, so that nobody books or
 * advertises it meanwhile. One that is another's, or archived, is as good as none.
 */
export async function lockOwnListing(
  trx: Queryable,
  { id, sellerId }: { id: string; sellerId: string },
): Promise<ListingRow | undefined> {
  return trx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('seller_id', '=', sellerId)
    .where('status', '!=', 'archived')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Moves a listing, and ends its advert where it leaves the market (invariant I8).
 *
 * @returns nothing if the machine has no such step from where the listing is, or it has moved since
 *   it was read; then nothing was changed
 */
export async function moveListing(
  trx: Queryable,
  listing: Pick<ListingRow, 'id' | 'version' | 'status'>,
  event: ListingEvent,
  changes: Updateable<ProductsTable> = {},
): Promise<ListingRow | undefined> {
  const status = afterListingEvent(listing.status, event);
  if (!status) return undefined;
  const moved = await trx
    .updateTable('products')
    .set({
      ...changes,
      status,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', listing.id)
    .where('version', '=', listing.version)
    .returningAll()
    .executeTakeFirst();
  if (!moved) return undefined;
  if (status !== 'active') await endAdverts(trx, moved.id);
  await refreshSearch(trx, [moved.id]);
  return moved;
}

/** Ends the advert of a listing. @returns how many there were: one or none */
export async function endAdverts(trx: Queryable, productId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('adverts')
    .set({ ended_at: sql<Date>`now()` })
    .where('product_id', '=', productId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
