import { describe, expect, it } from 'vitest';

import { bikes } from './bikes.ts';
import { buyers } from './buyers.ts';
import { models } from './models.ts';
import { sellers } from './sellers.ts';
import type { Bike } from './types.ts';

const advertised = bikes.filter((bike) => bike.advertised);
const isHalfYear = (years: number): boolean => Number.isInteger(years * 2);

/** How many bikes share each value of `pick`. */
function countBy<T>(list: readonly Bike[], pick: (bike: Bike) => T): Map<T, number> {
  const counts = new Map<T, number>();
  for (const bike of list) {
    counts.set(pick(bike), (counts.get(pick(bike)) ?? 0) + 1);
  }
  return counts;
}

describe('the demo market', () => {
  it('has 66 bikes or more, 20 or more in each category', () => {
    expect(bikes.length).toBeGreaterThanOrEqual(66);
    const perCategory = countBy(bikes, (bike) => bike.category);
    for (const category of [1, 2, 3] as const) {
      expect(perCategory.get(category)).toBeGreaterThanOrEqual(20);
    }
  });

  it('is sold by 15 sellers or more, each of them known', () => {
    const perSeller = countBy(bikes, (bike) => bike.seller);
    expect(perSeller.size).toBeGreaterThanOrEqual(15);
    const known = new Set(sellers.map((seller) => seller.key));
    expect([...perSeller.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  it('advertises 12 bikes of 8 sellers or more, at most 3 of one seller, none booked', () => {
    expect(advertised).toHaveLength(12);
    const perSeller = countBy(advertised, (bike) => bike.seller);
    expect(perSeller.size).toBeGreaterThanOrEqual(8);
    expect(Math.max(...perSeller.values())).toBeLessThanOrEqual(3);
    const booked = new Set(buyers.map((buyer) => buyer.booked));
    expect(advertised.filter(({ key }) => booked.has(key))).toEqual([]);
  });

  it('has bikes newer than those advertised, so that the home page does not show the same ones twice', () => {
    const newest = bikes.toSorted((a, b) => a.postedHoursAgo - b.postedHoursAgo).slice(0, 6);
    expect(newest.filter((bike) => bike.advertised)).toEqual([]);
  });

  it('gives the demo seller six bikes, two of them advertised', () => {
    const demo = sellers.find((seller) => seller.email === 'demo.seller@motohaat.example');
    expect(demo?.name).toBe('Rafiq Hasan');
    const own = bikes.filter((bike) => bike.seller === demo?.key);
    expect(own).toHaveLength(6);
    expect(own.filter((bike) => bike.advertised)).toHaveLength(2);
  });

  it('has three booked bikes, each booked by somebody else than its seller', () => {
    const booked = buyers.map((buyer) => bikes.find(({ key }) => key === buyer.booked)?.seller);
    expect(new Set(booked)).toEqual(new Set(['mitu-barua', 'shamim-sikder', 'polash-das']));
  });

  it('writes Bangla in four bikes at most, none of them among the first a visitor sees', () => {
    const inBangla = bikes.filter(({ description }) => /\p{Script=Bengali}/u.test(description));
    expect(inBangla.length).toBeGreaterThan(0);
    expect(inBangla.length).toBeLessThanOrEqual(4);
    for (const bike of inBangla) {
      const newer = bikes.filter(
        ({ category, postedHoursAgo }) =>
          category === bike.category && postedHoursAgo < bike.postedHoursAgo,
      );
      expect(bike.advertised).toBe(false);
      expect(newer.length).toBeGreaterThanOrEqual(10);
    }
  });

  it('has unique keys and e-mail addresses that can never receive mail', () => {
    expect(new Set(bikes.map((bike) => bike.key)).size).toBe(bikes.length);
    expect(new Set(sellers.map((seller) => seller.key)).size).toBe(sellers.length);
    const emails = [...sellers, ...buyers].map(({ email }) => email);
    expect(new Set(emails).size).toBe(emails.length);
    for (const email of emails) {
      expect(email).toMatch(/^[a-z.]+@motohaat\.example$/);
    }
  });
});

describe.each(bikes.map((bike) => [bike.key, bike] as const))('%s', (_key, bike) => {
  it('has prices within the bounds of a listing, the resale price below the original', () => {
    for (const price of [bike.originalPrice, bike.resalePrice]) {
      expect(Number.isInteger(price)).toBe(true);
      expect(price).toBeGreaterThanOrEqual(1_000);
      expect(price).toBeLessThanOrEqual(999_999);
    }
    expect(bike.resalePrice).toBeLessThan(bike.originalPrice);
  });

  it('has years in half steps from 0 to 50', () => {
    for (const years of [bike.used, bike.warranty]) {
      if (years === null) continue;
      expect(isHalfYear(years)).toBe(true);
      expect(years).toBeGreaterThanOrEqual(0);
      expect(years).toBeLessThanOrEqual(50);
    }
  });

  it('is described in two to five sentences', () => {
    const sentences = bike.description.match(/[.!?।](\s|$)/g) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
  });

  it('carries the name and category of the model in its pictures', () => {
    const model = Object.entries(models).find(([, { name }]) => name === bike.name);
    expect(model?.[1].category).toBe(bike.category);
    expect(bike.pictures.length).toBeGreaterThanOrEqual(1);
    for (const picture of bike.pictures) {
      expect(picture.card).toContain(`/pictures/${model?.[0]}-`);
    }
  });
});
