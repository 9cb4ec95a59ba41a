import { describe, expect, test } from 'vitest';

import { madeSample } from '../../../testing/made-sample.ts';
import type { Wanted } from '../port.ts';
import type { Limits } from './count-parts.ts';
import { countFacets, countTotal, estimate } from './count.ts';
import type { FoundRead } from './read-found.ts';
import type { Bikes } from './sample.ts';

/** Bikes of the first kind at prices from 1 on; of one owner where that is odd, of two where not. */
const bikesOf = (bikes: number) =>
  madeSample(bikes, (column, place) => {
    if (column === 'price') return place + 1;
    return column === 'owners' ? 1 + (place % 2) : 1;
  });
const ten = bikesOf(10);
const samples = { all: ten, having: ten };
const limits: Limits = { exactly: 100, surelyMore: 20, readable: 10_000 };
const wantedBy = (filters: Wanted['filters']): Wanted => ({
  filters,
  words: [],
  areas: [],
  loose: {},
});

/** Counts where so many bikes are read; nothing where their turn would come too late. */
function reading(bikes: number | undefined) {
  const asked: FoundRead[] = [];
  const read = async (each: FoundRead): Promise<Bikes | undefined> => {
    asked.push(each);
    return bikes === undefined ? undefined : bikesOf(Math.min(bikes, each.most));
  };
  return { asked, read };
}
const everything = wantedBy({});

const estimated = (total: number) => ({ total, capped: true });

describe('the number of bikes', () => {
  test.each<[string, number | undefined, Partial<Limits>, { total: number; capped: boolean }]>([
    ['is exact up to a limit', 100, {}, { total: 100, capped: false }],
    ['is estimated above it, and no less', 101, {}, { total: 640, capped: true }],
    ['is at least that limit', 101, { exactly: 900 }, { total: 101, capped: false }],
    ['is no less than what is known', 2_000, { exactly: 900 }, { total: 900, capped: true }],
    ['is estimated where nothing could be read', undefined, {}, { total: 640, capped: true }],
    [
      'is more than that limit where it surely is',
      7,
      { surelyMore: 10, exactly: 900 },
      estimated(900),
    ],
    [
      'is estimated where it may be less',
      undefined,
      { surelyMore: 11, exactly: 900 },
      estimated(640),
    ],
    ['is exact where it is none', 0, {}, { total: 0, capped: false }],
  ])('%s', async (_what, bikes, more, total) => {
    const { read } = reading(bikes);
    expect(await countTotal(read, everything, samples, { ...limits, ...more })).toEqual(total);
  });

  test.each<[string, Partial<Limits>, number]>([
    ['where the sample has fewer than surely more', { surelyMore: 11 }, 1],
    ['not where it has as many', { surelyMore: 10 }, 0],
    ['where that reads no more than it may', { readable: 640 }, 1],
    ['not where it would read more', { readable: 639 }, 0],
  ])('is read %s', async (_what, more, times) => {
    const { asked, read } = reading(7);
    await countTotal(read, everything, samples, { ...limits, ...more });
    expect(asked).toHaveLength(times);
  });
});

const facets = async (
  bikes: number | undefined,
  filters: Wanted['filters'],
  more: Partial<Limits> = {},
) => {
  const { asked, read } = reading(bikes);
  const told = await countFacets(read, wantedBy(filters), samples, { ...limits, ...more });
  const of = (name: 'owners' | 'kind' | 'verified') => {
    const counts = told.by.get(name);
    return counts && [Object.fromEntries(counts.values), counts.about];
  };
  return { ...told, of, reads: asked.length };
};

describe('counts by values', () => {
  test('are read together with the bikes that miss one filter, at once', async () => {
    const { total, capped, of, reads } = await facets(10, { owners: 1 });
    expect({ total, capped, reads }).toEqual({ total: 5, capped: false, reads: 1 });
    expect(of('kind')).toEqual([{ 1: 5 }, false]);
    expect(of('owners')).toEqual([{ 1: 5, 2: 10, 3: 10 }, false]);
  });

  test('of which there are more than are counted exactly are told about, each for itself', async () => {
    const { total, capped, of } = await facets(20, { owners: 1 }, { exactly: 10 });
    expect([total, capped, of('kind')]).toEqual([10, false, [{ 1: 10 }, false]]);
    expect(of('owners')).toEqual([{ 1: 320, 2: 640, 3: 640 }, true]);
    const more = await facets(22, { owners: 1 }, { exactly: 10 });
    expect([more.total, more.capped, more.of('kind')]).toEqual([320, true, [{ 1: 320 }, true]]);
  });

  test('are told about where some may have been left out of what was read, or nothing was read', async () => {
    for (const bikes of [2_000, undefined]) {
      const { total, capped, of } = await facets(bikes, { owners: 1 });
      expect([total, capped, of('kind')]).toEqual([320, true, [{ 1: 320 }, true]]);
      expect(of('owners')).toEqual([{ 1: 320, 2: 640, 3: 640 }, true]);
    }
  });

  test('of a filter with one value say how many there are of all, and nothing of none', async () => {
    expect((await facets(6, { verified: true })).of('verified')).toEqual([{ 1: 6 }, false]);
    const none = await facets(0, { verified: true });
    expect([none.total, none.of('verified')]).toEqual([0, [{}, false]]);
    const many = await facets(101, { verified: true });
    expect(many.of('verified')).toEqual([{ 1: 640 }, true]);
  });
});

test.each([
  [0, 64],
  [1, 64],
  [2, 130],
  [10, 640],
  [101, 6_500],
])('%i bikes of the sample stand for about %i', (count, about) => {
  expect(estimate(count)).toBe(about);
});
