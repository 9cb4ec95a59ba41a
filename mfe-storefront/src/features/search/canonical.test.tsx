import { renderWithPlatform } from '@motohaat/testing';
import { expect, test } from 'vitest';

import { readSearch } from './address.ts';
import { canonicalOf } from './canonical.ts';

test.each([
  ['brand=bajaj', '/bikes/bajaj'],
  ['model=pulsar-150&district=dhaka', '/bikes/pulsar-150/dhaka'],
  ['kind=1&district=dhaka', '/bikes/scooters/dhaka'],
  ['kind=1', '/categories/1'],
  ['kind=1,2', undefined],
  ['brand=bajaj&sort=price', undefined],
  ['brand=bajaj&q=red', undefined],
  ['brand=bajaj&photos=1', undefined],
  ['', undefined],
])('the page of its own of the search ?%s is %s', (query, path) => {
  renderWithPlatform(<p />);
  expect(canonicalOf(readSearch(new URLSearchParams(query)).search)).toBe(path);
});
