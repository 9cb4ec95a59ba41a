import { isId } from '@motohaat/contract/id';
import type { NewAdvert } from '@motohaat/contract/selling';
import { advertDays, maximumAdverts } from '@motohaat/domain/listing';
import { sql } from 'kysely';

import {
  type Database,
  isUniqueViolation,
  type Queryable,
  withRetry,
} from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockActor } from '../accounts/account-status.ts';
import { endAdverts, lockOwnListing } from '../listings/listing.transitions.ts';
import { refreshSearch } from '../search-index/keep.ts';

const day = 24 * 3_600_000;

/**
 * Advertises a bike of the seller's on the home page, for two weeks. Nothing but its id is read: the
 * advert shows the bike as it is (rulings S3.11 and S7.25).
 *
 * @param making.id the advert's id; if the seller has that advert already, it is done
 * @returns the bike's id, by which the advert is deleted
 * @throws AppError `invalid`, `not_found`, `already_advertised`, `not_for_sale`, `limit_reached`
 */
export async function advertise(
  db: Database,
  seller: Actor,
  named: NewAdvert,
  { id, now = new Date() }: { id: string; now?: Date },
): Promise<string> {
  const productId = named._id ?? named.productId;
  if (productId === undefined)
    throw new AppError('invalid', { fields: { _id: (t) => t.fields.needed } });
  if (!isId(productId)) throw new AppError('not_found');
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockActor(trx, seller);
      const listing = await lockOwnListing(trx, { id: productId, sellerId: seller.id });
      if (!listing) throw new AppError('not_found');
      const adverts = await runningAdverts(trx, seller.id, now);
      if (adverts.some((advert) => advert.id === id)) return productId;
      if (adverts.some((advert) => advert.product_id === productId)) {
        throw alreadyAdvertised(listing.name);
      }
      if (listing.status !== 'active') {
        throw new AppError('not_for_sale', { message: (t) => t.selling.notAdvertisable });
      }
      const slot = freeSlot(adverts.map((advert) => advert.slot));
      const expires_at = new Date(now.getTime() + advertDays * day);
      const advert = { id, product_id: productId, seller_id: seller.id, slot };
      await trx
        .insertInto('adverts')
        .values({ ...advert, created_at: now, expires_at })
        .execute();
      await refreshSearch(trx, [productId]);
      return productId;
    }),
  ).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw new AppError('conflict', { cause: error });
    throw error;
  });
}

/**
 * Ends the advert of a bike of the seller's; the bike stays for sale.
 *
 * @throws AppError `not_found` if there is none
 */
export async function withdrawAdvert(
  db: Database,
  seller: Actor,
  productId: string,
): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const listing = await lockOwnListing(trx, { id: productId, sellerId: seller.id });
      const ended = listing ? await endAdverts(trx, productId) : 0;
      if (ended === 0) throw new AppError('not_found');
      await refreshSearch(trx, [productId]);
    }),
  );
}

/** A seller's adverts whose time is not over; those whose time is over give their places back. */
async function runningAdverts(trx: Queryable, sellerId: string, now: Date) {
  await trx
    .updateTable('adverts')
    .set({ ended_at: sql<Date>`expires_at` })
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();
  return trx
    .selectFrom('adverts')
    .select(['id', 'product_id', 'slot'])
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .execute();
}

/** The unique index on places decides, should two requests find the same one free. */
function freeSlot(taken: readonly number[]): number {
  for (let slot = 1; slot <= maximumAdverts; slot += 1) {
    if (!taken.includes(slot)) return slot;
  }
  throw new AppError('limit_reached', { message: (t) => t.selling.adverts(maximumAdverts) });
}

function alreadyAdvertised(name: string): AppError {
  return new AppError('already_advertised', { message: (t) => t.selling.advertised(name) });
}
