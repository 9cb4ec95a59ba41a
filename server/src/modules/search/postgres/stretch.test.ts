import { expect, test } from 'vitest';

import type { Lead } from './lead.ts';
import { stretchConditions, stretchOf } from './stretch.ts';

const ranks = [10, 9, 8, 7, 6];
const words: Lead = { by: 'words', ranks };

// A page of 24 probably stands where four of the sample do.
test.each([
  [10, { from: 7, to: 10 }],
  [9, { from: 6, to: 9 }],
  [8, undefined],
])('behind rank %i a page of words is looked for within %j', (after, stretch) => {
  expect(stretchOf(words, 24, after)).toEqual(stretch);
});

test('a first page is looked for from the newest bike on', () => {
  const { from, to = 0 } = stretchOf(words, 24, undefined) ?? {};
  expect(from).toBe(7);
  expect(to).toBeGreaterThan(Date.now() / 3_600_000);
});

test.each<[string, Lead]>([
  ['all bikes lead', { by: 'all' }],
  ['all of some keys lead', { by: 'all of keys', column: 'model', keys: [1] }],
  ['nobody knows how far it is', { by: 'words' }],
])('a page has no stretch where %s', (_what, lead) => {
  expect(stretchOf(lead, 24, 10)).toBeUndefined();
});

test('a stretch is one condition, and none is none', () => {
  expect(stretchConditions({ from: 6, to: 9 })).toHaveLength(1);
  expect(stretchConditions(undefined)).toEqual([]);
});
