import { noPapers } from '@motohaat/domain/bike-facts';
import { intKey } from '@motohaat/domain/search/int-key';
import { describe, expect, test } from 'vitest';

import { ofBrandKey, readKey, unknownKey } from './catalogue-keys.ts';
import { joined, readName } from './read-listing.ts';
import { type SearchedListing, searchRow } from './search-row.ts';

const bike: SearchedListing = {
  id: '0190a5d0-0000-7000-8000-000000000000',
  version: 1,
  category_id: 1,
  name: 'Red bike',
  other_model: null,
  location: 'Near the bridge',
  description: 'One owner.',
  brand: null,
  model: null,
  district: null,
  area: null,
  colour: null,
  resale_price: 90_000,
  year: null,
  km: null,
  cc: null,
  condition: 'good',
  owners: null,
  papers: null,
  registration: null,
  photos: 1,
  verified: false,
  advertised_until: null,
  created_at: '2026-01-01 00:00:00+00',
  listed_hour: 490_000,
};
const [unknown, yamaha] = [unknownKey, readKey('yamaha')];
const bajaj = intKey('bajaj');

describe('a bike is found by what is stated, or else by what its texts say:', () => {
  test.each<[Partial<SearchedListing>, brand: number, model: number]>([
    [{}, unknown, unknown],
    [{ brand: 'bajaj', model: 'pulsar-150' }, bajaj, intKey('pulsar-150')],
    [{ brand: 'bajaj', model: 'pulsar-150', name: 'R15 V3' }, bajaj, intKey('pulsar-150')],
    [{ name: 'R15 V3' }, yamaha, readKey('r15-v3')],
    [{ other_model: 'R15 V3' }, yamaha, readKey('r15-v3')],
    [{ name: 'Yamaha bike' }, yamaha, ofBrandKey('~yamaha')],
    [{ brand: 'bajaj' }, bajaj, ofBrandKey('bajaj')],
    [{ brand: 'bajaj', name: 'Pulsar 150' }, bajaj, readKey('pulsar-150')],
    [{ brand: 'bajaj', other_model: 'Pulsar 150' }, bajaj, readKey('pulsar-150')],
    [{ brand: 'bajaj', name: 'R15 V3' }, bajaj, ofBrandKey('bajaj')],
    [{ model: 'pulsar-150', name: 'Pulsar 150' }, readKey('bajaj'), readKey('pulsar-150')],
  ])('%j has these brand and model', (stated, brand, model) => {
    expect(searchRow({ ...bike, ...stated })).toMatchObject({ brand, model });
  });

  test.each<[Partial<SearchedListing>, district: number, area: number]>([
    [{}, unknown, unknown],
    [{ location: 'Dhaka' }, readKey('dhaka'), unknown],
    [{ location: 'Mirpur 10' }, readKey('dhaka'), readKey('dhaka/mirpur')],
    [{ district: 'feni', location: 'Mirpur 10' }, intKey('feni'), unknown],
    [{ district: 'dhaka', location: 'Mirpur 10' }, intKey('dhaka'), readKey('dhaka/mirpur')],
    [
      { district: 'dhaka', area: 'uttara', location: 'Mirpur 10' },
      intKey('dhaka'),
      intKey('dhaka/uttara'),
    ],
  ])('%j has these district and area', (stated, district, area) => {
    expect(searchRow({ ...bike, ...stated })).toMatchObject({ district, area });
  });
});

test('a family that a name means is one number', () => {
  const family = readName('Platina', null).models;
  expect(family.length).toBeGreaterThan(1);
  expect(searchRow({ ...bike, name: 'Platina' }).model).toBe(readKey(joined(family)));
});

test('one bike of 64 is in the sample, always the same', () => {
  const ids = Array.from({ length: 640 }, (_, number) => `bike-${number}`);
  const sampled = ids.filter((id) => searchRow({ ...bike, id }).sampled);
  expect(sampled).toEqual(ids.filter((id) => intKey(id) % 64 === 0));
  expect(sampled.length).toBeGreaterThan(0);
});

test('papers count for the order where they are complete', () => {
  const all = { digitalPlate: true, smartCard: true, sellerSigns: true };
  const papers = {
    ...noPapers,
    ...all,
    certificate: 'seller',
    taxTokenUntil: '2999-12-31',
  } as const;
  const [without, having] = [searchRow(bike), searchRow({ ...bike, papers })];
  expect([without.papers_until, having.papers_until]).toEqual([null, '2999-12-31']);
  expect(having.rank).toBeGreaterThan(without.rank);
});
