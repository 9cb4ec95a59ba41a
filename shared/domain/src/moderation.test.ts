import { expect, test } from 'vitest';

import { listingStatuses } from './listing.ts';
import { afterHiding, afterRemoval, afterRestoring, takers } from './moderation.ts';

test('reports hide what is public, and nothing else', () => {
  const hidden = listingStatuses.filter((status) => afterHiding(status) === 'hidden');
  expect(hidden).toEqual(['active', 'reserved']);
});

test('a removed listing is hidden while a booking keeps it, archived otherwise, and removed once', () => {
  for (const status of listingStatuses) {
    const isGone = status === 'archived';
    expect(afterRemoval(status, { isBooked: true })).toBe(isGone ? undefined : 'hidden');
    expect(afterRemoval(status, { isBooked: false })).toBe(isGone ? undefined : 'archived');
  }
});

test('what was taken off comes back to where its bookings put it; what a seller deleted does not', () => {
  for (const status of listingStatuses) {
    for (const takenOffBy of [null, ...takers]) {
      const comesBack =
        takenOffBy !== null &&
        (status === 'hidden' || (status === 'archived' && takenOffBy === 'admin'));
      const to = (isBooked: boolean, isSold: boolean) =>
        afterRestoring(status, { takenOffBy, isBooked, isSold });
      const back = [to(false, false), to(true, false), to(false, true)];
      expect(back).toEqual(
        comesBack ? ['active', 'reserved', 'sold'] : [undefined, undefined, undefined],
      );
    }
  }
});
