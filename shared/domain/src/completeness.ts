/**
 * What makes a listing complete, with what each part weighs: together 100. Photos and the facts that
 * buyers filter by weigh most.
 */
export const listingParts = {
  photo: 8,
  morePhotos: 14,
  model: 12,
  year: 9,
  cc: 3,
  colour: 3,
  km: 11,
  condition: 3,
  owners: 4,
  registration: 6,
  papers: 9,
  district: 4,
  area: 2,
  price: 5,
  description: 7,
} as const;
export type ListingPart = keyof typeof listingParts;

/** Photos from which more add nothing to a listing's completeness. */
export const enoughPhotos = 5;
/** Characters from which a description says something. */
export const enoughDescription = 80;

/** How complete a listing is, and what would add most to it. */
export type Completeness = {
  /** From 0 to 100. */
  percent: number;
  /** Nothing where nothing is missing. */
  next: ListingPart | null;
};

/**
 * Says how complete a listing is.
 *
 * @param done how much of each part is there, from 0 to 1; what is left out is not there
 */
export function completenessOf(done: Readonly<Partial<Record<ListingPart, number>>>): Completeness {
  let sum = 0;
  let next: ListingPart | null = null;
  let most = 0;
  for (const [part, weight] of Object.entries(listingParts) as [ListingPart, number][]) {
    const share = Math.min(1, Math.max(0, done[part] ?? 0));
    sum += weight * share;
    const missing = weight * (1 - share);
    // A listing without any photo is not looked at: it comes before all else.
    const gain = part === 'photo' ? missing * listingParts.morePhotos : missing;
    if (gain > most) [most, next] = [gain, part];
  }
  // Only a whole one is shown as whole.
  return { percent: next === null ? 100 : Math.min(99, Math.round(sum)), next };
}
