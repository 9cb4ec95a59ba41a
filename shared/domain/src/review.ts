/** Looking at listings before, or while, they are public. */

/** Which listings wait for an admin: none, those of new sellers and flagged ones, or all. */
export const reviewModes = ['off', 'new-sellers', 'all'] as const;
export type ReviewMode = (typeof reviewModes)[number];

/**
 * What about a listing a rule finds: under half of the median, a contact in the text, another's photo,
 * another's chassis or engine number, one of a stolen bike.
 */
export const reviewFlags = [
  'low_price',
  'contact',
  'photo_seen',
  'number_seen',
  'number_stolen',
] as const;
export type ReviewFlag = (typeof reviewFlags)[number];

/** Why an admin looks at a listing. */
export const reviewCauses = [
  ...reviewFlags,
  'refused_before',
  'new_seller',
  'every_listing',
] as const;
export type ReviewCause = (typeof reviewCauses)[number];

/** Why an admin refuses a listing, as its seller is told. */
export const refusalReasons = [
  'price',
  'contact',
  'photos',
  'description',
  'duplicate',
  'no_bike',
  'stolen',
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Listings of an account that count as those of a new seller. */
const firstListings = 3;

/** What is known of a listing that is put on the market. */
export type ForReview = {
  flags: readonly ReviewFlag[];
  /** Listings that its seller made before it. */
  earlier: number;
  /** Whether an admin refused it last time. */
  isRefused?: boolean;
  /** Whether everybody saw it until its time was over. */
  wasPublic?: boolean;
};

/** Why somebody has to look at a listing, and whether it waits for that. */
export type Review = { causes: ReviewCause[]; waits: boolean };

/**
 * Whether a listing that is put on the market is looked at, and why. One that an admin has refused waits
 * for an admin in every mode: a refusal that the seller could lift would be none.
 */
export function reviewOf(
  mode: ReviewMode,
  { flags, earlier, isRefused = false, wasPublic = false }: ForReview,
): Review {
  const causes: ReviewCause[] = [...flags];
  if (isRefused) causes.push('refused_before');
  if (mode === 'all') causes.push('every_listing');
  if (mode === 'new-sellers' && earlier < firstListings && !wasPublic) causes.push('new_seller');
  return { causes, waits: isRefused || (mode !== 'off' && causes.length > 0) };
}

/** The same of a listing that is edited while everybody sees it: only what a rule finds counts. */
export function reviewOfEdit(mode: ReviewMode, flags: readonly ReviewFlag[]): Review {
  return { causes: [...flags], waits: mode !== 'off' && flags.length > 0 };
}
