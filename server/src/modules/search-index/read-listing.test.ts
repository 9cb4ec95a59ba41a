import { brands } from '@motohaat/catalogue/brands';
import { expect, test } from 'vitest';

import { readName, readPlace } from './read-listing.ts';

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
  ['Pulsar, Dhanmondy', null, {}],
  ['Dhanmondy, Dhaka', null, { district: 'dhaka', area: 'dhaka/dhanmondi' }],
  ['Near the bridge', null, {}],
])('%s, where %s is stated, is %j', (location, stated, place) => {
  expect(readPlace(location, stated)).toEqual(place);
});

test.each<[name: string, stated: string | null, brand: string | undefined, models: string[]]>([
  ['R15 V3', null, 'yamaha', ['r15-v3']],
  ['Yamaha R15 V3', 'yamaha', 'yamaha', ['r15-v3']],
  ['Honda bike', null, 'honda', []],
  ['Honda bike', 'honda', 'honda', []],
  ['Red bike', null, undefined, []],
  ['Red bike', 'honda', undefined, []],
  // Models of another brand than the stated one are not meant.
  ['R15 V3', 'honda', undefined, []],
  ['Honda bike', 'yamaha', undefined, []],
  // A whole family is meant by its name; of some models of several nobody knows which.
  ['Platina', null, 'bajaj', modelsOfFamily('platina-100')],
  ['Pulsar 150 or Discover 125', null, 'bajaj', []],
  ['Pulsar 150 or R15 V3', null, undefined, []],
  ['Pulsar 150 or R15 V3', 'bajaj', undefined, []],
  ['Honda or Yamaha bike', null, undefined, []],
  // What is only guessed is not known, and a place is no model.
  ['Pulsr', null, undefined, []],
  ['Dhaka Pulsr', null, undefined, []],
  ['Yamahaa bike', null, undefined, []],
  ['Pulsar 150 Dhanmondy', null, 'bajaj', ['pulsar-150']],
  ['Dhaka Pulsar 150', null, 'bajaj', ['pulsar-150']],
])('the name %s, where the brand %s is stated, says brand %s and models %j', (...row) => {
  const [name, stated, brand, models] = row;
  expect(readName(name, stated)).toEqual({ brand, models });
});

function modelsOfFamily(slug: string): string[] {
  const families = brands.flatMap((brand) => brand.families.map(({ models }) => models));
  const family = families.find((models) => models.some((model) => model.slug === slug)) ?? [];
  return family.map((model) => model.slug);
}
