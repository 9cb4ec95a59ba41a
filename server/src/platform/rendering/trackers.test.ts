import { expect, test } from 'vitest';

import { withoutTrackers, withTrackersOf } from './trackers.ts';

test.each([
  ['', ''],
  ['?q=r15&page=2', '?q=r15&page=2'],
  ['?fbclid=IwAR0x', ''],
  ['?utm_source=mail&q=%E0%A6%86&utm_campaign=a%26b', '?q=%E0%A6%86'],
  ['?GCLID=1', ''],
  ['?fbclid', ''],
  ['?q=fbclid&my_fbclid=1&fbclids=2&utm=3', '?q=fbclid&my_fbclid=1&fbclids=2&utm=3'],
  ['?', '?'],
  ['?&a', '?&a'],
])('a page is drawn for “%s” as for “%s”', (search, drawn) => {
  expect(withoutTrackers(search)).toBe(drawn);
});

test.each([
  ['?fbclid=1&q=a', '/search?q=a', '/search?q=a&fbclid=1'],
  [
    '?utm_source=x&utm_medium=y',
    '/products/1/a-bike',
    '/products/1/a-bike?utm_source=x&utm_medium=y',
  ],
  ['?q=a', '/search?q=a', '/search?q=a'],
  ['', '/categories/1', '/categories/1'],
])('who came with “%s” and is led to %s arrives at %s', (search, to, address) => {
  expect(withTrackersOf(search, to)).toBe(address);
});
