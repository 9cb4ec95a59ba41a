import type { MyProduct } from '@motohaat/contract/selling';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { BadgeTone } from '@motohaat/ui/badge';

type Words = { badge: string; tone: BadgeTone; sentence?: string };

const words: Record<ListingStatus, Words> = {
  draft: { badge: 'Draft', tone: 'neutral', sentence: 'Nobody but you sees this bike.' },
  pending_review: {
    badge: 'In review',
    tone: 'neutral',
    sentence: 'We look at it first. Then everybody sees it.',
  },
  active: { badge: 'For sale', tone: 'success' },
  reserved: { badge: 'Reserved', tone: 'accent', sentence: 'Somebody has booked this bike.' },
  sold: { badge: 'Sold', tone: 'neutral' },
  hidden: {
    badge: 'Hidden',
    tone: 'danger',
    sentence: 'Buyers reported this bike, so nobody sees it. Contact support.',
  },
  archived: { badge: 'Removed', tone: 'neutral' },
};

/** Where a listing stands, for its seller. */
export function productWords({ status, soldElsewhere, advertisedUntil }: MyProduct): Words {
  const said = words[status];
  if (status === 'reserved' && advertisedUntil !== null) {
    const sentence = 'Somebody has booked this bike, so its advert is not shown for now.';
    return { ...said, sentence };
  }
  return soldElsewhere ? { ...said, sentence: 'You sold it elsewhere.' } : said;
}

/** How often a bike has been booked, for people. */
export function bookingCount(count: number): string {
  if (count === 0) return 'No bookings yet';
  return count === 1 ? '1 booking' : `${count} bookings`;
}
