import { intKey } from '@motohaat/domain/search/int-key';
import { describe, expect, test } from 'vitest';

import type { Wanted } from '../port.ts';
import { countLeadsOf } from './count-lead.ts';
import { leadOf } from './lead.ts';
import { orderOf } from './orders.ts';
import { type Sample, type SampleColumn, sampleOf } from './sample.ts';

const columns = [
  'rank',
  'category',
  'brand',
  'model',
  'district',
  'area',
  'price',
  'year',
  'km',
  'cc',
  'condition',
  'owners',
  'papers',
  'photos',
  'verified',
  'created',
  'advertised',
] as const satisfies SampleColumn[];

function numberAt(column: SampleColumn, place: number): number {
  if (column === 'rank' || column === 'price') return place;
  if (column === 'year') return place < 15_000 ? 2_015 : 2_026;
  if (column === 'model') return intKey(place % 50 === 0 ? 'pulsar-150' : 'gixxer-155');
  return column === 'district' ? intKey('dhaka') : 1;
}

/** The sample of a million bikes: the first of the best match has the highest number; one model in fifty. */
function sampleWhere(isThere: (place: number) => boolean): Sample {
  const places = Array.from({ length: 15_625 }, (_, place) => place).filter(isThere);
  const numbers = columns.map(
    (column) => [column, Int32Array.from(places, (place) => numberAt(column, place))] as const,
  );
  return sampleOf(Object.fromEntries(numbers) as Record<SampleColumn, Int32Array>);
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
