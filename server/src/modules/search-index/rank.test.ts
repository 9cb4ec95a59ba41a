import { expect, test } from 'vitest';

import { type Ranked, rankOf } from './rank.ts';

const now = 495_000;
const bike: Ranked = {
  listed_hour: now,
  brand: 'bajaj',
  model: 'pulsar-150',
  district: 'dhaka',
  area: null,
  colour: null,
  year: 2019,
  km: null,
  cc: 149,
  owners: null,
  description: '',
  photos: 1,
  verified: false,
  advertised_until: null,
  hasPapers: false,
};
const day = 24;

const better: [what: string, than: Partial<Ranked>, one?: Partial<Ranked>][] = [
  ['is newer', { listed_hour: now - 1 }],
  ['has more photos', { photos: 0 }],
  ['says more', {}, { km: 12_000, owners: 1, area: 'mirpur' }],
  ['says enough in words', { description: 'x'.repeat(79) }, { description: 'x'.repeat(80) }],
  ['has papers in order', {}, { hasPapers: true }],
  ['is of a verified seller', {}, { verified: true }],
  ['is advertised', { listed_hour: now + 20 * day }, { advertised_until: '2026-12-01' }],
  ['states its model, though it is older', { model: null }, { listed_hour: now - 60 * day }],
  ['states its district, though the other is whole', { district: null, photos: 5, km: 1 }],
];

test.each(better)('a bike that %s comes first', (_what, than, one = {}) => {
  expect(rankOf({ ...bike, ...one })).toBeGreaterThan(rankOf({ ...bike, ...than }));
});

test('age counts more than all that a seller can add but an advert', () => {
  const old = { ...bike, listed_hour: now - 60 * day, photos: 9, km: 1, owners: 1, verified: true };
  expect(rankOf(old)).toBeLessThan(rankOf(bike));
});
