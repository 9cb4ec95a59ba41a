import type { Understood } from '@motohaat/contract/search';
import { expect, test } from 'vitest';

import { queryOf, readSearch } from './address.ts';
import { exactly, settled, without, withoutValue, withoutWords } from './change.ts';

const search = (address: string) => readSearch(new URLSearchParams(address)).search;
const understood = (
  words: string,
  name: Understood['name'],
  value: string,
  more: Partial<Understood> = {},
): Understood => ({ words, name, value, label: value, guessed: false, ...more });

const said = [
  understood('pulsar', 'model', 'pulsar-150,pulsar-160'),
  understood('dhaka', 'district', 'dhaka'),
  understood('2021', 'yearMin', '2021'),
  understood('2021', 'yearMax', '2021'),
  understood('cheap', 'sort', 'price'),
  understood('red', 'q', 'red'),
];
const text = '?q=pulsar+2021+red+dhaka+cheap';

test.each([
  ['?q=red', [understood('red', 'q', 'red')], '?q=red'],
  [
    text,
    said,
    '?q=red&model=pulsar-150,pulsar-160&yearMin=2021&yearMax=2021&district=dhaka&sort=price',
  ],
  // What was chosen counts more than what the words say.
  [
    `${text}&district=sylhet&sort=km`,
    said,
    '?q=red&model=pulsar-150,pulsar-160&yearMin=2021&yearMax=2021&district=sylhet&sort=km',
  ],
  ['?brand=honda', [], '?brand=honda'],
])('%s with what its words mean is one set of filters', (address, words, query) => {
  expect(queryOf(settled(search(address), words))).toBe(query);
});

test('a filter is taken off whole, or by one of its values', () => {
  const chosen = search('?brand=bajaj,honda&kind=1&priceMax=5000&priceMin=1');
  expect(queryOf(without(chosen, 'priceMin', 'priceMax'))).toBe('?kind=1&brand=bajaj,honda');
  expect(queryOf(withoutValue(chosen, 'brand', 'bajaj'))).toContain('brand=honda&');
  expect(queryOf(withoutValue(chosen, 'kind', '1'))).not.toContain('kind');
});

test('words are taken out of the text, and the other words stay as they were typed', () => {
  expect(queryOf(withoutWords(search(text), said, 'dhaka'))).toBe('?q=pulsar+2021+red+cheap');
});

test('words that do not stand in the text as they were read leave the other words as filters', () => {
  const twice = search('?q=red+pulsar+red');
  const words = [understood('red', 'q', 'red'), understood('pulsar', 'model', 'pulsar-150')];
  expect(queryOf(withoutWords(twice, words, 'red'))).toBe('?model=pulsar-150');
});

test('words that were only like a name can be searched for as they are', () => {
  const words = [understood('plusar', 'model', 'pulsar-150', { guessed: true })];
  expect(exactly(search('?q=plusar+red'), words, 'plusar').q).toBe('red "plusar"');
});
