import { describe, expect, test } from 'vitest';

import type { ListingRow } from '../listings/listing.transitions.ts';
import { editedColumns, editedTexts } from './edited.ts';

const listing = {
  name: 'Bajaj Pulsar 150',
  category_id: 3,
  location: 'Dhaka',
  used: 6,
  description: 'One owner.',
  brand: 'bajaj',
  model: 'pulsar-150',
  other_model: null,
  year: 2020,
  cc: 149,
  km: null,
  colour: null,
  owners: null,
  registration: null,
  registration_zone: null,
  registration_year: null,
  district: 'dhaka',
  area: null,
  papers: null,
} as Partial<ListingRow> as ListingRow;

describe('what is stated in an edit', () => {
  test('that was stated before changes nothing', () => {
    expect(editedColumns(listing, {}, 2026)).toBeUndefined();
    expect(editedColumns(listing, { year: 2020, model: 'pulsar-150' }, 2026)).toBeUndefined();
  });

  test('takes along what was filled from it', () => {
    const columns = { year: 2019, used: 7, name: 'Bajaj Pulsar 150' };
    expect(editedColumns(listing, { year: 2019 }, 2026)).toMatchObject(columns);
  });

  test('is refused where the catalogue does not know it', () => {
    expect(() => editedColumns(listing, { brand: 'bajjaj' }, 2026)).toThrow(
      expect.objectContaining({ code: 'invalid' }),
    );
  });
});

test.each<[what: string, edit: object, following: object, texts: [string, string, string]]>([
  ['nothing changes', {}, {}, ['Bajaj Pulsar 150', 'Dhaka', 'One owner.']],
  [
    'what is stated changes',
    {},
    { name: 'Yamaha R15', location: 'Feni' },
    ['Yamaha R15', 'Feni', 'One owner.'],
  ],
  [
    'its seller writes something else',
    { productName: 'My bike', location: 'Here', message: 'Two owners.' },
    { name: 'Yamaha R15', location: 'Feni' },
    ['My bike', 'Here', 'Two owners.'],
  ],
])('a listing says this once %s', (_what, edit, following, [name, location, description]) => {
  expect(editedTexts(listing, edit, following)).toEqual({ name, location, description });
});
