import type { ListingStatus } from '@motohaat/domain/listing';
import type { ReportStatus } from '@motohaat/domain/report';
import type { BadgeTone } from '@motohaat/ui/badge';

export const listingTones = {
  reserved: 'accent',
  sold: 'neutral',
  hidden: 'danger',
  archived: 'neutral',
} satisfies Partial<Record<ListingStatus, BadgeTone>>;

/** Whether something is said of a listing: it is not simply for sale. */
export function isMarked(status: ListingStatus): status is keyof typeof listingTones {
  return status in listingTones;
}

export const outcomeTones = {
  upheld: 'success',
  dismissed: 'neutral',
  withdrawn: 'neutral',
} satisfies Partial<Record<ReportStatus, BadgeTone>>;

/** Whether a report is closed. */
export function hasEnded(status: ReportStatus): status is keyof typeof outcomeTones {
  return status in outcomeTones;
}
