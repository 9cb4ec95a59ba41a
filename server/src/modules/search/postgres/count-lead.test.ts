import type { FilterName } from '@motohaat/contract/search';
import { intKey } from '@motohaat/domain/search/int-key';
import { describe, expect, test } from 'vitest';

import { madeSample } from '../../../testing/made-sample.ts';
import { statementText } from '../../../testing/statement-text.ts';
import type { Wanted } from '../port.ts';
import { conditionsLedBy, type CountLead, countLeadsOf } from './count-lead.ts';
import type { SampleColumn } from './sample.ts';

/** Eight bikes: of a model, in a district and its part fewer and fewer, at prices from 1 on. */
const numbers: Partial<Record<SampleColumn, readonly number[]>> = {
  model: [1, 1, 1, 1, 1, 2, 2, 2].map((place) => intKey(`model-${place}`)),
  district: [1, 1, 1, 2, 2, 2, 2, 2].map((place) => intKey(`district-${place}`)),
  area: [1, 1, 2, 2, 2, 2, 2, 2].map((place) => intKey(`district-1/${place}`)),
  price: [1, 2, 3, 4, 5, 6, 7, 8],
};
function sampleWhere(isThere: (place: number) => boolean) {
  const places = Array.from({ length: 8 }, (_, place) => place).filter(isThere);
  return madeSample(places, (column, place) => numbers[column]?.[place] ?? 1);
}

const ofModel = { model: ['model-1'] };
const inDistrict = { district: ['district-1'] };
const red = { words: ['red'] };
const wantedBy = (filters: Wanted['filters'], more: Partial<Wanted> = {}): Wanted => ({
  filters,
  words: [],
  areas: [],
  loose: {},
  ...more,
});
/** All but the last of the bikes have the words. */
const leadsOf = (wanted: Wanted) =>
  countLeadsOf(
    wanted,
    sampleWhere(() => true),
    sampleWhere((place) => wanted.words.length === 0 || place < 7),
  );
const told = ({ led: { keyed, districts, bounds = [], hasWords, inWords } }: CountLead) =>
  [
    keyed?.column,
    districts && 'in districts',
    ...bounds,
    hasWords && 'words',
    inWords && 'in words',
  ]
    .filter(Boolean)
    .join(' ');

describe('bikes are counted by what has the fewest entries to read:', () => {
  test.each<[string, Wanted, [way: string, uses: string, bikes: number][]]>([
    ['all', wantedBy({}), [['', '', 8]]],
    [
      'a model',
      wantedBy(ofModel),
      [
        ['model', 'model', 5],
        ['', '', 8],
      ],
    ],
    [
      'a model in a district',
      wantedBy({ ...ofModel, ...inDistrict }),
      [
        ['model in districts', 'district,model', 3],
        ['district', 'district', 3],
        ['model', 'model', 5],
        ['', '', 8],
      ],
    ],
    [
      'a district within a price',
      wantedBy({ ...inDistrict, priceMax: 2 }),
      [
        ['district priceMin priceMax', 'priceMax,district', 2],
        ['priceMin priceMax', 'priceMax', 2],
        ['district', 'district', 3],
        ['', '', 8],
      ],
    ],
    [
      'a part of a district',
      wantedBy({}, { areas: ['district-1/1'] }),
      [
        ['area', '', 2],
        ['', '', 8],
      ],
    ],
  ])('%s', (_what, wanted, ways) => {
    expect(leadsOf(wanted).map((lead) => [told(lead), lead.uses.join(), lead.cost / 64])).toEqual(
      ways,
    );
  });

  test('with words, those that fit all else are looked at by their keys besides', () => {
    const ways = leadsOf(wantedBy(ofModel, red)).map((lead) => [told(lead), lead.cost]);
    expect(Object.fromEntries(ways)).toEqual({
      model: (5 + 5 * 20) * 64,
      '': (8 + 5 * 20) * 64,
      words: 7 * 6 * 64,
      'model words': 40 + (7 * 0.4 + 5 * 0.75 + 5 * 6) * 64,
      'model words in words': expect.closeTo(40 + (5 * 0.29 + 7 * 0.01 + 5 * 6) * 64, 6),
    });
  });

  test('words are looked for with a district by both indexes alone', () => {
    const ways = leadsOf(wantedBy(inDistrict, red)).map(told);
    expect(ways.toSorted()).toEqual(['', 'district', 'district words', 'words']);
  });

  test('a brand is used by its models', () => {
    const leads = leadsOf(wantedBy({ brand: ['bajaj'] }));
    expect(leads.find((lead) => told(lead) === 'model')?.uses).toEqual(['brand']);
  });
});

/** What stands behind `WHERE` for a way, and for the same with soft filters. */
function textOf(way: string, wanted: Wanted, soft: readonly FilterName[] = []): string {
  const lead = leadsOf(wanted).find((each) => told(each) === way);
  if (!lead) throw new Error(`There is no way “${way}”.`);
  return statementText(conditionsLedBy(lead, wanted, soft));
}

const unplanned = (text: string) => `CASE WHEN ${text} THEN true ELSE false END`;

describe('what is said to the database', () => {
  const both = wantedBy({ ...ofModel, ...inDistrict, priceMax: 2 });

  const byPrice = 'ORDER BY s.price, s.id';
  const area = wantedBy({}, { areas: ['district-1/1'] });
  const redModel = wantedBy(ofModel, red);
  const inRow = '(SELECT k.keys @> $2::integer[] FROM bike_search k WHERE k.id = s.id)';

  test.each<[string, Wanted, string[]]>([
    ['', wantedBy({}), ['true', byPrice]],
    [
      '',
      both,
      [
        unplanned('s.price <= $1::integer AND s.district = $2::integer AND s.model = $3::integer'),
        byPrice,
      ],
    ],
    ['', area, [unplanned('s.area = ANY($1::integer[])'), byPrice]],
    [
      'model',
      both,
      [
        's.model = $1::integer AND',
        unplanned('s.price <= $2::integer AND s.district = $3::integer'),
      ],
    ],
    [
      'model in districts',
      both,
      [
        's.model = $1::integer AND s.district = $2::integer AND',
        unplanned('s.price <= $3::integer'),
      ],
    ],
    [
      'model priceMin priceMax',
      both,
      [
        's.model = $1::integer AND s.price <= $2::integer AND',
        unplanned('s.district = $3::integer'),
      ],
    ],
    [
      'priceMin priceMax',
      both,
      [
        's.price <= $1::integer AND',
        unplanned('s.district = $2::integer AND s.model = $3::integer'),
        byPrice,
      ],
    ],
    [
      'ccMin ccMax',
      wantedBy({ ccMin: 1 }),
      ['s.cc >= $1::integer AND true ORDER BY s.cc, s.rank, s.id'],
    ],
    [
      'advertised',
      wantedBy({ advertised: true }),
      ['s.advertised_until IS NOT NULL AND s.advertised_seconds > $1::integer AND true'],
    ],
    ['area', area, ['s.area = ANY($1::integer[]) AND true']],
    ['words', redModel, ['s.keys @> $1::integer[] AND', unplanned('s.model = $2::integer')]],
    ['model', redModel, ['s.model = $1::integer AND', unplanned(inRow)]],
    ['model words', redModel, ['s.model = $1::integer AND s.keys @> $2::integer[] AND true']],
    [
      'model words in words',
      redModel,
      [
        'ARRAY[s.model, CASE WHEN s.sampled THEN 1 ELSE s.model END] && $1::integer[]',
        'AND s.keys @> $2::integer[] AND true',
      ],
    ],
  ])('by “%s” has what leads first, and the order of its index alone', (way, wanted, text) => {
    expect(textOf(way, wanted)).toBe(text.join(' '));
  });

  const missing = 'CASE WHEN s.price <= $2::integer THEN true ELSE s.district = $3::integer END';
  test.each<[FilterName[], string]>([
    [['priceMax'], unplanned('s.district = $2::integer')],
    [['priceMax', 'district'], unplanned(missing)],
  ])('lets bikes miss one of %j', (soft, text) => {
    expect(textOf('model', both, soft)).toBe(`s.model = $1::integer AND ${text}`);
  });
});
