import type { Understood } from '@motohaat/contract/search';
import { expect, test } from 'vitest';

import { words } from '../../messages/index.ts';
import { searchWords } from '../../messages/search/index.ts';
import { queryOf, readSearch } from './address.ts';
import { chipLabel } from './chip-label.ts';
import { chipsOf, countFilters } from './chips.ts';
import { namesIn } from './names.ts';

const search = (address: string) => readSearch(new URLSearchParams(address)).search;
const nameOf = namesIn(
  { brand: [{ value: 'bajaj', name: 'Bajaj Auto', count: 3, about: false }] },
  [],
);
function chips(address: string, understood: readonly Understood[] = []) {
  const t = searchWords.messagesIn('en');
  const { category } = words.messagesIn('en');
  return chipsOf(search(address), understood).map((chip) => [
    chipLabel(chip, { t, category, nameOf }),
    queryOf(chip.rest),
  ]);
}

test('each filter is a chip, and each leads to the search without it', () => {
  expect(chips('?kind=1,3&brand=bajaj&model=pulsar-150')).toEqual([
    ['Scooters', '?kind=3&brand=bajaj&model=pulsar-150'],
    ['Sport', '?kind=1&brand=bajaj&model=pulsar-150'],
    ['Bajaj Auto', '?kind=1,3&model=pulsar-150'],
    ['Pulsar 150', '?kind=1,3&brand=bajaj'],
  ]);
  expect(chips('?district=dhaka&condition=good&papers=complete&owners=2&photos=1')).toEqual([
    ['Dhaka', '?condition=good&papers=complete&owners=2&photos=1'],
    ['Good', '?district=dhaka&papers=complete&owners=2&photos=1'],
    ['Papers in order', '?district=dhaka&condition=good&owners=2&photos=1'],
    ['At most 2 owners', '?district=dhaka&condition=good&papers=complete&photos=1'],
    ['With photos', '?district=dhaka&condition=good&papers=complete&owners=2'],
  ]);
});

test.each([
  ['?priceMin=50000&priceMax=150000', '৳50,000 – ৳1,50,000'],
  ['?priceMax=150000', 'up to ৳1,50,000'],
  ['?yearMin=2018', 'from 2018'],
  ['?yearMin=2018&yearMax=2018', '2018'],
  ['?kmMax=20000', 'up to 20,000 km'],
  ['?ccMin=140&ccMax=160', '140 cc – 160 cc'],
])('both ends of a range in %s are one chip: %s', (address, label) => {
  expect(chips(address)).toEqual([[label, '']]);
});

test('words that were understood are one chip each, whatever they became', () => {
  const year = { words: '2021', label: '2021', value: '2021', guessed: false };
  const understood: Understood[] = [
    { ...year, name: 'yearMin' },
    { ...year, name: 'yearMax' },
    { words: 'red', name: 'q', value: 'red', label: 'red', guessed: false },
  ];
  expect(chips('?q=red+2021&kind=1', understood)).toEqual([
    ['2021', '?q=red&kind=1'],
    ['“red”', '?q=2021&kind=1'],
    ['Scooters', '?q=red+2021'],
  ]);
});

test.each([
  ['what they begin with', ['Pulsar 125', 'Pulsar 135 LS', 'Pulsar N160'], 'Pulsar'],
  ['the first two', ['Pulsar 125', 'FZ-S', 'Gixxer', 'R15'], 'Pulsar 125, FZ-S +2'],
  ['both of two', ['Pulsar 125', 'Pulsar 150'], 'Pulsar 125, Pulsar 150'],
])('of several models of one word a chip says %s', (_, names, label) => {
  const value = names.map((name) => name.toLowerCase().replaceAll(' ', '-')).join();
  const few = names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '');
  const said = { words: 'pulser', name: 'model', value, label: few } as const;
  const understood = [{ ...said, guessed: false }];
  expect(chips('?q=pulser', understood)).toEqual([[label, '']]);
  expect(countFilters(search('?q=pulser&kind=1'), understood)).toBe(2);
});

test('filters are counted as whoever chose them counts', () => {
  const chosen = search('?brand=bajaj,honda&priceMin=1&priceMax=2&q=red&sort=km');
  expect(countFilters(chosen, [])).toBe(3);
});
