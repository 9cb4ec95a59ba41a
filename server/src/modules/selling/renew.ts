import { photoNeeded } from '@motohaat/contract/sentences';
import { type ListingStatus, listingExpiry } from '@motohaat/domain/listing';
import type { ReviewMode } from '@motohaat/domain/review';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockActor } from '../accounts/account-status.ts';
import { type ListingRow, lockOwnListing, moveListing } from '../listings/listing.transitions.ts';
import { lastCase, openCase } from '../review/open-case.ts';
import { countEarlier, reviewListing, writtenTexts } from '../review/review-listing.ts';
import { hashesOf, lookUpNumbers } from '../review/seen-numbers.ts';
import { refusalIn } from './selling.rules.ts';

type Renewed = { status: ListingStatus; expiresAt: Date };

/**
 * Lets a listing run for another 60 days from now. A draft, whether its time was over or an admin gave it
 * back, is put on the market again, at once or after review.
 *
 * @throws AppError `not_found`, `has_booking`, `conflict`, `invalid` for a draft without a photo
 */
export async function renewListing(
  { db, review }: { db: Database; review: ReviewMode },
  seller: Actor,
  id: string,
  now = new Date(),
): Promise<Renewed> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockActor(trx, seller);
      const listing = await lockOwnListing(trx, { id, sellerId: seller.id });
      if (!listing) throw new AppError('not_found');
      const change = { expires_at: listingExpiry(now) };
      const moved =
        listing.status === 'draft'
          ? await publish(trx, review, listing, change)
          : await moveListing(trx, listing, 'renewed', change);
      if (!moved) throw refusalIn(listing.status);
      return { status: moved.status, expiresAt: moved.expires_at };
    }),
  );
}

async function publish(
  trx: Queryable,
  mode: ReviewMode,
  listing: ListingRow,
  change: { expires_at: Date },
): Promise<ListingRow | undefined> {
  const { id, seller_id: sellerId, model, year, km, resale_price: price } = listing;
  if (listing.images.length === 0) {
    throw new AppError('invalid', { fields: { images: (t) => t.contract(photoNeeded) } });
  }
  const last = await lastCase(trx, id);
  const isRefused = last?.status === 'refused';
  const numbers = await lookUpNumbers(trx, sellerId, await hashesOf(trx, id));
  const verdict = await reviewListing(
    trx,
    mode,
    {
      sellerId,
      texts: writtenTexts(listing),
      priced: { model, year, km, price },
      photos: listing.images.map(({ viewer }) => viewer),
      numbers,
    },
    {
      earlier: await countEarlier(trx, sellerId, listing.created_at),
      isRefused,
      wasPublic: !isRefused,
    },
  );
  const moved = await moveListing(trx, listing, verdict.waits ? 'submitted' : 'published', change);
  await openCase(trx, id, verdict);
  return moved;
}
