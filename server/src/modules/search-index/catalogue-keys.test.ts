import { brands } from '@motohaat/catalogue/brands';
import { areas, districts } from '@motohaat/catalogue/places';
import { intKey } from '@motohaat/domain/search/int-key';
import { expect, test } from 'vitest';

import { familiesOf, modelsOf, ofBrandKey, readKey, unknownKey } from './catalogue-keys.ts';
import { joined } from './read-listing.ts';

const keysOf = (slugs: readonly string[]) => [
  unknownKey,
  ...slugs.map(intKey),
  ...slugs.map(readKey),
];
const makes = brands.map(({ slug }) => slug);

test.each([
  ['brands', keysOf(makes)],
  ['districts', keysOf(districts.map(({ slug }) => slug))],
  ['areas', keysOf(areas.map(({ district, slug }) => `${district}/${slug}`))],
  [
    'models, with what stands in their place',
    [
      ...keysOf(makes.flatMap(modelsOf)),
      ...makes.flatMap(familiesOf).map((family) => readKey(joined(family))),
      ...makes.flatMap((make) => [ofBrandKey(make), ofBrandKey(`~${make}`)]),
    ],
  ],
])('no two %s have one number', (_what, keys) => {
  expect(new Set(keys).size).toBe(keys.length);
});
