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

/** What a seller does to a listing; booking it and letting it go are the booking's (machine M2). */
export type ListingEvent = 'edited' | 'sold-elsewhere' | 'deleted';

const transitions: Record<ListingEvent, Partial<Record<ListingStatus, ListingStatus>>> = {
  edited: { active: 'active' },
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

/** Adverts that a seller may have at a time, and the days that one runs (ruling S1.9). */
export const maximumAdverts = 3;
export const advertDays = 14;
/** Bikes that a seller may add in a day (ruling S7.21). */
export const maximumBikesPerDay = 20;
