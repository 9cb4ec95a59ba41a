import { brands } from '@motohaat/catalogue/brands';
import { expect, test } from 'vitest';

import { outcomeOf } from '../../testing/outcome-of.ts';
import { searchFilters } from './read-filters.ts';

const models = brands.flatMap(({ families }) =>
  families.flatMap((family) => family.models.map(({ slug }) => slug)),
);
const some = (count: number) => models.slice(0, count);
const read = (query: Record<string, string>) =>
  outcomeOf(() => JSON.stringify(searchFilters(query).filters));

test.each([
  [{ brand: '' }, '{}'],
  [{ brand: 'bajaj,tvs,bajaj' }, '{"brand":["bajaj","tvs"]}'],
  [{ kind: '1,3' }, '{"kind":[1,3]}'],
  [{ priceMin: '0' }, '{"priceMin":0}'],
  [{ priceMin: '999999999' }, '{"priceMin":999999999}'],
  [{ verified: '1' }, '{"verified":true}'],
  [{ owners: '1' }, '{"owners":1}'],
  [{ brand: 'bajaj,nobody' }, 'invalid'],
  [{ brand: 'bajaj,' }, 'invalid'],
  [{ kind: '4' }, 'invalid'],
  [{ priceMin: '1000000000' }, 'invalid'],
  [{ priceMin: '-1' }, 'invalid'],
  [{ verified: '0' }, 'invalid'],
  [{ owners: '0' }, 'invalid'],
  [{ colour: 'red' }, 'invalid'],
  [{ sort: 'colour' }, 'invalid'],
])('%j is read as %s', (query, outcome) => {
  expect(read(query)).toBe(outcome);
});

test('a filter has 64 values at most', () => {
  expect(read({ model: some(64).join() })).toBe(JSON.stringify({ model: some(64) }));
  expect(read({ model: some(65).join() })).toBe('invalid');
});
