import { expect, test } from 'vitest';

import { otherModelKey, partsOfKey } from './other-model-key.ts';

test.each([
  [null, 'Bajaj  NEW-x 1', 'bajaj/newx1'],
  ['bajaj', 'new x১', 'bajaj/newx1'],
  ['bajaj', 'Bajaj New X1', 'bajaj/newx1'],
  [null, 'Royal Enfield New X', 'royal-enfield/newx'],
  [null, 'New X1', '/newx1'],
  ['hero', 'New X1', 'hero/newx1'],
  // The words of another brand are part of the model's name.
  ['hero', 'Bajaj New X1', 'hero/bajajnewx1'],
  ['bajaj', null, null],
])('of brand %j, the model “%s” is known by %j', (brand, otherModel, key) => {
  expect(otherModelKey({ brand, otherModel })).toBe(key);
});

test.each([
  ['bajaj/newx1', { brand: 'bajaj', words: 'newx1' }],
  ['/newx1', { brand: null, words: 'newx1' }],
])('the key %s names its parts', (key, parts) => {
  expect(partsOfKey(key)).toEqual(parts);
});
