import { expect, test } from 'vitest';

import { readKey, slugs } from '../../search-index/catalogue-keys.ts';
import type { Counted } from '../port.ts';
import { readerOf } from './count-values.ts';

const [bajaj = 0] = [...slugs().brand].flatMap(([key, name]) => (name === 'bajaj' ? [key] : []));

test.each<[Counted, number, readonly string[]]>([
  ['kind', 2, ['2']],
  ['brand', bajaj, ['bajaj']],
  ['brand', 1, []],
  ['condition', 1, ['excellent']],
  ['condition', 2, ['good']],
  ['condition', 0, []],
  ['condition', 9, []],
  ['papers', 1, ['complete']],
  ['papers', 0, []],
  ['verified', 1, ['1']],
  ['photos', 2, []],
  ['owners', 1, ['1', '2', '3']],
  ['owners', 3, ['3']],
  ['owners', 4, []],
  // Not stated, below the first step, and above all.
  ['priceMax', 0, []],
  ['priceMin', 1, []],
  // From 50,000 on, and from one taka more.
  ['priceMin', 2, ['50000']],
  ['priceMax', 2, ['50000', '75000', '100000']],
  ['priceMax', 3, ['75000', '100000', '125000']],
])('by %s the number %i counts for %j', (name, number, values) => {
  expect(readerOf(name)(number).slice(0, 3)).toEqual(values);
});

test('bikes whose texts say what is asked for count for it too', () => {
  const said = readerOf('brand', { brand: ['bajaj'] });
  expect(said(readKey('bajaj'))).toEqual(['bajaj']);
  expect(said(bajaj)).toEqual(['bajaj']);
  expect(said(1)).toEqual([]);
  expect(readerOf('brand', { district: ['dhaka'] })(readKey('dhaka'))).toEqual([]);
});
