import { expect, test } from 'vitest';

import { readPlace } from './read-listing.ts';

test.each<[location: string, stated: string | null, place: ReturnType<typeof readPlace>]>([
  ['Mirpur 10', null, { district: 'dhaka', area: 'dhaka/mirpur' }],
  ['মিরপুর ১০', null, { district: 'dhaka', area: 'dhaka/mirpur' }],
  ['Uttara sector 7', null, { district: 'dhaka', area: 'dhaka/uttara' }],
  ['উত্তরা সেক্টর ৭', null, { district: 'dhaka', area: 'dhaka/uttara' }],
  ['House 12, Road 5, Dhanmondi', null, { district: 'dhaka', area: 'dhaka/dhanmondi' }],
  ['Agrabad', null, { district: 'chattogram', area: 'chattogram/agrabad' }],
  ['Dhaka', null, { district: 'dhaka' }],
  ['Mirpur 10, Dhaka', null, { district: 'dhaka', area: 'dhaka/mirpur' }],
  ['Mirpur 10, Dhaka', 'dhaka', { district: 'dhaka', area: 'dhaka/mirpur' }],
  ['Mirpur 10', 'dhaka', { district: 'dhaka', area: 'dhaka/mirpur' }],
  ['Banani, Gulshan', null, { district: 'dhaka', area: 'dhaka/banani' }],
  // Addresses often end with a division.
  ['Tongi, Gazipur, Dhaka', null, { district: 'gazipur', area: 'gazipur/tongi' }],
  // What is stated is so, whatever else is written.
  ['Mirpur 10, Dhaka', 'cumilla', { district: 'cumilla' }],
  ['Near the bridge', 'dhaka', { district: 'dhaka' }],
  // Several districts have an area of that name.
  ['New Market', null, {}],
  ['New Market', 'chattogram', { district: 'chattogram', area: 'chattogram/new-market' }],
  ['New Market, Dhaka', null, { district: 'dhaka', area: 'dhaka/new-market' }],
  ['Mirpur or Agrabad', null, {}],
  ['Dhaka or Gazipur', null, {}],
  // A guess tells no district.
  ['Dhanmondy', null, {}],
  ['Dhanmondy, Dhaka', null, { district: 'dhaka', area: 'dhaka/dhanmondi' }],
  ['Near the bridge', null, {}],
])('%s, where %s is stated, is %j', (location, stated, place) => {
  expect(readPlace(location, stated)).toEqual(place);
});
