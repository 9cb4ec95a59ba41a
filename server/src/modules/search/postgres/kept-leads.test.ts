import { expect, test } from 'vitest';

import { madeSample } from '../../../testing/made-sample.ts';
import type { Wanted } from '../port.ts';
import { keptLeads } from './kept-leads.ts';

const sample = () => madeSample(3, (_column, place) => place + 1);
const wanted: Wanted = { filters: { owners: 1 }, words: [], areas: [], loose: {} };
const samples = { all: sample(), having: sample() };

test('what leads is kept for the same search in the same order, and for nothing else', () => {
  const leadOf = keptLeads();
  const first = leadOf(wanted, 'best', samples);
  expect(leadOf({ ...wanted, filters: { owners: 1 } }, 'best', samples)).toBe(first);
  const others: [Wanted, 'best' | 'price'][] = [
    [wanted, 'price'],
    [{ ...wanted, filters: { owners: 2 } }, 'best'],
    [{ ...wanted, words: ['red'] }, 'best'],
    [{ ...wanted, areas: ['dhaka/mirpur'] }, 'best'],
    [{ ...wanted, loose: { brand: ['bajaj'] } }, 'best'],
  ];
  for (const [other, sort] of others) expect(leadOf(other, sort, samples)).not.toBe(first);
  expect(leadOf(wanted, 'best', samples)).toBe(first);
});

test('with another sample all is worked out anew', () => {
  const leadOf = keptLeads();
  const first = leadOf(wanted, 'best', samples);
  const again = leadOf(wanted, 'best', { ...samples, all: sample() });
  expect(again).not.toBe(first);
});

test('five thousand are kept, and forgotten together when there would be more', () => {
  const leadOf = keptLeads();
  const priced = (priceMin: number) =>
    leadOf({ ...wanted, filters: { priceMin } }, 'best', samples);
  const first = priced(1);
  for (let price = 2; price < 5_000; price += 1) priced(price);
  expect(priced(1)).toBe(first);
  priced(5_000);
  expect(priced(1)).not.toBe(first);
});
