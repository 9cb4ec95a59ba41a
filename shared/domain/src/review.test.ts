import { expect, test } from 'vitest';

import { reviewFlags, reviewModes, reviewOf, reviewOfEdit } from './review.ts';

test.each([
  ['off', 0, [], [], false],
  ['off', 0, ['contact'], ['contact'], false],
  ['new-sellers', 2, [], ['new_seller'], true],
  ['new-sellers', 3, [], [], false],
  ['new-sellers', 3, ['low_price'], ['low_price'], true],
  ['new-sellers', 0, ['photo_seen'], ['photo_seen', 'new_seller'], true],
  ['all', 9, [], ['every_listing'], true],
  ['all', 9, ['contact'], ['contact', 'every_listing'], true],
] as const)('%s, after %i others, flagged %j: %j', (mode, earlier, flags, causes, waits) => {
  expect(reviewOf(mode, { earlier, flags })).toEqual({ causes, waits });
});

test.each(reviewModes)('%s: what an admin refused waits until it is looked at again', (mode) => {
  const { causes, waits } = reviewOf(mode, { earlier: 9, flags: [], isRefused: true });
  expect(causes).toContain('refused_before');
  expect(waits).toBe(true);
});

test('a bike whose time was over is no new seller’s', () => {
  const back = { earlier: 0, flags: [], wasPublic: true };
  expect(reviewOf('new-sellers', back)).toEqual({ causes: [], waits: false });
});

test.each(reviewModes)('%s: an edit waits only for what a rule finds', (mode) => {
  expect(reviewOfEdit(mode, [])).toEqual({ causes: [], waits: false });
  for (const flag of reviewFlags) {
    expect(reviewOfEdit(mode, [flag])).toEqual({ causes: [flag], waits: mode !== 'off' });
  }
});
