/** The categories of the specification (section 9: ids 1 to 3). */
export const categoryIds = [1, 2, 3] as const;
export type CategoryId = (typeof categoryIds)[number];

/** Stored in lower case; people read the label (specification, section 5). */
export const conditions = ['excellent', 'good', 'fair'] as const;
export type Condition = (typeof conditions)[number];
export const conditionLabels: Record<Condition, string> = {
  excellent: 'excellent',
  good: 'Good',
  fair: 'Fair',
};

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
