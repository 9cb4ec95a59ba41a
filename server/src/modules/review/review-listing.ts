import { hasContacts } from '@motohaat/domain/contacts';
import {
  type ForReview,
  type Review,
  type ReviewFlag,
  type ReviewMode,
  reviewOf,
  reviewOfEdit,
} from '@motohaat/domain/review';

import type { Queryable } from '../../database/index.ts';
import type { ListingRow } from '../listings/listing.transitions.ts';
import { isPricedLow, type Priced } from '../price-sense/price-sense.ts';
import type { KnownNumbers } from './seen-numbers.ts';
import { findSeenOn } from './seen-photos.ts';

/** What rules look at; of an edit only what it changes. */
export type Reviewed = {
  sellerId: string;
  /** As `writtenTexts` has them. */
  texts?: readonly string[];
  priced?: Priced;
  /** URLs. */
  photos?: readonly string[];
  numbers?: KnownNumbers;
};

/** All that a seller writes of a bike in words of their own. */
export function writtenTexts({
  name,
  description,
  location,
  other_model: otherModel,
}: Pick<ListingRow, 'name' | 'description' | 'location' | 'other_model'>): string[] {
  return [name, description, location, otherModel ?? ''];
}

/** Why somebody looks at a listing, whether it waits for that, and whose photo it shows. */
export type Verdict = Review & { seenOn: string | null };

/** Reviews a listing that is put on the market. */
export async function reviewListing(
  trx: Queryable,
  mode: ReviewMode,
  reviewed: Reviewed,
  known: Omit<ForReview, 'flags'>,
): Promise<Verdict> {
  const { flags, seenOn } = await findFlags(trx, reviewed);
  return { ...reviewOf(mode, { ...known, flags }), seenOn };
}

/** Reviews what an edit of a public listing changes. */
export async function reviewEdit(
  trx: Queryable,
  mode: ReviewMode,
  reviewed: Reviewed,
): Promise<Verdict> {
  const { flags, seenOn } = await findFlags(trx, reviewed);
  return { ...reviewOfEdit(mode, flags), seenOn };
}

async function findFlags(
  trx: Queryable,
  { sellerId, texts = [], priced, photos = [], numbers }: Reviewed,
): Promise<{ flags: ReviewFlag[]; seenOn: string | null }> {
  const flags: ReviewFlag[] = [];
  if (priced && (await isPricedLow(trx, priced))) flags.push('low_price');
  if (texts.some(hasContacts)) flags.push('contact');
  const seenOn = (await findSeenOn(trx, sellerId, photos)) ?? null;
  if (seenOn !== null) flags.push('photo_seen');
  if (numbers) flags.push(...flagsOf(numbers));
  return { flags, seenOn: seenOn ?? numbers?.numberSeenOn ?? null };
}

/** What a bike's numbers alone give to look at. */
export function flagsOf({ numberSeenOn, isStolen }: KnownNumbers): ReviewFlag[] {
  return [
    ...(numberSeenOn === undefined ? [] : (['number_seen'] as const)),
    ...(isStolen ? (['number_stolen'] as const) : []),
  ];
}

/** Listings that a seller made before a time, as far as it matters. */
export async function countEarlier(
  trx: Queryable,
  sellerId: string,
  before: Date,
): Promise<number> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where('seller_id', '=', sellerId)
    .where('created_at', '<', before)
    .limit(3)
    .execute();
  return rows.length;
}
