import type { MyProduct } from '@motohaat/contract/selling';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { BadgeTone } from '@motohaat/ui/badge';

import type { Messages } from '../../messages/index.ts';

/** Where a listing stands, as the colour of its badge. */
export const productTones: Record<ListingStatus, BadgeTone> = {
  draft: 'neutral',
  pending_review: 'neutral',
  active: 'success',
  reserved: 'accent',
  sold: 'neutral',
  hidden: 'danger',
  archived: 'neutral',
};

/** What it means for the seller where a listing stands; nothing where the badge says all. */
export function sentenceOf(
  { status, soldElsewhere, advertisedUntil, draftBecause }: MyProduct,
  t: Messages['products'],
): string | undefined {
  if (status === 'reserved' && advertisedUntil !== null) return t.advertRests;
  if (draftBecause) return t[draftBecause];
  if (soldElsewhere) return t.soldElsewhere;
  const sentences: Partial<Record<ListingStatus, string>> = t.sentences;
  return sentences[status];
}

const day = 86_400_000;

/** Whole days until a listing is a draft again; nothing where it does not run. */
export function daysLeft({ expiresAt }: Pick<MyProduct, 'expiresAt'>): number | undefined {
  if (!expiresAt) return undefined;
  return Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / day));
}
