import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';

import { coverPairs, type Dimensions } from './cover-pairs.ts';

/** Every pair of values of two dimensions that no row has. */
function missing(dimensions: Dimensions, rows: readonly Record<string, unknown>[]): string[] {
  const names = Object.keys(dimensions);
  return names.flatMap((one, at) =>
    names
      .slice(at + 1)
      .flatMap((other) =>
        dimensions[one]!.flatMap((a) =>
          dimensions[other]!.filter(
            (b) => !rows.some((row) => row[one] === a && row[other] === b),
          ).map((b) => `${one} ${a}, ${other} ${b}`),
        ),
      ),
  );
}

const numbers = (length: number) => Array.from({ length }, (_, index) => index);

const anyDimensions = array(integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 6 }).map(
  (sizes) => Object.fromEntries(sizes.map((size, at) => [`d${at}`, numbers(size)])),
);

test('every value meets every other one, in far fewer rows than there are combinations', () => {
  assert(
    property(anyDimensions, (dimensions) => {
      const rows = coverPairs(dimensions);
      expect(missing(dimensions, rows)).toEqual([]);
      const sizes = Object.values(dimensions).map(({ length }) => length);
      const [most = 1, second = 1] = sizes.toSorted((a, b) => b - a);
      expect(rows.length).toBeGreaterThanOrEqual(most * second);
      expect(rows.length).toBeLessThanOrEqual(most * second + 2 * sizes.length + most + second);
    }),
    { numRuns: 100 },
  );
});

test('two values that do not go together are in no row, and all others still meet', () => {
  const dimensions = {
    page: numbers(4),
    state: numbers(6),
    who: ['visitor', 'member'],
    width: [1, 2],
  };
  const rows = coverPairs(dimensions, [], ['who', 'visitor', 'state', 5]);
  expect(rows.filter(({ who, state }) => who === 'visitor' && state === 5)).toEqual([]);
  expect(missing(dimensions, rows)).toEqual(['state 5, who visitor']);
  expect(rows.length).toBeLessThanOrEqual(28);
});

test('a remote of ten pages has some 60 views, of 960', () => {
  const dimensions = {
    page: numbers(10),
    state: numbers(6),
    width: [360, 1280],
    scheme: ['light', 'dark'],
    language: ['en', 'bn'],
    drawnBy: ['server', 'browser'],
  };
  const given = dimensions.page.map((page) => ({
    page,
    state: 0,
    width: 1280,
    scheme: 'light',
    language: 'en',
    drawnBy: 'browser',
  }));
  const rows = coverPairs(dimensions, given);
  expect(rows.slice(0, 10)).toEqual(given);
  expect(missing(dimensions, rows)).toEqual([]);
  expect(rows.length).toBeLessThanOrEqual(64);
});

test('one dimension alone has each of its values once', () => {
  expect(coverPairs({ page: ['a', 'b'] })).toEqual([{ page: 'a' }, { page: 'b' }]);
  const given = [{ page: 'b' }];
  expect(coverPairs({ page: ['a', 'b'] }, given)).toEqual([{ page: 'b' }, { page: 'a' }]);
});
