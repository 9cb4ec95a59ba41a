import type { ListingStatus } from '@motohaat/domain/listing';
import type { ReportStatus } from '@motohaat/domain/report';
import type { BadgeTone } from '@motohaat/ui/badge';

/** What is said of a listing that is not simply for sale. */
export const listingWords: Partial<Record<ListingStatus, { badge: string; tone: BadgeTone }>> = {
  reserved: { badge: 'Reserved', tone: 'accent' },
  sold: { badge: 'Sold', tone: 'neutral' },
  hidden: { badge: 'Hidden', tone: 'danger' },
  archived: { badge: 'Removed', tone: 'neutral' },
};

/** How a closed report ended. */
export const outcomeWords: Partial<Record<ReportStatus, { badge: string; tone: BadgeTone }>> = {
  upheld: { badge: 'Upheld', tone: 'success' },
  dismissed: { badge: 'Dismissed', tone: 'neutral' },
  withdrawn: { badge: 'Withdrawn', tone: 'neutral' },
};
