import type { SearchFilters } from '@motohaat/contract/search';
import { intKey } from '@motohaat/domain/search/int-key';
import { array, assert, constantFrom, option, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readKey } from '../search-index/catalogue-keys.ts';
import { dayOf } from '../search-index/packed.ts';
import { conditionNumber, notStated } from '../search-index/search-row.ts';
import { anchorsOfBike, anchorsOfSearch } from './anchors.ts';
import {
  type FilteredBike,
  filteredBike,
  keptLoose,
  type KeptSearch,
  wantedBy,
} from './wants-bike.ts';

const anything: KeptSearch = { filters: {}, words: [], areas: [], loose: [] };

const seen = {
  category: 3,
  brand: intKey('yamaha'),
  model: intKey('r15-v3'),
  price: 300_000,
  year: 2021,
  km: 12_000,
  cc: 155,
  district: intKey('dhaka'),
  area: intKey('dhaka/mirpur'),
  condition: conditionNumber('good'),
  papers: '2999-12-31',
  owners: 2,
  verified: true,
  photos: true,
  advertised: true,
  keys: ['yamaha', 'racing', 'blue'].map(intKey),
};
const bike = filteredBike(seen, false);

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
  [{ kind: [1] }, { category: 2 }],
  [{ brand: ['bajaj'] }, { brand: 0 }],
  [{ model: ['r15-v4'] }, { model: 0 }],
  [{ priceMin: 300_001 }, { price: 299_999 }],
  [{ priceMax: 299_999 }, { price: 300_001 }],
  [{ yearMin: 2022 }, { year: notStated.year }],
  [{ yearMax: 2020 }, { year: 2022 }],
  [{ yearMax: 2020 }, { year: notStated.year }],
  [{ kmMax: 11_999 }, { km: notStated.km }],
  [{ ccMin: 156 }, { cc: notStated.cc }],
  [{ ccMax: 154 }, { cc: 156 }],
  [{ ccMax: 154 }, { cc: notStated.cc }],
  [{ district: ['khulna'] }, { district: 0 }],
  [{ condition: ['fair'] }, { condition: conditionNumber('fair') }],
  [{ papers: 'complete' }, { papers: -1 }],
  [{ papers: 'complete' }, { papers: dayOf('2026-01-01') }],
  [{ owners: 1 }, { owners: notStated.owners }],
  [{ verified: true }, { verified: 0 }],
  [{ photos: true }, { photos: 0 }],
  [{ advertised: true }, { advertised: -1 }],
];

describe('a search wants a bike', () => {
  test('that is all it asks for', () => {
    expect(wantedBy({ ...anything, filters: fitting, words: ['racing', 'blue'] })(bike)).toBe(true);
    expect(wantedBy(anything)(bike)).toBe(true);
  });

  test.each(others)('not with %o, or where the bike has %o', (filter, not) => {
    const name = Object.keys(filter)[0] as keyof SearchFilters;
    const fits = { [name]: fitting[name] };
    expect(wantedBy({ ...anything, filters: fits })(bike)).toBe(true);
    expect(wantedBy({ ...anything, filters: fits })({ ...bike, ...not })).toBe(false);
    if (filter[name] !== fitting[name]) {
      expect(wantedBy({ ...anything, filters: filter })(bike)).toBe(false);
    }
  });

  test('in one of the parts of a district that it names, where it names any', () => {
    const mirpur = { ...anything, areas: ['dhaka/uttara', 'dhaka/mirpur'] };
    expect(wantedBy(mirpur)(bike)).toBe(true);
    expect(wantedBy(mirpur)({ ...bike, area: 0 })).toBe(false);
  });

  test('whose name says what nobody stated, where only its text asks for that', () => {
    const unstated: FilteredBike = {
      ...bike,
      brand: readKey('yamaha'),
      model: readKey('r15-v3'),
      district: readKey('dhaka'),
    };
    const filters = { brand: ['yamaha'], model: ['r15-v3'], district: ['dhaka'] };
    const loose = ['brand', 'model', 'district'];
    expect(wantedBy({ ...anything, filters, loose })(unstated)).toBe(true);
    expect(wantedBy({ ...anything, filters })(unstated)).toBe(false);
    const other = { ...unstated, model: intKey('fzs-v3') };
    expect(wantedBy({ ...anything, filters, loose })(other)).toBe(false);
    const more = { district: ['dhaka', 'gazipur'] };
    const some = keptLoose(more, { district: ['dhaka'] });
    expect(some).toEqual(['district:dhaka']);
    expect(keptLoose(filters, { brand: ['yamaha'], model: ['r15-v3'] })).toEqual([
      'brand',
      'model',
    ]);
    const wants = wantedBy({ ...anything, filters: more, loose: some });
    expect(wants(unstated)).toBe(true);
    expect(wants({ ...unstated, district: readKey('gazipur') })).toBe(false);
    expect(wants({ ...unstated, district: intKey('gazipur') })).toBe(true);
  });

  test('not where a word is missing', () => {
    expect(wantedBy({ ...anything, words: ['racing', 'red'] })(bike)).toBe(false);
  });
});

test.each([
  [null, false, false],
  [null, true, false],
  ['2026-01-01', false, false],
  ['2999-12-31', false, true],
  // They were complete when it was announced: that it was wanted then is no news now.
  ['2026-01-01', true, true],
])('papers until %s, of a bike as it was before: %s, are complete: %s', (papers, isBefore, are) => {
  const wants = wantedBy({ ...anything, filters: { papers: 'complete' } });
  expect(wants(filteredBike({ ...seen, papers }, isBefore))).toBe(are);
});

test('a bike is looked up by what is known of it alone', () => {
  const unknown = { models: [], district: undefined, brand: undefined };
  expect(anchorsOfBike({ ...unknown, kind: 3 })).toEqual(['kind:3', '*']);
  expect(anchorsOfBike({ models: ['a', 'b'], district: 'feni', brand: 'c', kind: 1 })).toEqual([
    'model:a',
    'model:b',
    'district:feni',
    'brand:c',
    'kind:1',
    '*',
  ]);
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
      if (
        wantedBy({ ...anything, filters: search })({
          ...bike,
          brand: intKey(has.brand ?? ''),
          model: intKey(has.model ?? ''),
          district: intKey(has.district ?? ''),
        })
      ) {
        expect(anchors.some((anchor) => own.has(anchor))).toBe(true);
      }
      if (search.model) expect(anchors).toEqual(search.model.map((model) => `model:${model}`));
    }),
  );
});
