import type { ListingStatus } from './listing.ts';

/** Who took a listing off the market, if it was not its seller. */
export const takers = ['reports', 'admin'] as const;
export type Taker = (typeof takers)[number];

/**
 * The state of a listing after enough reports (machine M1).
 *
 * @returns nothing if it is not public: then there is nothing to hide
 */
export function afterHiding(status: ListingStatus): ListingStatus | undefined {
  return status === 'active' || status === 'reserved' ? 'hidden' : undefined;
}

/**
 * The state of a listing after the admin removed it (machine M1): hidden while a booking keeps it,
 * else archived.
 *
 * @returns nothing if it is gone already
 */
export function afterRemoval(
  status: ListingStatus,
  { isBooked }: { isBooked: boolean },
): ListingStatus | undefined {
  if (status === 'archived') return undefined;
  return isBooked ? 'hidden' : 'archived';
}

/**
 * The state of a listing that the admin brings back (machine M1): computed again from whether a
 * booking keeps it, or has sold it meanwhile.
 *
 * @returns nothing for one that was not taken off, or that its seller deleted since
 */
export function afterRestoring(
  status: ListingStatus,
  {
    takenOffBy,
    isBooked,
    isSold,
  }: { takenOffBy: Taker | null; isBooked: boolean; isSold: boolean },
): ListingStatus | undefined {
  const isAway = status === 'hidden' || (status === 'archived' && takenOffBy === 'admin');
  if (!isAway || takenOffBy === null) return undefined;
  if (isSold) return 'sold';
  return isBooked ? 'reserved' : 'active';
}
