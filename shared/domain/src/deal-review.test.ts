import { expect, test } from 'vitest';

import { isShown, mayEdit, reviewableUntil, shownFrom } from './deal-review.ts';

const hour = 3_600_000;
const day = 24 * hour;
const written = Date.UTC(2026, 0, 1);

test.each([
  ['alone', false, 14 * day - 1, false],
  ['alone for 14 days', false, 14 * day, true],
  ['both', true, 0, true],
])('a review is shown when both have written or 14 days have passed: %s', (_, both, later, is) => {
  const shownAt = shownFrom(written, both);
  expect(isShown({ writtenAt: written, shownAt }, written + later)).toBe(is);
});

test.each([
  ['at once', false, 0, true],
  ['within a day', false, 24 * hour - 1, true],
  ['after a day', false, 24 * hour, false],
  ['once both have written', true, 0, false],
])(
  'a review is changed for a day, and never what somebody may have read: %s',
  (_, both, at, may) => {
    expect(mayEdit({ writtenAt: written, shownAt: shownFrom(written, both) }, written + at)).toBe(
      may,
    );
  },
);

test('only a completed booking is reviewed, for 60 days', () => {
  expect(reviewableUntil({ status: 'completed', completedAt: written })).toBe(written + 60 * day);
  for (const status of ['paid', 'disputed', 'refund_pending', 'refunded', 'cancelled'] as const) {
    expect(reviewableUntil({ status, completedAt: written })).toBeUndefined();
  }
  expect(reviewableUntil({ status: 'completed' })).toBeUndefined();
});
