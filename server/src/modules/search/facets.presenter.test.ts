import { expect, test } from 'vitest';

import { presentFacets } from './facets.presenter.ts';

const nothingKnown = { values: new Map<string, number>(), about: true };

test('beside a value that is chosen alone stands what there is, whatever was estimated of others', () => {
  const by = new Map([['district', nothingKnown] as const, ['priceMax', nothingKnown] as const]);
  const filters = { district: ['dhaka'], priceMax: 90_000 };
  const { district, priceMax } = presentFacets({ total: 12, capped: false, by }, filters, 'en');
  expect(district?.find(({ value }) => value === 'dhaka')).toMatchObject({
    count: 12,
    about: false,
  });
  expect(priceMax).toEqual([{ value: '90000', count: 12, about: false }]);
});

test('of what an estimate does not know none is told for certain', () => {
  const by = new Map([['district', nothingKnown] as const]);
  const told = presentFacets(
    { total: 12, capped: false, by },
    { district: ['dhaka', 'feni'] },
    'en',
  );
  expect(told.district?.length).toBeGreaterThan(2);
  expect(told.district?.every(({ about }) => about)).toBe(true);
});

test.each([
  [{ verified: true as const }, [['1', 5]], ['1 5']],
  [{ verified: true as const }, [], ['1 12']],
  [{}, [['1', 5]], ['1 5']],
  [{}, [], []],
])('with %j chosen, each value of %j stands there once', (filters, values, told) => {
  const by = new Map([
    ['verified', { values: new Map(values as [string, number][]), about: false }] as const,
  ]);
  const { verified = [] } = presentFacets({ total: 12, capped: false, by }, filters, 'en');
  expect(verified.map(({ value, count }) => `${value} ${count}`)).toEqual(told);
});
