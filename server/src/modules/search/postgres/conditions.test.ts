import { expect, test } from 'vitest';

import { statementText } from '../../../testing/statement-text.ts';
import type { Wanted } from '../port.ts';
import { conditionsOf, keysOf, modelKeys, modelKeysOf } from './conditions.ts';

const wanted: Wanted = { filters: {}, words: [], areas: [], loose: {} };

test('a model that a text asks for is met by what stands for it, of several also by their family', () => {
  const [one, two] = ['fz-s-v2', 'fz-s-v3'] as const;
  expect(modelKeys([one])).toEqual(keysOf([one]));
  expect(modelKeys([one], [one])).toEqual(keysOf([one], [one]));
  const family = modelKeys([one, two], [one, two]);
  expect(family.slice(0, 4)).toEqual(keysOf([one, two], [one, two]));
  expect(family).toHaveLength(5);
});

test('a brand that a text asks for is also met by bikes whose texts alone name it', () => {
  const stated = modelKeysOf(['bajaj']);
  expect(modelKeysOf(['bajaj'], ['yamaha'])).toEqual(stated);
  const said = modelKeysOf(['bajaj'], ['bajaj']);
  expect(said.slice(0, -1)).toEqual(stated);
  expect(new Set(said).size).toBe(new Set(stated).size + 1);
});

test.each<[Partial<Wanted>, string]>([
  [{}, 'true'],
  [{ filters: { priceMax: 9 } }, 's.price <= $1::integer'],
  [{ filters: { priceMax: 9, kmMax: undefined } }, 's.price <= $1::integer'],
  [
    { words: ['red'], areas: ['dhaka/mirpur'] },
    's.area = ANY($1::integer[]) AND s.keys @> $2::integer[]',
  ],
])('what is asked as %j the database is told as %s', (asked, text) => {
  expect(statementText(conditionsOf({ ...wanted, ...asked }))).toBe(text);
});
