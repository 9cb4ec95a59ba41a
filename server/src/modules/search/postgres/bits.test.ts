import { expect, test } from 'vitest';

import { allOf, bitsOf, countOf, fits, has, placesIn } from './bits.ts';
import type { Columns } from './sample.ts';

const priced = (...price: number[]) => ({ price: Int32Array.from(price) }) as unknown as Columns;

test.each([1, 31, 32, 33, 63, 64, 65])('of %i bikes all have a bit, and none besides', (bikes) => {
  const all = allOf(bikes, []);
  expect(countOf(all)).toBe(bikes);
  expect(placesIn(all)).toEqual(Array.from({ length: bikes }, (_, place) => place));
  const free = priced(...Array.from({ length: bikes }, () => 0));
  expect(countOf(bitsOf(free, { column: 'price', keys: [0] }))).toBe(bikes);
});

test.each([
  [{ keys: [5] }, [1]],
  [{ keys: [5, 7] }, [1, 3]],
  [{ keys: [] }, []],
  [{ from: 5, to: 6 }, [1, 2]],
  [{ from: 4, to: 4 }, [0]],
  [{ from: 8, to: 3 }, []],
])('bikes whose price is %j have a bit', (asked, places) => {
  const isAsked = { column: 'price' as const, ...asked };
  const bits = bitsOf(priced(4, 5, 6, 7), isAsked);
  expect(placesIn(bits)).toEqual(places);
  const all = [0, 1, 2, 3];
  expect(all.filter((place) => has(bits, place))).toEqual(places);
  expect(all.filter((place) => fits(isAsked, place + 4))).toEqual(places);
});

test('bikes that have all of some bits have them together', () => {
  const columns = priced(1, 2, 3, 4);
  const some = [
    bitsOf(columns, { column: 'price', from: 2, to: 4 }),
    bitsOf(columns, { column: 'price', keys: [1, 2, 4] }),
  ];
  expect(placesIn(allOf(4, some))).toEqual([1, 3]);
});
