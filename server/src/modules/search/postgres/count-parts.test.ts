import { describe, expect, test } from 'vitest';

import { madeSample } from '../../../testing/made-sample.ts';
import type { Wanted } from '../port.ts';
import { countOf } from './bits.ts';
import type { CountLead } from './count-lead.ts';
import {
  columnsOf,
  isReadable,
  type Limits,
  type Part,
  partOf,
  partsOf,
  togetherBy,
} from './count-parts.ts';

/** Bikes of the first kind at prices from 1 on; of one owner where that is odd, of two where not. */
const sampleWith = (bikes: number) =>
  madeSample(bikes, (column, place) => {
    if (column === 'price') return place + 1;
    return column === 'owners' ? 1 + (place % 2) : 1;
  });
const ten = sampleWith(10);
const wantedBy = (filters: Wanted['filters']): Wanted => ({
  filters,
  words: [],
  areas: [],
  loose: {},
});
const limits: Limits = { exactly: 100, surelyMore: 20, readable: 10_000 };

test('filters with several values are counted by themselves, those with one by the whole', () => {
  const { all, parts, single } = partsOf(wantedBy({ owners: 1, verified: true }), ten);
  expect([all.left, countOf(all.inSample), all.of.includes('owners')]).toEqual([
    undefined,
    5,
    false,
  ]);
  expect(all.of).toContain('kind');
  expect(parts.map(({ left, of, inSample }) => [left, of, countOf(inSample)])).toEqual([
    ['owners', ['owners'], 10],
  ]);
  expect(parts[0]?.wanted.filters).toEqual({ verified: true });
  expect(single).toEqual([{ name: 'verified', value: '1' }]);
});

test.each([
  [['kind', 'brand'], [], ['category', 'brand']],
  [['brand'], ['owners'], ['brand', 'owners']],
  [[], ['owners'], ['owners']],
  [[], [], ['category']],
] as const)('to count for %j and %j the columns %j are read', (of, also, columns) => {
  expect(columnsOf(of, also)).toEqual(columns);
});

const leadAt = (cost: number): CountLead => ({ led: {}, uses: [], rarest: [], cost });
describe('an exact count is worth its reading', () => {
  const whole = partOf(wantedBy({}), ten, undefined);
  const part: Part = { ...partOf(wantedBy({ owners: 1 }), ten, 'owners') };
  const few = partOf(wantedBy({ priceMax: 3 }), ten, undefined);
  const four = partOf(wantedBy({ priceMax: 4 }), ten, undefined);
  /** Ten of the sample are told, which takes eight each. */
  const told = 10 * 64 * 8;

  test.each<[string, number, Part, number | undefined, boolean]>([
    ['of the whole', 10_000, whole, undefined, true],
    ['of the whole that reads too much', 10_001, whole, undefined, false],
    ['of a part, half as much', 5_000, part, undefined, true],
    ['of a part that reads more than half', 5_001, part, undefined, false],
    ['of so few that an estimate says nothing', 99_999, few, undefined, true],
    ['of as many as an estimate needs', 99_999, four, undefined, false],
    ['with what was read before', 100, whole, 10_000 - told - 100, true],
    ['with more than that', 101, whole, 10_000 - told - 100, false],
    ['where nothing was read before', 10_000, whole, 0, true],
  ])('%s', (_what, cost, asked, spent, is) => {
    expect(isReadable(leadAt(cost), asked, { ...limits, ...(spent && { spent }) })).toBe(is);
  });
});

const together = (filters: Wanted['filters'], more: Partial<Limits> = {}) => {
  const { all, parts } = partsOf(wantedBy(filters), ten);
  return togetherBy(all, parts, { all: ten, having: ten }, { ...limits, ...more });
};
const softOf = (...asked: Parameters<typeof together>) =>
  together(...asked)?.soft.map(({ left }) => left);

describe('the whole is read', () => {
  test('with the parts whose filters no index leads past', () => {
    expect(softOf({ owners: 1, condition: ['good'] })).toEqual(['condition', 'owners']);
    const found = together({ owners: 1 });
    expect(found?.columns).toContain('owners');
    // It and one part, each with one that says that there are more.
    expect(found?.most).toBe(2 * 101);
    // All are looked at; five of one owner and five more are told.
    expect(found?.cost).toBe(10 * 64 + 10 * 64 * 8);
  });

  test('without the part that an index leads to, nor those that are too many', () => {
    expect(softOf({ owners: 1, priceMax: 2 }, { surelyMore: 5 })).toEqual(['owners']);
    expect(softOf({ owners: 1 }, { surelyMore: 10 })).toEqual([]);
    expect(softOf({ owners: 1 }, { surelyMore: 11 })).toEqual(['owners']);
  });

  test.each([
    [
      'all, where the part that an index leads past would read as many',
      10_000,
      ['priceMax', 'owners'],
    ],
    ['all, where it may just be read', 640, ['priceMax', 'owners']],
    ['what an index leads to, where all would be too much', 639, ['owners']],
  ])('by %s', (_what, readable, soft) => {
    expect(softOf({ owners: 1, priceMax: 2 }, { readable })).toEqual(soft);
  });

  test('unless there are surely more, or too much had to be read', () => {
    expect(together({}, { surelyMore: 10 })).toBeUndefined();
    expect(together({}, { surelyMore: 11 })).toBeDefined();
    expect(together({}, { readable: 639 })).toBeUndefined();
    expect(together({}, { readable: 640 })).toBeDefined();
  });
});
