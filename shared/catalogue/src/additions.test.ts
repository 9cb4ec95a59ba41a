import { suggest } from '@motohaat/domain/search/suggest';
import { understand } from '@motohaat/domain/search/understand';
import { afterEach, expect, test } from 'vitest';

import type { AddedModel } from './additions.ts';
import { bikeName, brandChoices, choiceNamed, modelChoices } from './choices.ts';
import { brandsNow, extendCatalogue } from './current.ts';
import { findBrand, findModel } from './find.ts';
import { catalogueLexicon } from './lexicon.ts';
import { createSpellers } from './spelling.ts';

afterEach(() => extendCatalogue({ brands: [], models: [] }));

const now = { now: new Date('2026-06-01') };
const model = (changes: Partial<AddedModel> = {}): AddedModel => ({
  slug: 'rocket-150',
  brand: 'nosuch',
  name: { en: 'Rocket 150', bn: 'রকেট ১৫০' },
  also: ['Rokket 150'],
  kind: 'sport',
  cc: 150,
  from: null,
  to: null,
  isWithdrawn: false,
  ...changes,
});
const brands = [{ slug: 'nosuch', name: { en: 'Nosuch', bn: 'নোসাচ' }, also: [] }];
const modelsMeant = (text: string) => understand(text, catalogueLexicon(), now).filters.model;

test('what is added can be chosen, named, searched and suggested in both scripts', () => {
  extendCatalogue({ brands, models: [model()] });
  expect(choiceNamed('nosuch', brandChoices())?.slug).toBe('nosuch');
  expect(choiceNamed('নোসাচ রকেট ১৫০', modelChoices())?.slug).toBe('rocket-150');
  expect(bikeName({ model: 'rocket-150' }, 'bn')).toBe('নোসাচ রকেট ১৫০');
  for (const text of ['rocket 150', 'nosuch rocket', 'রকেট ১৫০', 'rokket 150']) {
    expect(modelsMeant(text), text).toEqual(['rocket-150']);
  }
  const [first] = suggest('rock', catalogueLexicon(), { language: 'en', limit: 8 });
  expect(first).toMatchObject({ slug: 'rocket-150', of: 'Nosuch' });
  expect(createSpellers().bn.name('Nosuch Rocket 150')).toBe('নোসাচ রকেট ১৫০');
});

test('a model joins the family whose name it has', () => {
  const name = { en: 'Pulsar Zz9', bn: 'পালসার Zz9' };
  extendCatalogue({ brands: [], models: [model({ slug: 'pulsar-zz9', brand: 'bajaj', name })] });
  expect(modelsMeant('pulsar')).toContain('pulsar-zz9');
  expect(modelsMeant('পালসার zz9')).toEqual(['pulsar-zz9']);
});

test('what was taken back keeps its name, and cannot be chosen or searched', () => {
  extendCatalogue({ brands, models: [model({ isWithdrawn: true })] });
  expect(findModel('rocket-150')?.brand.name.en).toBe('Nosuch');
  expect(findBrand('nosuch')).toBeDefined();
  expect(brandsNow().some(({ slug }) => slug === 'nosuch')).toBe(false);
  expect(modelsMeant('rocket 150')).toBeUndefined();
});

test('what the product’s own data have stays as it stands there', () => {
  const before = findModel('pulsar-150');
  extendCatalogue({ brands: [], models: [model({ slug: 'pulsar-150', brand: 'bajaj' })] });
  expect(findModel('pulsar-150')).toEqual(before);
  expect(modelChoices().filter(({ slug }) => slug === 'pulsar-150')).toHaveLength(1);
});
