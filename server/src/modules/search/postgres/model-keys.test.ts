import { expect, test } from 'vitest';

import { type SearchedListing, searchRow } from '../../search-index/search-row.ts';
import { modelKeysOf } from './conditions.ts';

const listing: Omit<SearchedListing, 'name' | 'brand' | 'other_model' | 'model'> = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  version: 1,
  category_id: 2,
  location: 'Dhaka',
  description: 'Ridden to the office.',
  district: 'dhaka',
  area: null,
  colour: null,
  resale_price: 100_000,
  year: null,
  km: null,
  cc: null,
  condition: 'good',
  owners: null,
  papers: null,
  registration: null,
  photos: 1,
  verified: true,
  advertised_until: null,
  created_at: '2026-11-01',
  listed_hour: 500_000,
};

test.each([
  ['Bajaj Pulsar 150', null, 'pulsar-150'],
  ['Bajaj Pulsar 150', 'Modified', null],
  ['Pulsar', 'Old one', null],
  ['Bajaj', 'Chetak', null],
  ['My bike', null, null],
])('%s of a stated brand, with %s for its model, is read by its brand', (name, other, model) => {
  const row = searchRow({ ...listing, name, brand: 'bajaj', other_model: other, model });
  expect(modelKeysOf(['bajaj'])).toContain(row.model);
});
