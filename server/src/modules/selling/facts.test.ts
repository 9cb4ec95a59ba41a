import { emptyFacts } from '@motohaat/contract/fact-fields';
import { type Facts, type FactsEdit, FactsForm } from '@motohaat/contract/facts-form';
import { noPapers } from '@motohaat/domain/bike-facts';
import { maximumYears } from '@motohaat/domain/price';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import {
  completed,
  editedFacts,
  factColumns,
  followingColumns,
  type Implied,
  impliedBy,
} from './facts.ts';

const nothing: Facts = v.parse(FactsForm, emptyFacts);
const pulsar: Facts = {
  ...nothing,
  brand: 'bajaj',
  model: 'pulsar-150',
  cc: 149,
  district: 'dhaka',
  area: 'mirpur',
};

test('papers are kept as soon as one of them is stated', () => {
  const all = {
    certificate: 'seller',
    taxTokenUntil: '2027-06-30',
    digitalPlate: true,
    smartCard: true,
    insurance: false,
    sellerSigns: true,
  } as const;
  expect(factColumns(nothing).papers).toBeNull();
  for (const papers of [{ ...noPapers, insurance: false }, all]) {
    expect(factColumns({ ...nothing, papers }).papers).toBe(JSON.stringify(papers));
  }
});

test.each<[registration: Facts['registration'], zone: string | null]>([
  ['registered', 'dhaka'],
  ['applied', null],
  [null, 'dhaka'],
])('of a bike that is “%s” it is kept that it was registered in %s', (registration, zone) => {
  const stated = { ...nothing, registration, registrationZone: 'dhaka' };
  expect(completed(stated)).toMatchObject({ registrationZone: zone });
});

describe('what facts imply', () => {
  test.each<[what: string, stated: Partial<Facts>, implied: Implied]>([
    ['of nothing: nothing', {}, {}],
    ['of a brand alone: no name', { brand: 'bajaj' }, {}],
    ['of what the catalogue does not know: nothing', { model: 'unknown', district: 'x' }, {}],
    [
      'of a model: name and category',
      { brand: 'bajaj', model: 'pulsar-150' },
      { name: 'Bajaj Pulsar 150', category: 3 },
    ],
    ['of words for a model: a name', { otherModel: 'Torongo 125' }, { name: 'Torongo 125' }],
    ['of a district: the place', { district: 'dhaka' }, { location: 'Dhaka' }],
    ['of a year: the age', { year: 2020 }, { used: 6 }],
    ['of next year: no age yet', { year: 2027 }, { used: 0 }],
    ['of the greatest age: that', { year: 2026 - maximumYears }, { used: maximumYears }],
    ['of an age that no listing can have: nothing', { year: 2025 - maximumYears }, {}],
  ])('%s', (_what, stated, implied) => {
    expect(impliedBy({ ...nothing, ...stated }, 2026)).toStrictEqual(implied);
  });
});

describe('an edit', () => {
  const other = { ...nothing, brand: 'bajaj', otherModel: 'Kristal' };
  const tuned = { ...pulsar, cc: 180 };
  test.each<[what: string, before: Facts, edit: FactsEdit, after: Partial<Facts>]>([
    ['that names one thing leaves all else', pulsar, { km: 9 }, { ...pulsar, km: 9 }],
    ['leaves a brand without a model', other, { km: 9 }, { ...other, km: 9 }],
    ['leaves an engine that is not the model’s', tuned, { km: 9 }, { ...tuned, km: 9 }],
    ['of the brand drops the model', pulsar, { brand: 'yamaha' }, { brand: 'yamaha', model: null }],
    ['that names the same brand keeps the model', pulsar, { brand: 'bajaj' }, pulsar],
    ['of the model takes its brand', pulsar, { model: 'fzs-v3' }, { brand: 'yamaha' }],
    [
      'of brand and model takes both as they are',
      pulsar,
      { brand: 'yamaha', model: 'pulsar-180' },
      { brand: 'yamaha', model: 'pulsar-180' },
    ],
    [
      'with words for a model drops the chosen one',
      pulsar,
      { otherModel: 'Kristal' },
      { model: null, otherModel: 'Kristal' },
    ],
    [
      'with words and a model takes the model',
      pulsar,
      { model: 'pulsar-180', otherModel: 'Kristal' },
      { model: 'pulsar-180', otherModel: null },
    ],
    ['of the district drops the area', pulsar, { district: 'feni' }, { area: null }],
    [
      'of district and area takes both',
      { ...pulsar, district: 'feni', area: null },
      { district: 'dhaka', area: 'mirpur' },
      { district: 'dhaka', area: 'mirpur' },
    ],
    ['of the model takes its engine', pulsar, { model: 'pulsar-180' }, { cc: 178 }],
    ['of the model keeps an engine of its own', tuned, { model: 'pulsar-180' }, { cc: 180 }],
    [
      'of model and engine takes both',
      pulsar,
      { model: 'pulsar-180', cc: 200 },
      { model: 'pulsar-180', cc: 200 },
    ],
    [
      'of the model gives an engine to a bike of which none was known',
      nothing,
      { model: 'pulsar-180' },
      { cc: 178 },
    ],
  ])('%s', (_what, before, edit, after) => {
    expect(editedFacts(before, edit)).toMatchObject(after);
  });
});

describe('the specification’s fields after an edit', () => {
  const before: Implied = { name: 'Bajaj Pulsar 150', category: 3, location: 'Dhaka', used: 6 };
  const after: Implied = { name: 'Yamaha R15', category: 2, location: 'Feni', used: 5 };
  const filled = { name: 'Bajaj Pulsar 150', category_id: 3, location: 'Dhaka', used: 6 } as const;
  const written = { name: 'My bike', category_id: 1, location: 'Here', used: 1 } as const;
  const followed = { name: 'Yamaha R15', category_id: 2, location: 'Feni', used: 5 };
  test.each<
    [
      what: string,
      listing: Parameters<typeof followingColumns>[0],
      before: Implied,
      after: Implied,
      columns: object,
    ]
  >([
    ['follow what they were filled from', filled, before, after, followed],
    ['stay as their seller wrote them', written, before, after, {}],
    ['stay where nothing is implied any more', filled, before, {}, {}],
    ['are filled where nothing was', { ...written, used: null }, {}, { used: 5 }, { used: 5 }],
  ])('%s', (_what, listing, was, is, columns) => {
    expect(followingColumns(listing, was, is)).toStrictEqual(columns);
  });
});
