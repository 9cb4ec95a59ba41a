import { defaultLimit } from '@motohaat/contract/list';
import { intKey } from '@motohaat/domain/search/int-key';
import { describe, expect, test } from 'vitest';

import { inFacts } from '../../search-index/packed.ts';
import type { Wanted } from '../port.ts';
import type { CostlyLead, Lead } from './lead.ts';
import { lightPage } from './light-page.ts';
import type { Page } from './page.ts';

const all: Lead = { by: 'all' };
const model: Lead = { by: 'keys', column: 'model', keys: [1] };
const wantedBy = (filters: Wanted['filters'] = {}, ...words: string[]): Wanted => ({
  filters,
  words,
  areas: [],
  loose: {},
});
const first: Page = { order: 'best', limit: defaultLimit, after: undefined, changes: [] };
type Asked = { wanted?: Wanted; page?: Partial<Page>; lead?: Lead; cost?: number };
const pageOf = ({ wanted = wantedBy(), page = {}, lead = all, cost = 0 }: Asked) => {
  const found: CostlyLead = { lead, cost };
  return lightPage(wanted, { ...first, ...page }, found);
};
const red = wantedBy({}, 'red');
const after = { at: '7', id: '0190a5d0-0000-7000-8000-000000000000' };

test.each<[string, Asked, boolean]>([
  ['of all bikes', {}, true],
  ['of bikes with an advert', { lead: { by: 'advertised' } }, true],
  ['of a model', { lead: model }, true],
  ['that reads as much as planning takes', { cost: 4_000 }, true],
  ['that reads more', { cost: 4_001 }, false],
  ['of another length', { page: { limit: defaultLimit + 1 } }, false],
  [
    'since whose first prices have changed',
    { page: { changes: [{ id: 'x', price: 1 } as never] } },
    false,
  ],
  [
    'that is put in order first',
    { lead: { by: 'all of keys', column: 'model', keys: [1] } },
    false,
  ],
  ['of words, by their index', { wanted: red, lead: { by: 'words' } }, false],
  ['of words, by the keys of those that fit', { wanted: red }, false],
  ['of words, looked at in each row', { wanted: red, lead: { by: 'all', inRows: true } }, true],
])('a page %s is read by a text that is kept: %s', (_what, asked, is) => {
  expect(pageOf(asked) !== undefined).toBe(is);
});

describe('the text of a page', () => {
  const textOf = (asked: Asked) => (pageOf(asked)?.sql ?? '').replaceAll(/\s+/g, ' ');

  test.each<[string, Asked, string[], string[]]>([
    ['all', {}, ['ORDER BY s.rank DESC, s.id DESC'], ['lead(key)', '$19', 's.advertised_until IS']],
    ['adverts', { lead: { by: 'advertised' } }, ['s.advertised_until IS NOT NULL'], ['lead(key)']],
    ['a model', { lead: model }, ['s.model = $19::integer'], ['lead(key)', '$20']],
    [
      'two models',
      { lead: { by: 'keys', column: 'model', keys: [1, 2] } },
      ['s.model = lead.key', 'unnest($19::integer[]) AS lead(key)'],
      ['$20'],
    ],
    ['a next page', { page: { after } }, ['(s.rank, s.id) < ($19::integer, $20::uuid)'], ['$21']],
    [
      'a next page by price',
      { page: { order: 'price', after } },
      ['(s.price, s.id) > ($19::integer, $20::uuid)', 'ORDER BY s.price, s.id'],
      ['$21'],
    ],
    [
      'a next page of a model',
      { lead: model, page: { after } },
      ['s.model = $19::integer', '($20::integer, $21::uuid)'],
      [],
    ],
    [
      'words of a model',
      { wanted: red, lead: { ...model, inRows: true }, page: { after } },
      ['s.keys @> $19::integer[]', 's.model = $20::integer', '($21::integer, $22::uuid)'],
      [],
    ],
  ])('of %s', (_what, asked, has, hasNot) => {
    const text = textOf(asked);
    for (const part of has) expect(text).toContain(part);
    for (const part of hasNot) expect(text).not.toContain(part);
  });

  test('bounds the index that it reads by the limits of its order alone', () => {
    const price = 's.price BETWEEN $7::integer AND $8::integer';
    const planned = (asked: Asked) => textOf(asked).split('CASE WHEN (')[0];
    expect(planned({ page: { order: 'price' } })).toContain(price);
    expect(planned({})).not.toContain(price);
    expect(textOf({})).toContain(price);
    expect(textOf({ page: { order: 'price' } }).split(price)).toHaveLength(2);
  });
});

const [least, greatest] = [-2_147_483_648, 2_147_483_647];
describe('where a filter is not set, all bikes fit its place:', () => {
  const lists: unknown[] = [null, null, null, null, null, null];
  const ranges = [least, greatest, least, greatest, least, greatest];
  const facts = [inFacts('cc', 0), greatest, greatest, 0, least, least];
  const free = [...lists, ...ranges, ...facts];
  const brand = [intKey('bajaj')];
  const changed = (changes: Record<number, unknown>) =>
    free.map((value, place) => (place in changes ? changes[place] : value));

  test.each<[string, Asked, Record<number, unknown>]>([
    ['nothing is', {}, {}],
    ['a kind', { wanted: wantedBy({ kind: [2] }) }, { 0: [inFacts('category', 2)] }],
    ['a brand', { wanted: wantedBy({ brand: ['bajaj'] }) }, { 1: brand }],
    [
      'a brand that leads by its models',
      { wanted: wantedBy({ brand: ['bajaj'] }), lead: model },
      { 1: brand, 18: 1 },
    ],
    [
      'a model that leads',
      { wanted: wantedBy({ model: ['pulsar-150'] }), lead: model },
      { 2: null, 18: 1 },
    ],
    [
      'a model that does not',
      { wanted: wantedBy({ model: ['pulsar-150'] }) },
      { 2: [intKey('pulsar-150')] },
    ],
    [
      'a district beside a model that leads',
      { wanted: wantedBy({ district: ['feni'] }), lead: model },
      { 3: [intKey('feni')], 18: 1 },
    ],
    [
      'a price and a year',
      { wanted: wantedBy({ priceMin: 5, priceMax: 9, yearMin: 2015 }) },
      { 6: 5, 7: 9, 8: 2015 },
    ],
    ['an engine size', { wanted: wantedBy({ ccMin: 150 }) }, { 12: inFacts('cc', 150) }],
    [
      'an engine size up to one',
      { wanted: wantedBy({ ccMax: 150 }) },
      { 12: inFacts('cc', 1), 13: inFacts('cc', 151) - 1 },
    ],
    ['owners', { wanted: wantedBy({ owners: 2 }) }, { 14: inFacts('owners', 2) }],
    ['photos', { wanted: wantedBy({ photos: true }) }, { 15: expect.any(Number) }],
    ['papers', { wanted: wantedBy({ papers: 'complete' }) }, { 16: expect.any(Number) }],
    ['an advert', { wanted: wantedBy({ advertised: true }) }, { 17: expect.any(Number) }],
  ])('%s', (_what, asked, changes) => {
    const parameters = pageOf(asked)?.parameters ?? [];
    expect(parameters).toEqual([...changed(changes), ...(18 in changes ? [changes[18]] : [])]);
    for (const place of [15, 16, 17]) {
      expect(parameters[place] !== free[place]).toBe(place in changes);
    }
  });
});

const keysIn = (keys: number[]) => pageOf({ lead: { ...model, keys } })?.parameters.at(-1);
test('several keys that lead are filled up to 24 with such as no bike has', () => {
  expect(keysIn([1, 2])).toEqual([1, 2, ...Array.from({ length: 22 }, () => null)]);
  const many = Array.from({ length: 25 }, (_, key) => key);
  expect(keysIn(many)).toEqual(many);
});

test('a next page begins behind the place where the one before ended', () => {
  expect(pageOf({ page: { after } })?.parameters.slice(-2)).toEqual([after.at, after.id]);
});
