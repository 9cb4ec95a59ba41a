import type { SearchFilters } from '@motohaat/contract/search';
import { describe, expect, test } from 'vitest';

import { createCounts } from './counts.ts';
import type { Facets, SearchEngine, Wanted } from './port.ts';

/** Filters, as many as a test needs. */
const filters = {
  kind: [1],
  brand: ['bajaj'],
  district: ['feni'],
  priceMax: 90_000,
  yearMin: 2015,
  kmMax: 20_000,
  owners: 1,
} satisfies SearchFilters;
const names = Object.keys(filters) as (keyof typeof filters)[];
const wantedBy = (count: number, more: Partial<Wanted> = {}): Wanted => ({
  filters: Object.fromEntries(names.slice(0, count).map((name) => [name, filters[name]])),
  words: [],
  areas: [],
  loose: {},
  ...more,
});

/** What a search asks for, by name. */
const partsOf = ({ filters: asked, words, areas }: Wanted) => [
  ...Object.keys(asked),
  ...(words.length > 0 || areas.length > 0 ? ['q'] : []),
];

/** Counts of a market in which so many bikes are all that some parts ask for. */
function countsWhere(bikesOf: (parts: readonly string[]) => number) {
  const asked: string[] = [];
  const facets: Facets = { total: 7, capped: false, by: new Map() };
  const engine: Pick<SearchEngine, 'total' | 'facets'> = {
    total: async (wanted) => {
      asked.push(partsOf(wanted).join());
      return { total: bikesOf(partsOf(wanted)), capped: false };
    },
    facets: async (wanted) => {
      asked.push(JSON.stringify(wanted));
      return facets;
    },
  };
  return { asked, ...createCounts(engine as SearchEngine) };
}

const allBut = (kept: string, _place: number, all: readonly string[]) =>
  all.filter((name) => name !== kept).join();

describe('of a search that finds nothing is told', () => {
  test('what finds bikes without one part, the most first', async () => {
    const bikes: Record<string, number> = { 'brand,district': 2, 'kind,district': 5 };
    const counts = countsWhere((parts) => bikes[parts.join()] ?? 0);
    expect(await counts.without(wantedBy(3))).toEqual([
      { name: 'brand', count: 5 },
      { name: 'kind', count: 2 },
    ]);
  });

  test.each([
    ['words', { words: ['red'] }],
    ['parts of a district', { areas: ['dhaka/mirpur'] }],
  ])('what finds bikes without its %s', async (_what, more) => {
    const counts = countsWhere((parts) => (parts.includes('q') ? 0 : 3));
    expect(await counts.without(wantedBy(2, more))).toEqual([{ name: 'q', count: 3 }]);
  });

  test.each([
    ['nothing of two parts that do not help alone', 2, 0, []],
    ['which two of three parts do', 3, 1, ['kind,brand', 'kind,district', 'brand,district']],
    ['which two of six parts do', 6, 4, Array.from({ length: 8 }, () => expect.any(String))],
    ['no two of seven, which would be many', 7, 5, []],
    ['which one of four is left, where no three are', 4, 1, names.slice(0, 4).map(allBut)],
    ['which one of seven is left', 7, 1, names.map(allBut)],
  ])('%s', async (_what, count, most, ways) => {
    const counts = countsWhere((parts) => (parts.length === most ? 1 : 0));
    const told = await counts.without(wantedBy(count));
    expect(told.map(({ name, and = [] }) => [name, ...and].join())).toEqual(ways);
  });
});

test('the same search in another order is counted once, another one again', async () => {
  const { asked, ...counts } = countsWhere(() => 0);
  const same = (wanted: Partial<Wanted>) => counts.read({ ...wantedBy(0), ...wanted });
  await same({ filters: { brand: ['bajaj', 'tvs'], kind: [1] }, words: ['red', 'new'] });
  await same({ filters: { kind: [1], brand: ['tvs', 'bajaj'] }, words: ['new', 'red'] });
  expect(asked).toHaveLength(1);
  await same({ filters: { brand: ['bajaj', 'tvs'], kind: [1] }, words: ['red'] });
  await same({ filters: { brand: ['bajaj'], kind: [1] }, words: ['red', 'new'] });
  expect(asked).toHaveLength(3);
});
