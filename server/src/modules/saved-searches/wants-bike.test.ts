import type { SearchFilters } from '@motohaat/contract/search';
import { array, assert, constantFrom, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anchorsOfBike, anchorsOfSearch } from './anchors.ts';
import { type FilteredBike, type KeptSearch, wantsBike } from './wants-bike.ts';

const anything: KeptSearch = { filters: {}, words: [], areas: [], loose: [] };

const bike: FilteredBike = {
  kind: 3,
  brand: 'yamaha',
  model: 'r15-v3',
  price: 300_000,
  year: 2021,
  km: 12_000,
  cc: 155,
  district: 'dhaka',
  said: { brand: undefined, models: [], district: undefined },
  area: 'dhaka/mirpur',
  condition: 'good',
  isComplete: true,
  owners: 2,
  isVerified: true,
  photos: 1,
  isAdvertised: true,
  words: new Set(['yamaha', 'racing', 'blue']),
};

const fitting: Required<SearchFilters> = {
  kind: [1, 3],
  brand: ['bajaj', 'yamaha'],
  model: ['r15-v3'],
  priceMin: 300_000,
  priceMax: 300_000,
  yearMin: 2021,
  yearMax: 2021,
  kmMax: 12_000,
  ccMin: 155,
  ccMax: 155,
  district: ['gazipur', 'dhaka'],
  condition: ['good', 'excellent'],
  papers: 'complete',
  owners: 2,
  verified: true,
  photos: true,
  advertised: true,
};

const others: readonly [filter: SearchFilters, not: Partial<FilteredBike>][] = [
  [{ kind: [1] }, { kind: 2 }],
  [{ brand: ['bajaj'] }, { brand: null }],
  [{ model: ['r15-v4'] }, { model: null }],
  [{ priceMin: 300_001 }, { price: 299_999 }],
  [{ priceMax: 299_999 }, { price: 300_001 }],
  [{ yearMin: 2022 }, { year: null }],
  [{ yearMax: 2020 }, { year: 2022 }],
  [{ kmMax: 11_999 }, { km: null }],
  [{ ccMin: 156 }, { cc: null }],
  [{ ccMax: 154 }, { cc: 156 }],
  [{ district: ['khulna'] }, { district: null }],
  [{ condition: ['fair'] }, { condition: 'fair' }],
  [{ papers: 'complete' }, { isComplete: false }],
  [{ owners: 1 }, { owners: null }],
  [{ verified: true }, { isVerified: false }],
  [{ photos: true }, { photos: 0 }],
  [{ advertised: true }, { isAdvertised: false }],
];

describe('a search wants a bike', () => {
  test('that is all it asks for', () => {
    expect(wantsBike({ ...anything, filters: fitting, words: ['racing', 'blue'] }, bike)).toBe(
      true,
    );
    expect(wantsBike(anything, bike)).toBe(true);
  });

  test.each(others)('not with %o, or where the bike has %o', (filter, not) => {
    const name = Object.keys(filter)[0] as keyof SearchFilters;
    const fits = { [name]: fitting[name] };
    expect(wantsBike({ ...anything, filters: fits }, bike)).toBe(true);
    expect(wantsBike({ ...anything, filters: fits }, { ...bike, ...not })).toBe(false);
    if (filter[name] !== fitting[name]) {
      expect(wantsBike({ ...anything, filters: filter }, bike)).toBe(false);
    }
  });

  test('in one of the parts of a district that it names, where it names any', () => {
    const mirpur = { ...anything, areas: ['dhaka/uttara', 'dhaka/mirpur'] };
    expect(wantsBike(mirpur, bike)).toBe(true);
    expect(wantsBike(mirpur, { ...bike, area: undefined })).toBe(false);
  });

  test('whose name says what nobody stated, where only its text asks for that', () => {
    const said = { brand: 'yamaha', models: ['r15-v3', 'r15-v4'], district: 'dhaka' };
    const unstated = { ...bike, brand: null, model: null, district: null, said };
    const filters = { brand: ['yamaha'], model: ['r15-v3'], district: ['dhaka'] };
    const loose = ['brand', 'model', 'district'];
    expect(wantsBike({ ...anything, filters, loose }, unstated)).toBe(true);
    expect(wantsBike({ ...anything, filters }, unstated)).toBe(false);
    const other = { ...bike, model: 'fzs-v3', said };
    expect(wantsBike({ ...anything, filters, loose }, other)).toBe(false);
  });

  test('not where a word is missing', () => {
    expect(wantsBike({ ...anything, words: ['racing', 'red'] }, bike)).toBe(false);
  });
});

test('whatever search wants a bike has an anchor of it, and one that names a model has no wider one', () => {
  const name = constantFrom('a', 'b', 'c');
  const some = array(name, { minLength: 1, maxLength: 3 });
  const filters = record(
    {
      model: some,
      district: some,
      brand: some,
      kind: array(constantFrom(1, 2, 3), { minLength: 1 }),
    },
    { requiredKeys: [] },
  );
  const stated = option(name);
  const facts = record({ model: stated, district: stated, brand: stated });
  assert(
    property(filters, facts, (asked, has) => {
      const search = asked as SearchFilters;
      const own = new Set(
        anchorsOfBike({
          kind: 3,
          models: has.model === null ? [] : [has.model],
          district: has.district ?? undefined,
          brand: has.brand ?? undefined,
        }),
      );
      const anchors = anchorsOfSearch(search);
      if (wantsBike({ ...anything, filters: search }, { ...bike, ...has })) {
        expect(anchors.some((anchor) => own.has(anchor))).toBe(true);
      }
      if (search.model) expect(anchors).toEqual(search.model.map((model) => `model:${model}`));
    }),
  );
});
