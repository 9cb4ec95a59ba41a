import { intKey } from '@motohaat/domain/search/int-key';
import { describe, expect, test } from 'vitest';

import { madeSample } from '../../../testing/made-sample.ts';
import type { Wanted } from '../port.ts';
import { countLeadsOf } from './count-lead.ts';
import { leadOf } from './lead.ts';
import { orderOf } from './orders.ts';
import { type Sample, type SampleColumn, sampleOf } from './sample.ts';

function numberAt(column: SampleColumn, place: number): number {
  if (column === 'rank' || column === 'price') return place;
  if (column === 'year') return place < 15_000 ? 2_015 : 2_026;
  if (column === 'model') return intKey(place % 50 === 0 ? 'pulsar-150' : 'gixxer-155');
  return column === 'district' ? intKey('dhaka') : 1;
}

/** The sample of a million bikes: the first of the best match has the highest number; one model in fifty. */
function sampleWhere(isThere: (place: number) => boolean): Sample {
  const places = Array.from({ length: 15_625 }, (_, place) => place).filter(isThere);
  return madeSample(places, numberAt);
}

const all = sampleWhere(() => true);
const wanted = (filters: Wanted['filters'], ...words: string[]): Wanted => ({
  filters,
  words,
  areas: [],
  loose: {},
});

const leadTo = (isThere: (place: number) => boolean) =>
  leadOf(wanted({}, 'grgd'), orderOf('best'), all, sampleWhere(isThere)).lead;

const half = (place: number) => place % 2 === 0;

describe('what leads to a page of words', () => {
  test('is the order, where every tenth bike has them', () => {
    expect(leadTo((place) => place % 10 === 0)).toMatchObject({ by: 'all' });
  });

  test('are the words, where few have them, or those alone that come last in the order', () => {
    expect(leadTo((place) => place % 5_000 === 0)).toEqual({ by: 'words' });
    expect(leadTo((place) => place < 400)).toMatchObject({ by: 'words' });
    expect(leadTo(() => false)).toEqual({ by: 'words' });
  });

  test('is the index that points to their rows, where most of what it has is looked at', () => {
    expect(leadTo(half)).toEqual({ by: 'all', inRows: true });
    expect(
      leadOf(wanted({ owners: 0 }, 'grgd'), orderOf('best'), all, sampleWhere(half)).lead,
    ).not.toHaveProperty('inRows');
  });
});

const isByBoth = (search: Wanted) =>
  countLeadsOf(search, all, all).some(({ led }) => led.districts);

test('parts of districts and words are not counted by an index that does not tell of them', () => {
  const filters = { model: ['pulsar-150'], district: ['dhaka'] };
  expect(isByBoth(wanted(filters))).toBe(true);
  expect(isByBoth(wanted(filters, 'grgd'))).toBe(false);
  expect(isByBoth({ ...wanted(filters), areas: ['dhaka/mirpur'] })).toBe(false);
});

test.each([
  ['each year, where it comes late in the order of prices', { yearMin: 2_026 }, 'price', 'keys'],
  ['all, where it comes first', { yearMin: 2_026 }, '-price', 'all'],
  ['all, where no year is asked for', { owners: 1 }, 'price', 'all'],
  ['all, where bikes without a year are found', { yearMin: 0, owners: 0 }, 'price', 'all'],
  [
    'what lies between limits that no year is between',
    { yearMin: 2_026, yearMax: 2_015 },
    'price',
    'range',
  ],
] as const)('what leads by price is %s', (_what, filters, sort, by) => {
  expect(leadOf(wanted(filters), orderOf(sort), all, all).lead.by).toBe(by);
});

test('words that some bikes have lead with the bikes of a model, which few have', () => {
  const { lead } = leadOf(
    wanted({ model: ['pulsar-150'] }, 'grgd'),
    orderOf('best'),
    all,
    sampleWhere((place) => place < 400),
  );
  const keys = [intKey('pulsar-150')];
  expect(lead).toEqual({ by: 'words', of: { column: 'model', keys }, inWords: true });
});

/** Those of the sample that come last in the order of the best match have the words. */
const leadToLast = (many: number, filters: Wanted['filters'], sort: 'best' | 'price') =>
  leadOf(
    wanted(filters, 'grgd'),
    orderOf(sort),
    all,
    sampleWhere((place) => place < many),
  );

describe('words that stand late in an order lead', () => {
  const of = { column: 'model', keys: [intKey('pulsar-150')] } as const;

  test('to the first of them alone, as far as a page goes, by the best match', () => {
    const { lead, cost } = leadToLast(400, {}, 'best');
    const ranks = Array.from({ length: 400 }, (_, place) => 399 - place);
    expect(lead).toEqual({ by: 'words', ranks });
    // The words, a stretch of the order up to the fourth, and four of the sample.
    expect(cost).toBeCloseTo(40 + (400 * 1.1 + (15_625 - 396) * 0.01 + 4 * 6) * 64, 6);
  });

  test('to the first of them alone with those of a model', () => {
    const { lead, cost } = leadToLast(5_000, { model: ['pulsar-150'] }, 'best');
    const ranks = Array.from({ length: 100 }, (_, place) => 4_950 - place * 50);
    expect(lead).toEqual({ by: 'words', of, inWords: true, ranks });
    expect(cost).toBeCloseTo(40 + (313 * 1.19 + (15_625 - 4_800) * 0.01 + 4 * 6) * 64, 6);
  });

  test('to all of them, whose prices are in no order of words', () => {
    const late = sampleWhere((place) => place >= 15_000 && place % 10 === 0);
    const { lead, cost } = leadOf(wanted({}, 'grgd'), orderOf('price'), all, late);
    expect(lead).toEqual({ by: 'words' });
    expect(cost).toBe(40 + 63 * 6 * 64);
  });

  test('with the bikes of a district by both indexes', () => {
    const { lead } = leadToLast(1, { district: ['dhaka'], owners: 0 }, 'best');
    expect(lead.by).toBe('words');
  });
});

const costTo = (search: Wanted, sort: 'best' | 'price' | 'newest' = 'best') =>
  leadOf(search, orderOf(sort), all, all).cost;
const four = ['pulsar-150', 'gixxer-155', 'fz-s', 'hornet'];

test('where one filter alone leads in the order of the page nothing is compared', () => {
  const alone = leadOf(wanted({ model: ['pulsar-150'] }), orderOf('best'), all, all);
  expect(alone).toEqual({
    lead: { by: 'keys', column: 'model', keys: [intKey('pulsar-150')] },
    cost: 0,
  });
  expect(costTo(wanted({ model: four }))).toBe(0);
  expect(costTo({ ...wanted({}), areas: ['dhaka/mirpur'] })).toBe(0);
  const compared: [Wanted, 'best' | 'newest'][] = [
    [wanted({ model: [...four, 'r15'] }), 'best'],
    [wanted({ model: four, district: ['dhaka'] }), 'best'],
    [wanted({ model: four, owners: 1 }), 'best'],
    [wanted({ model: four }, 'grgd'), 'best'],
    [wanted({ model: four }), 'newest'],
    [{ ...wanted({ model: four }), areas: ['dhaka/mirpur'] }, 'best'],
  ];
  for (const [search, sort] of compared) expect(costTo(search, sort)).toBeGreaterThan(0);
});

/** One bike of a hundred has an advert, and one of a thousand an engine of 150 cm³, not the first of any order. */
const rare = sampleOf({
  ...all,
  advertised: all.price.map((_, place) => (place % 100 === 99 ? 2_147_483_647 : -1)),
  cc: all.price.map((_, place) => (place % 1_000 === 501 ? 150 : 100)),
});
const leadToRare = (
  filters: Wanted['filters'],
  sort: 'best' | 'price' | 'km',
  ...words: string[]
) => leadOf(wanted(filters, ...words), orderOf(sort), rare, rare).lead;

describe('what few bikes have leads to them', () => {
  test.each([
    ['those with an advert', { advertised: true }, 'best', { by: 'advertised' }],
    ['all, where none is asked for', { owners: 1 }, 'best', { by: 'all' }],
    [
      'those of a size, by the best match',
      { ccMin: 150, ccMax: 150 },
      'best',
      { by: 'sizes', from: 150, to: 150 },
    ],
    ['those of a size at least', { ccMin: 101 }, 'best', { by: 'sizes', from: 101, to: 3_000 }],
    ['those of a size at most', { ccMax: 99 }, 'best', { by: 'sizes', from: 1, to: 99 }],
    [
      'those of a size, put in order, by price',
      { ccMin: 150 },
      'price',
      { by: 'range', bound: 'cc', of: undefined },
    ],
  ] as const)('%s', (_what, filters, sort, lead) => {
    expect(leadToRare(filters, sort)).toEqual(lead);
  });

  test('those with an advert, whose words are looked at in each row where all fit', () => {
    expect(leadToRare({ advertised: true }, 'best', 'grgd')).toMatchObject({ inRows: true });
  });
});

const led = (filters: Wanted['filters'], sort: 'price' | 'best') =>
  leadOf(wanted(filters), orderOf(sort), all, all).lead;

test('limits lead by their own order, and to the bikes of a model within them in another', () => {
  expect(led({ priceMin: 15_000 }, 'price')).toEqual({ by: 'all' });
  expect(led({ priceMax: 4 }, 'best')).toEqual({
    by: 'range',
    bound: 'price',
    of: undefined,
  });
  expect(led({ model: ['pulsar-150'], priceMax: 200 }, 'best')).toMatchObject({
    by: 'range',
    bound: 'price',
    of: { column: 'model' },
  });
});

describe('a count reads', () => {
  test.each([
    [
      'the bikes of the filter that has the fewest',
      { model: ['pulsar-150'], district: ['dhaka'] },
      313,
    ],
    ['those of a key within a limit', { district: ['dhaka'], priceMax: 99 }, 100],
    ['all, where no index has anything of it', { condition: ['excellent'] }, 15_625],
  ] as const)('%s', (_what, filters, inSample) => {
    const [lead] = countLeadsOf(wanted(filters as unknown as Wanted['filters']), all, all);
    expect(lead?.cost).toBe(inSample * 64);
  });
});
