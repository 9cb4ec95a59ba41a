import { expect, test } from 'vitest';

import { nearModels } from './near-models.ts';

test.each([
  ['Plusar NS 160 Twin', null, 'pulsar-ns160'],
  ['NS 160 Twin', 'bajaj', 'pulsar-ns160'],
  // Understood with its brand before it.
  ['150R', 'hero', 'hunk-150r'],
  ['150R', null, undefined],
])('“%s” of brand %s may mean %s first', (words, brand, slug) => {
  expect(nearModels(words, brand)[0]?.model.slug).toBe(slug);
});

test.each([
  [null, 'bajaj'],
  ['honda', 'honda'],
])('words of brand %s mean models of %s alone', (brand, meant) => {
  const near = nearModels('Pulsar Hornet', brand);
  expect(new Set(near.map((each) => each.brand.slug))).toEqual(new Set([meant]));
});
