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
  { status, soldElsewhere, advertisedUntil }: MyProduct,
  t: Messages['products'],
): string | undefined {
  if (status === 'reserved' && advertisedUntil !== null) return t.advertRests;
  if (soldElsewhere) return t.soldElsewhere;
  const sentences: Partial<Record<ListingStatus, string>> = t.sentences;
  return sentences[status];
}
