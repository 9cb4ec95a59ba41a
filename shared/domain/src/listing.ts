/** The categories of the specification (section 3, and section 9: ids 1 to 3). */
export const categoryIds = [1, 2, 3] as const;
export type CategoryId = (typeof categoryIds)[number];
export const categoryNames = {
  1: 'Scooters',
  2: 'Standard For Dual Purpose',
  3: 'Sport',
} as const satisfies Record<CategoryId, string>;

/** Stored in lower case; people read the label (specification, section 5). */
export const conditions = ['excellent', 'good', 'fair'] as const;
export type Condition = (typeof conditions)[number];

/** The states of a listing, machine M1. */
export const listingStatuses = [
  'draft',
  'pending_review',
  'active',
  'reserved',
  'sold',
  'hidden',
  'archived',
] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The states in which anyone may see a listing; a reserved one carries a badge. */
export const publicStatuses = ['active', 'reserved'] as const satisfies readonly ListingStatus[];

/** Whether a link to a bike's page leads somewhere: that of a sold one shows others like it. */
export const hasPage = (status: string): boolean =>
  status === 'sold' || publicStatuses.some((each) => each === status);

/**
 * What happens to a listing by its seller, by an admin who reviews it, and by time; booking it and
 * letting it go are the booking's (machine M2). `published` and `submitted`: its seller puts it on the
 * market, at once or after review; `flagged`: what was edited has to be reviewed.
 */
export type ListingEvent =
  | 'edited'
  | 'flagged'
  | 'published'
  | 'submitted'
  | 'approved'
  | 'refused'
  | 'renewed'
  | 'expired'
  | 'sold-elsewhere'
  | 'deleted';

const transitions: Record<ListingEvent, Partial<Record<ListingStatus, ListingStatus>>> = {
  edited: { active: 'active', draft: 'draft' },
  flagged: { active: 'pending_review' },
  published: { draft: 'active' },
  submitted: { draft: 'pending_review' },
  approved: { pending_review: 'active' },
  // A draft, whose time may have been over before an admin looked at it, stays one.
  refused: { pending_review: 'draft', active: 'draft', draft: 'draft' },
  renewed: { active: 'active' },
  // A reserved one does not expire: the booking ends first.
  expired: { active: 'draft' },
  'sold-elsewhere': { active: 'sold' },
  deleted: {
    draft: 'archived',
    pending_review: 'archived',
    active: 'archived',
    sold: 'archived',
    hidden: 'archived',
  },
};

/** The state after an event, or nothing where machine M1 has no such step. */
export function afterListingEvent(
  status: ListingStatus,
  event: ListingEvent,
): ListingStatus | undefined {
  return transitions[event][status];
}

/** Days that a listing runs before it is a draft again, and the last of them on which that is said. */
export const listingDays = 60;
export const lastDays = 7;

/** When a listing expires that is published or renewed now. */
export function listingExpiry(now: Date): Date {
  return new Date(now.getTime() + listingDays * 86_400_000);
}

/** Adverts that a seller may have at a time, and the days that one runs (ruling S1.9). */
export const maximumAdverts = 3;
export const advertDays = 14;
/** Bikes that a seller may add in a day (ruling S7.21). */
export const maximumBikesPerDay = 20;
