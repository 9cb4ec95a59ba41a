import { describe, expect, test } from 'vitest';

import { madeSample } from '../../../testing/made-sample.ts';
import { codedColumns, countCodes } from './sample-groups.ts';
import type { SampleColumn } from './sample.ts';
import { edges } from './steps.ts';

/** Bikes with these numbers in a column, and 0 in all others. */
function bikesWith(column: SampleColumn, numbers: readonly number[]) {
  return madeSample(numbers.length, (name, place) => (name === column ? (numbers[place] ?? 0) : 0));
}

describe('bikes are counted', () => {
  test('by each number that there is', () => {
    const sample = bikesWith('brand', [7, 9, 7, -3, 7]);
    const brands = codedColumns(sample)('brand');
    expect(countCodes(brands, [0, 1, 2, 3, 4])).toEqual([
      [7, 3],
      [9, 1],
      [-3, 1],
    ]);
    expect(countCodes(brands, [1, 4])).toEqual([
      [7, 1],
      [9, 1],
    ]);
    expect(countCodes(brands, [])).toEqual([]);
  });

  test('by the band that each number is in, which begins at its edge', () => {
    const [first = 0, second = 0] = edges.price;
    const last = edges.price.at(-1) ?? 0;
    const numbers = [0, first - 1, first, second - 1, second, last - 1, last, last + 1];
    const prices = codedColumns(bikesWith('price', numbers))('price');
    const many = edges.price.length;
    expect(countCodes(prices, [...numbers.keys()])).toEqual([
      [0, 2],
      [1, 2],
      [2, 1],
      [many - 1, 1],
      [many, 2],
    ]);
  });

  test('by the number of owners, four or more together', () => {
    const owners = codedColumns(bikesWith('owners', [1, 2, 2, 3, 4, 99]))('owners');
    expect(countCodes(owners, [0, 1, 2, 3, 4, 5])).toEqual([
      [1, 1],
      [2, 2],
      [3, 1],
      [4, 2],
    ]);
  });
});
