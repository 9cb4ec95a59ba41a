import type { EditProduct, NewProduct } from '@motohaat/contract/bike-form';
import {
  afterListingEvent,
  categoryIds,
  conditions,
  type ListingEvent,
  maximumBikesPerDay,
} from '@motohaat/domain/listing';
import { highestAskingPrice } from '@motohaat/domain/price';
import type { ReviewMode } from '@motohaat/domain/review';
import { dhakaDate } from '@motohaat/domain/time';
import { v7 as newId } from 'uuid';

import type { ImagesPort } from '../../adapters/images/port.ts';
import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockActor } from '../accounts/account-status.ts';
import { findHolder } from '../bookings/holder.ts';
import { type ListingRow, lockOwnListing, moveListing } from '../listings/listing.transitions.ts';
import { openCase } from '../review/open-case.ts';
import { countEarlier, reviewEdit, reviewListing, writtenTexts } from '../review/review-listing.ts';
import { lookUpNumbers } from '../review/seen-numbers.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { attachUploads, detachUploads } from '../uploads/shown-uploads.ts';
import { tellWishers } from '../wishlist/tell-wishers.ts';
import { deleteDraft } from './drafts.repository.ts';
import { editedColumns, editedTexts } from './edited.ts';
import { factColumns } from './facts.ts';
import { insertNumbers, numbersOfNew } from './numbers-of-new.ts';
import { choosePhotos } from './photos.ts';
import { bikesAddedSince } from './selling.repository.ts';
import { photoField, readBike, readEdit, refusalIn } from './selling.rules.ts';
import type { StampedNumberHashes } from './stamped-number-hashes.ts';

const day = 24 * 3_600_000;

export type Selling = {
  db: Database;
  host: Pick<ImagesPort, 'serves'>;
  /** Which listings an admin sees before anyone else does. */
  review: ReviewMode;
  /** What is paid online to book a bike, in whole taka; nothing where that is its price. */
  bookingFee?: number | undefined;
  /** Under which chassis and engine numbers are kept. */
  numbers: StampedNumberHashes;
};

/**
 * Adds a bike of a seller's.
 *
 * @param making.id the listing's id; if the seller has that listing already, it is the answer
 * @throws AppError `invalid`, `rate_limited`
 */
export async function addBike(
  { db, host, review, numbers, bookingFee }: Selling,
  seller: Actor,
  body: NewProduct,
  { id, now = new Date() }: { id: string; now?: Date },
): Promise<string> {
  const form = readBike(body, yearIn(now), highestAskingPrice(bookingFee));
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockActor(trx, seller);
      if (await lockOwnListing(trx, { id, sellerId: seller.id })) return id;
      await assertMayAdd(trx, seller.id, now);
      const photos = await choosePhotos(trx, host, {
        sellerId: seller.id,
        urls: form.image,
        current: [],
        bikeName: form.productName,
      });
      if (!photos) throw unknownPhoto(photoField(body));
      const stamped = await numbersOfNew(trx, numbers, seller.id, body);
      const verdict = await reviewListing(
        trx,
        review,
        {
          sellerId: seller.id,
          texts: [form.productName, form.message, form.location, form.otherModel ?? ''],
          priced: { ...form, price: form.resaleprice },
          photos: form.image,
          numbers: await lookUpNumbers(trx, seller.id, {
            chassis: stamped.chassis_hash,
            engine: stamped.engine_hash,
          }),
        },
        { earlier: await countEarlier(trx, seller.id, now) },
      );
      await trx
        .insertInto('products')
        .values({
          id,
          seller_id: seller.id,
          category_id: known(categoryIds, (each) => String(each) === form.category),
          status: verdict.waits ? 'pending_review' : 'active',
          name: form.productName,
          condition: known(conditions, (each) => each === form.condition),
          original_price: form.originalprice,
          resale_price: form.resaleprice,
          warranty: form.warranty,
          used: form.used,
          location: form.location,
          description: form.message,
          images: JSON.stringify(photos.pictures),
          ...factColumns(form),
        })
        .execute();
      await attachUploads(trx, id, photos.uploadIds);
      await insertNumbers(trx, id, stamped);
      await openCase(trx, id, verdict);
      if (body.draft !== undefined) await deleteDraft(trx, seller.id, body.draft);
      await refreshSearch(trx, [id]);
      return id;
    }),
  );
}

/**
 * Changes the texts, the price, the photos or what is stated of a bike that nobody has booked. An edit that changes
 * nothing is done, so that it may be repeated.
 *
 * @returns the listing's version
 * @throws AppError `invalid`, `not_found`, `has_booking`, `conflict`
 */
export async function editBike(
  { db, host, review, bookingFee }: Selling,
  seller: Actor,
  id: string,
  body: EditProduct,
  now = new Date(),
): Promise<number> {
  const edit = readEdit(body, highestAskingPrice(bookingFee));
  return onListing(db, seller, id, 'edited', async (trx, listing) => {
    const price = edit.resaleprice ?? listing.resale_price;
    const urls = edit.image ?? listing.images.map(({ viewer }) => viewer);
    const isSamePrice = price === listing.resale_price;
    const stated = editedColumns(listing, edit, yearIn(now));
    const texts = editedTexts(listing, edit, stated);
    const before = writtenTexts(listing);
    const written = writtenTexts({ ...listing, ...stated, ...texts });
    const isSame =
      isSamePrice &&
      stated === undefined &&
      written.join('\n') === before.join('\n') &&
      urls.join('\n') === listing.images.map(({ viewer }) => viewer).join('\n');
    if (isSame) return listing.version;
    if (listing.version !== body.version) throw new AppError('conflict');

    const photos = await choosePhotos(trx, host, {
      sellerId: seller.id,
      urls,
      current: listing.images,
      bikeName: texts.name,
    });
    if (!photos) throw unknownPhoto('images');
    const images = JSON.stringify(photos.pictures);
    const verdict = await reviewEdit(trx, review, {
      sellerId: seller.id,
      texts: written.filter((text) => !before.includes(text)),
      ...((!isSamePrice || stated) && { priced: { ...listing, ...stated, price } }),
      photos: urls.filter((url) => !listing.images.some(({ viewer }) => viewer === url)),
    });
    // A draft is looked at when it is published.
    const isPublic = listing.status === 'active';
    const event = isPublic && verdict.waits ? 'flagged' : 'edited';
    const moved = await moveListing(trx, listing, event, {
      resale_price: price,
      images,
      ...stated,
      ...texts,
    });
    if (!moved) throw new AppError('conflict');
    if (isPublic) await openCase(trx, id, verdict);
    // What a draft was to cost, nobody has seen.
    if (isPublic && !isSamePrice) await keepPrices(trx, listing, seller.id);
    if (moved.status === 'active' && price < listing.resale_price) {
      const data = { from: listing.resale_price, to: price };
      await tellWishers(trx, id, { kind: 'price_drop', data });
    }
    await attachUploads(trx, id, photos.uploadIds);
    await detachUploads(trx, id, urls);
    return moved.version;
  });
}

/**
 * Takes a bike off the market for good; what was booked, wished or reported keeps its record.
 *
 * @throws AppError `not_found`, also for the id of anything but a bike of the seller's; `has_booking`
 */
export async function deleteBike(db: Database, seller: Actor, id: string): Promise<void> {
  await onListing(db, seller, id, 'deleted', async (trx, listing) => {
    // A hidden bike may still be booked.
    if (await findHolder(trx, id)) throw new AppError('has_booking');
    if (!(await moveListing(trx, listing, 'deleted'))) throw new AppError('conflict');
  });
}

/**
 * The seller sold the bike outside of MotoHaat. Done twice, it is done.
 *
 * @throws AppError `not_found`, `has_booking`, `conflict`
 */
export async function sellElsewhere(db: Database, seller: Actor, id: string): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const listing = await lockOwnListing(trx, { id, sellerId: seller.id });
      if (!listing) throw new AppError('not_found');
      if (listing.sold_elsewhere) return;
      const change = { sold_elsewhere: true };
      if (!(await moveListing(trx, listing, 'sold-elsewhere', change))) {
        throw refusalIn(listing.status);
      }
      await tellWishers(trx, id, { kind: 'wish_sold', data: {} });
    }),
  );
}

/** Does something to a seller's listing that machine M1 allows from where it is. */
async function onListing<Result>(
  db: Database,
  seller: Actor,
  id: string,
  event: ListingEvent,
  change: (trx: Queryable, listing: ListingRow) => Promise<Result>,
): Promise<Result> {
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      const listing = await lockOwnListing(trx, { id, sellerId: seller.id });
      if (!listing) throw new AppError('not_found');
      if (!afterListingEvent(listing.status, event)) throw refusalIn(listing.status);
      return change(trx, listing);
    }),
  );
}

async function assertMayAdd(trx: Queryable, sellerId: string, now: Date): Promise<void> {
  const added = await bikesAddedSince(trx, sellerId, new Date(now.getTime() - day));
  const [oldest] = added;
  if (!oldest || added.length < maximumBikesPerDay) return;
  const wait = oldest.getTime() + day - now.getTime();
  throw new AppError('rate_limited', {
    message: (t) => t.selling.bikesPerDay(maximumBikesPerDay),
    retryAfter: Math.max(1, Math.ceil(wait / 1_000)),
  });
}

async function keepPrices(trx: Queryable, listing: ListingRow, sellerId: string): Promise<void> {
  const { id: product_id, original_price, resale_price } = listing;
  await trx
    .insertInto('price_history')
    .values({ id: newId(), product_id, original_price, resale_price, changed_by: sellerId })
    .execute();
}

/** The year in Dhaka. */
const yearIn = (at: Date): number => Number(dhakaDate(at).slice(0, 4));

function unknownPhoto(field: string): AppError {
  return new AppError('invalid', { fields: { [field]: (t) => t.photos.gone } });
}

/** The option that a checked form names. */
function known<Option>(options: readonly Option[], isIt: (option: Option) => boolean): Option {
  const option = options.find(isIt);
  if (option === undefined) throw new AppError('invalid');
  return option;
}
