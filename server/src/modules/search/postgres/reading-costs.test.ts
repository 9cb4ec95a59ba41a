import { describe, expect, test } from 'vitest';

import { madeSample } from '../../../testing/made-sample.ts';
import type { Wanted } from '../port.ts';
import { boundsOf } from './lead.ts';
import { orderOf } from './orders.ts';
import {
  areAllReadInRows,
  costOfAll,
  costOfWalk,
  costOfWalkOfAll,
  isReadInRows,
  readingOf,
} from './reading-costs.ts';
import type { Sample } from './sample.ts';

/** Bikes with these prices; of one owner are those of `fitting`, all others of two. */
function bikesOf(prices: readonly number[], fitting: readonly number[]): Sample {
  return madeSample(prices, (column, price) => {
    if (column === 'owners') return fitting.includes(price) ? 1 : 2;
    return column === 'price' ? price : 0;
  });
}
const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const places = [...ten.keys()];

type Case = {
  /** Prices of the bikes of one owner, which is asked for. */
  fitting?: readonly number[];
  /** Prices of those that have the words, if words are asked for. */
  having?: readonly number[];
  priceMin?: number;
  sort?: 'price' | '-price';
};
function readingIn({ fitting = ten, having, priceMin, sort = 'price' }: Case) {
  const filters = { owners: 1, ...(priceMin !== undefined && { priceMin }) };
  const wanted: Wanted = { filters, words: having ? ['red'] : [], areas: [], loose: {} };
  const sample = bikesOf(ten, fitting);
  const order = orderOf(sort);
  const withWords = having ? bikesOf(having, fitting) : sample;
  return readingOf(wanted, order, boundsOf[order.column], sample, withWords);
}

/** To begin costs 40; each of the sample stands for 64, and a page is of 25 with one that says there are more. */
const page = 25;
const risk = (found: number) => {
  const mean = 25 / 64;
  const upTo = [1, 1 + mean, 1 + mean + mean ** 2 / 2][found] ?? 0;
  return 1 - Math.exp(-mean) * upTo;
};

describe('a walk in the order of a page reads', () => {
  test.each<[string, Case, number]>([
    ['a page where each bike fits', {}, page],
    ['the first of the other end, backwards', { fitting: [8, 9, 10], sort: '-price' }, page],
    ['up to where those begin that fit', { fitting: [8, 9, 10] }, 5 * 64 + page],
    ['in proportion where they stand evenly', { fitting: [3, 4, 5] }, (page * 5) / 3],
    ['a page of those within a limit', { priceMin: 8 }, page],
    ['all where none fits', { fitting: [] }, 640],
    ['perhaps all where one fits', { fitting: [4] }, page * 4 + risk(1) * 640],
    ['perhaps all where two fit', { fitting: [2, 4] }, (page * 4) / 2 + risk(2) * 640],
  ])('%s', (_what, asked, entries) => {
    expect(costOfWalk(readingIn(asked), places, [])).toBeCloseTo(40 + Math.min(640, entries), 6);
  });

  test.each<[string, Case, number]>([
    ['a page where each bike fits', {}, page],
    ['the first of the other end, backwards', { fitting: [8, 9, 10], sort: '-price' }, page],
    ['up to where those begin that fit', { fitting: [8, 9, 10] }, 5 * 64 + page],
    ['a page of those within a limit', { priceMin: 8 }, page],
    ['all where none fits', { fitting: [] }, 640],
    ['perhaps all where one fits', { fitting: [4] }, page * 10 + risk(1) * 640],
  ])('of all bikes %s', (_what, asked, entries) => {
    expect(costOfWalkOfAll(readingIn(asked))).toBeCloseTo(40 + Math.min(640, entries), 6);
  });

  // Words are looked at in the row, which costs six, or by the keys of those that fit, which costs twenty.
  test.each<[string, Case, number]>([
    ['a page where each has them', { having: ten }, page * 7],
    ['up to where those begin that have them', { having: [8, 9, 10] }, (5 * 64 + page) * 7],
    ['all where none has them', { having: [] }, 640 * 7],
    [
      'a page of those within a limit, and perhaps all of them',
      { having: [9, 10], priceMin: 9 },
      (page + risk(2) * 128) * 7,
    ],
    [
      'less where few fit of those that have them',
      { having: ten, fitting: [1] },
      (page + risk(1) * 640) * (1 + 2),
    ],
  ])('for words %s', (_what, asked, cost) => {
    const reading = readingIn(asked);
    const withWords = [...(asked.having ?? []).keys()];
    expect(costOfWalk(reading, places, withWords)).toBeCloseTo(40 + cost, 6);
  });

  test.each<[string, Case, number]>([
    ['a page where each has them', { having: ten }, page * 7],
    ['up to where those begin that have them', { having: [8, 9, 10] }, (5 * 64 + page) * 7],
    ['all where none has them', { having: [] }, 640 * 7],
  ])('for words of all bikes %s', (_what, asked, cost) => {
    expect(costOfWalkOfAll(readingIn(asked))).toBeCloseTo(40 + cost, 6);
  });
});

test('to read all and put those in order that fit costs more with words', () => {
  const [plain, words] = [readingIn({}), readingIn({ having: ten })];
  const read = { entries: 10, fitting: 5, keys: 2 };
  expect(costOfAll(plain, read)).toBe(40 * 2 + 640 + 320 * 2);
  expect(costOfAll(words, read)).toBe(40 * 2 + 640 + 320 * 22);
  expect(costOfAll(plain, { entries: 0, fitting: 0, keys: 0 })).toBe(40 + 16);
});

test.each<[Case, boolean]>([
  [{}, false],
  [{ having: ten }, true],
  [{ having: ten, fitting: [1, 2, 3, 4] }, true],
  [{ having: ten, fitting: [1, 2, 3] }, false],
])('of %j the words are looked at in each row: %s', (asked, is) => {
  const reading = readingIn(asked);
  expect([isReadInRows(reading, places), areAllReadInRows(reading)]).toEqual([is, is]);
});
