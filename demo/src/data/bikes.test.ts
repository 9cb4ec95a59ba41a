import { findArea, findDistrict, findModel } from '@motohaat/catalogue/find';
import { categoryOfKind } from '@motohaat/domain/bike-facts';
import { hasContacts } from '@motohaat/domain/contacts';
import { describe, expect, it } from 'vitest';

import { bikes } from './bikes.ts';
import { buyers } from './buyers.ts';
import { sellers } from './sellers.ts';
import type { Bike } from './types.ts';

const advertised = bikes.filter((bike) => bike.advertised);

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

/** The keys of the bikes that are not so. */
const others = (isSo: (bike: Bike) => boolean) =>
  bikes.filter((bike) => !isSo(bike)).map(({ key }) => key);
const isPrice = (price: number) => Number.isInteger(price) && price >= 1_000 && price <= 999_999;
const isAge = (years: number | null) =>
  years === null || (Number.isInteger(years * 2) && years >= 0 && years <= 50);

describe('each bike', () => {
  it('has prices within the bounds of a listing, the resale price below the original', () => {
    expect(
      others(
        ({ originalPrice, resalePrice, before }) =>
          [originalPrice, resalePrice, before?.price ?? resalePrice].every(isPrice) &&
          resalePrice < originalPrice &&
          (before?.price ?? originalPrice) > resalePrice,
      ),
    ).toEqual([]);
  });

  it('has years in half steps from 0 to 50', () => {
    expect(others(({ used, warranty }) => isAge(used) && isAge(warranty))).toEqual([]);
  });

  it('is described in two to five sentences, without a number to call', () => {
    expect(
      others(({ description }) => {
        const sentences = description.match(/[.!?।](\s|$)/g) ?? [];
        return sentences.length >= 2 && sentences.length <= 5 && !hasContacts(description);
      }),
    ).toEqual([]);
    expect(new Set(bikes.map(({ description }) => description)).size).toBe(bikes.length);
  });

  it('is a model of the catalogue, made in its year, in the category of its kind, and named so', () => {
    expect(
      others(({ facts, category, name }) => {
        const found = findModel(facts.model);
        if (found?.brand.slug !== facts.brand) return false;
        const { from, to, kind, cc, name: of } = found.model;
        const isMade = facts.year >= (from ?? 0) && facts.year <= (to ?? 9999);
        const named = `${found.brand.name.en} ${of.en}`;
        const isNamed = [named, `${named} ${facts.year}`].includes(name);
        return isMade && isNamed && cc === facts.cc && category === categoryOfKind(kind);
      }),
    ).toEqual([]);
  });

  it('stands where the catalogue has a place, and is sold by somebody from there', () => {
    expect(
      others(
        ({ facts: { district, area, registrationZone } }) =>
          findDistrict(district) !== undefined &&
          (registrationZone === null || findDistrict(registrationZone) !== undefined) &&
          (area === null || findArea(district, area) !== undefined),
      ),
    ).toEqual([]);
  });

  it('says in words no other kilometres and no other papers than its facts', () => {
    expect(
      others(({ description, facts: { km, papers } }) => {
        const far = /([\d,]{5,7}) (?:careful |honest )?(?:km|kilometres)/.exec(description)?.[1];
        const isTrue = far === undefined || Number(far.replaceAll(',', '')) === km;
        const isMine = !/papers are in my name|all papers are in my name/i.test(description);
        return isTrue && (isMine || papers?.certificate === 'seller');
      }),
    ).toEqual([]);
  });
});

describe('search has something to show', () => {
  it('has 240 bikes or more, in all 64 districts, at least three of each model', () => {
    expect(bikes.length).toBeGreaterThanOrEqual(240);
    const inDistricts = countBy(bikes, ({ facts }) => facts.district);
    expect(inDistricts.size).toBe(64);
    expect(Math.min(...inDistricts.values())).toBeGreaterThanOrEqual(3);
    const ofModels = [...countBy(bikes, ({ facts }) => facts.model).values()];
    expect(Math.min(...ofModels)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...ofModels)).toBeGreaterThanOrEqual(8);
    const inDhaka = bikes.filter(({ facts }) => facts.district === 'dhaka');
    const pulsars = inDhaka.filter(({ facts }) => facts.model === 'pulsar-150');
    expect(pulsars.length).toBeGreaterThanOrEqual(3);
  });

  it('has bikes of all conditions, with papers in order, not in order and not stated', () => {
    expect(new Set(bikes.map(({ condition }) => condition)).size).toBe(3);
    const stated = bikes.filter(({ facts: { papers } }) => papers !== null);
    const inOrder = stated.filter(({ facts: { papers } }) => (papers?.taxTokenDays ?? 0) > 0);
    expect(stated.length).toBeLessThan(bikes.length - 20);
    expect(inOrder.length).toBeGreaterThan(bikes.length / 4);
    expect(inOrder.length).toBeLessThan(stated.length - 20);
  });

  it('has prices that were lowered, and sellers with and without a confirmed address', () => {
    expect(bikes.filter(({ before }) => before).length).toBeGreaterThanOrEqual(20);
    expect(new Set(sellers.map(({ verified }) => verified)).size).toBe(2);
  });
});
