import { describe, expect, test } from 'vitest';

import {
  anyBand,
  bandsOfBike,
  isFlaggedPrice,
  isSuspiciousPrice,
  kmBandOf,
  type PricedBike,
  priceBandsOf,
  priceLevelOf,
  yearBandOf,
} from './price-sense.ts';

const many = (count: number, bike: Partial<PricedBike>): PricedBike[] =>
  Array.from({ length: count }, (_, index) => ({
    year: 2021,
    km: 15_000,
    price: 100_000 + index * 10_000,
    ...bike,
  }));

test.each([
  [2019, 2019],
  [2020, 2019],
  [2021, 2019],
  [2022, 2022],
])('the year %i is compared with the three from %i', (year, band) => {
  expect(yearBandOf(year)).toBe(band);
});

test.each([
  [0, 0],
  [9_999, 0],
  [10_000, 10_000],
  [39_999, 20_000],
  [400_000, 70_000],
])('%i km are compared with those from %i', (km, band) => {
  expect(kmBandOf(km)).toBe(band);
});

describe('the figures of a model', () => {
  test('are its median and its middle half, for each band and the wider ones around it', () => {
    const figures = { bikes: 9, from: 120_000, median: 140_000, to: 160_000 };
    expect(priceBandsOf(many(9, {}))).toEqual([
      { yearBand: 2019, kmBand: 10_000, ...figures },
      { yearBand: 2019, kmBand: anyBand, ...figures },
      { yearBand: anyBand, kmBand: anyBand, ...figures },
    ]);
  });

  test('are left out where fewer than 8 bikes are alike', () => {
    expect(priceBandsOf(many(7, {}))).toEqual([]);
    const mixed = [...many(4, { km: 5_000 }), ...many(4, { km: 50_000 })];
    expect(priceBandsOf(mixed).map(({ kmBand }) => kmBand)).toEqual([anyBand, anyBand]);
  });

  test('of bikes without a year are those of the model alone', () => {
    expect(priceBandsOf(many(8, { year: null }))).toMatchObject([{ yearBand: anyBand, bikes: 8 }]);
    expect(bandsOfBike({ year: null, km: 4 })).toEqual([{ yearBand: anyBand, kmBand: anyBand }]);
  });
});

test.each([
  [119_999, 'low'],
  [120_000, 'fair'],
  [160_000, 'fair'],
  [160_001, 'high'],
] as const)('%i is %s where the middle half is from 120,000 to 160,000', (price, level) => {
  expect(priceLevelOf(price, { from: 120_000, to: 160_000 })).toBe(level);
});

test.each([
  [55_000, false, false],
  [54_999, true, false],
  [50_000, true, false],
  [49_999, true, true],
])('of a median of 100,000, %i is suspicious: %s, and looked at: %s', (price, warned, flagged) => {
  expect(isSuspiciousPrice(price, { median: 100_000 })).toBe(warned);
  expect(isFlaggedPrice(price, { median: 100_000 })).toBe(flagged);
});
