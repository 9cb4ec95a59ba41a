import { type Selectable, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { BookingsTable } from '../../database/schema/bookings.ts';
import { endAdverts } from '../listings/listing.transitions.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { tellWishers } from '../wishlist/tell-wishers.ts';

/** Where a bike goes when its booking moves (machine M1); the booking is locked. */
type Booked = Pick<Selectable<BookingsTable>, 'product_id' | 'buyer_id' | 'seller_id'>;

const raisedVersion = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/**
 * A bike that was hidden meanwhile stays hidden. One that was handed over before its buyer got the money
 * back is for sale again, unless its seller sold it elsewhere.
 */
export async function freeBike(
  trx: Queryable,
  { product_id: id, buyer_id: buyerId }: Booked,
): Promise<void> {
  const freed = await trx
    .updateTable('products')
    .set({ status: 'active', ...raisedVersion })
    .where('id', '=', id)
    .where('status', 'in', ['reserved', 'sold'])
    .where('sold_elsewhere', '=', false)
    .executeTakeFirst();
  await refreshSearch(trx, [id]);
  if (freed.numUpdatedRows > 0n) {
    await tellWishers(trx, id, { kind: 'wish_back', data: {} }, buyerId);
  }
}

/** One that the admin has removed is not sold: it leaves the market as it was decided. */
export async function sellBike(
  trx: Queryable,
  { product_id: id, buyer_id: buyerId }: Booked,
): Promise<void> {
  const sold = await trx
    .updateTable('products')
    .set({ status: 'sold', taken_off_by: null, ...raisedVersion })
    .where('id', '=', id)
    .where('status', 'in', ['reserved', 'hidden'])
    .where('taken_off_by', 'is distinct from', 'admin')
    .executeTakeFirst();
  await endAdverts(trx, id);
  await refreshSearch(trx, [id]);
  if (sold.numUpdatedRows > 0n) {
    await tellWishers(trx, id, { kind: 'wish_sold', data: {} }, buyerId);
  }
}

/**
 * Reserves the bike of a booking that had ended, which is paid after all.
 *
 * @returns false if the bike is not free any more, or one of the two people is gone
 */
export async function takeBikeAgain(trx: Queryable, booking: Booked): Promise<boolean> {
  const parties = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [booking.seller_id, booking.buyer_id])
    .where('status', '=', 'active')
    .execute();
  if (parties.length < 2) return false;
  const taken = await trx
    .updateTable('products')
    .set({ status: 'reserved', ...raisedVersion })
    .where('id', '=', booking.product_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await refreshSearch(trx, [booking.product_id]);
  return true;
}
