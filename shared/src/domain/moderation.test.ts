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

test('what was taken off comes back to where its booking puts it; what a seller deleted does not', () => {
  for (const status of listingStatuses) {
    for (const takenOffBy of [null, ...takers]) {
      const comesBack =
        takenOffBy !== null &&
        (status === 'hidden' || (status === 'archived' && takenOffBy === 'admin'));
      const [free, booked] = [false, true].map((isBooked) =>
        afterRestoring(status, { takenOffBy, isBooked }),
      );
      expect([free, booked]).toEqual(comesBack ? ['active', 'reserved'] : [undefined, undefined]);
    }
  }
});
