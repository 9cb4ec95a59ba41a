import { expect, test } from 'vitest';

import { areas, districts, divisions } from './places.ts';
import { keyOf } from './rewrite.ts';

const all = [...divisions, ...districts, ...areas];

test('there are eight divisions and 64 districts, each in its division', () => {
  expect([divisions.length, districts.length]).toEqual([8, 64]);
  const counts = divisions.map(
    ({ slug }) => districts.filter(({ division }) => division === slug).length,
  );
  expect(counts).toEqual([13, 11, 8, 10, 6, 4, 8, 4]);
});

test('each area stands in a district', () => {
  const known = new Set(districts.map(({ slug }) => slug));
  expect(areas.filter(({ district }) => !known.has(district))).toEqual([]);
});

test('an address names one place of its kind', () => {
  const addresses = [
    ...divisions.map(({ slug }) => `division ${slug}`),
    ...districts.map(({ slug }) => `district ${slug}`),
    ...areas.map(({ slug, district }) => `${district} ${slug}`),
  ];
  expect(addresses.filter((each, index) => addresses.indexOf(each) !== index)).toEqual([]);
});

test('a place has both scripts and none in the other', () => {
  expect(all.filter(({ name }) => !/^[\x20-\x7e]+$/.test(name.en))).toEqual([]);
  expect(all.filter(({ name }) => !/^[\p{Script=Bengali}\p{M} ]+$/u.test(name.bn))).toEqual([]);
});

test('a spelling stands for one name', () => {
  const meanings = new Map<string, Set<string>>();
  for (const { name, also } of all) {
    for (const spelling of [name.en, name.bn, ...also]) {
      const key = keyOf(spelling);
      meanings.set(key, (meanings.get(key) ?? new Set()).add(name.bn));
    }
  }
  expect([...meanings].filter(([, bn]) => bn.size > 1)).toEqual([]);
});
