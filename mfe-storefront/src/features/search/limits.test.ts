import { expect, test } from 'vitest';

import { queryOf, readSearch } from './address.ts';
import { type LimitName, limitsOf } from './limits.ts';

const { search } = readSearch(new URLSearchParams('brand=bajaj&priceMax=100000'));
const facet = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count, about: false }));
const offered = (name: LimitName, counts: Record<string, number>) =>
  limitsOf(name, search, { [name]: facet(counts) }).map(({ value, count, next }) => [
    value,
    count,
    queryOf(next),
  ]);

test('limits that let in more are offered, the narrowest first, and the one that is set is taken off', () => {
  expect(offered('priceMax', { 150000: 9, 100000: 4, 75000: 4, 200000: 9 })).toEqual([
    [75000, 4, '?brand=bajaj&priceMax=75000'],
    [100000, 4, '?brand=bajaj'],
    [150000, 9, '?brand=bajaj&priceMax=150000'],
  ]);
  expect(offered('yearMin', { 2015: 8, 2020: 3, 2024: 0 })).toEqual([
    [2020, 3, '?brand=bajaj&priceMax=100000&yearMin=2020'],
    [2015, 8, '?brand=bajaj&priceMax=100000&yearMin=2015'],
  ]);
});
