import { expect, test } from 'vitest';

import {
  areaChoices,
  bikeName,
  brandChoices,
  choiceNamed,
  choicesFor,
  districtChoices,
  modelChoices,
  placeName,
} from './choices.ts';

const lists = {
  brands: brandChoices(),
  models: modelChoices(),
  districts: districtChoices,
  dhaka: areaChoices('dhaka'),
};

test.each<[typed: string, list: keyof typeof lists, first: string]>([
  ['baj', 'brands', 'bajaj'],
  ['বাজ', 'brands', 'bajaj'],
  ['Bazaz', 'brands', 'bajaj'],
  ['pulsar 150', 'models', 'pulsar-150'],
  ['পালসার ১৫০', 'models', 'pulsar-150'],
  ['bajaj pulsar 150', 'models', 'pulsar-150'],
  ['pulser150', 'models', 'pulsar-150'],
  ['ns160', 'models', 'pulsar-ns160'],
  ['ctg', 'districts', 'chattogram'],
  ['কক্স', 'districts', 'coxs-bazar'],
  ['bazar', 'districts', 'coxs-bazar'],
  ['মীর', 'dhaka', 'mirpur'],
])('“%s” in %s suggests %s first', (typed, list, first) => {
  expect(choicesFor<(typeof lists)[typeof list][number]>(typed, lists[list])[0]?.slug).toBe(first);
});

test('an empty text leaves all choices, and a strange one none', () => {
  expect(choicesFor('', brandChoices())).toEqual(brandChoices());
  expect(choicesFor('qqq', brandChoices())).toEqual([]);
});

test.each<[typed: string, slug: string | undefined]>([
  ['BAJAJ', 'bajaj'],
  [' বাজাজ ', 'bajaj'],
  ['Baj', undefined],
  ['', undefined],
])('“%s” names %s exactly', (typed, slug) => {
  expect(choiceNamed(typed, brandChoices())?.slug).toBe(slug);
});

test('names a bike and a place from what is chosen, in either language', () => {
  expect(bikeName({ brand: 'bajaj', model: 'pulsar-150' }, 'en')).toBe('Bajaj Pulsar 150');
  expect(bikeName({ model: 'pulsar-150' }, 'bn')).toBe('বাজাজ পালসার ১৫০');
  expect(bikeName({ brand: 'bajaj', model: '', other: 'Sunny' }, 'en')).toBe('Bajaj Sunny');
  expect(bikeName({ brand: '', other: 'Znen T10' }, 'en')).toBe('Znen T10');
  expect(bikeName({ brand: 'bajaj', other: 'bajaj Kristal' }, 'en')).toBe('bajaj Kristal');
  expect(placeName({ district: 'dhaka', area: 'mirpur' }, 'en')).toBe('Mirpur, Dhaka');
  expect(placeName({ district: 'dhaka', area: '' }, 'bn')).toBe('ঢাকা');
  expect(placeName({ district: '', area: '' }, 'en')).toBe('');
});
