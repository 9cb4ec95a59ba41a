import { intKey } from '@motohaat/domain/search/int-key';
import { suggest } from '@motohaat/domain/search/suggest';
import { tokens } from '@motohaat/domain/search/tokens';
import { understand } from '@motohaat/domain/search/understand';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { brands } from './brands.ts';
import { catalogueLexicon } from './lexicon.ts';
import { neighbours } from './neighbours.ts';
import { formsOf } from './phrases.ts';
import { areas, districts } from './places.ts';

const lexicon = catalogueLexicon();
const now = new Date('2026-11-22');
const read = (text: string) => understand(text, lexicon, { now });
const models = brands.flatMap((brand) => brand.families.flatMap((family) => family.models));

test('no two slugs of a kind have one number', () => {
  for (const of of [
    brands,
    models,
    districts,
    areas.map((area) => ({ slug: `${area.district}/${area.slug}` })),
  ]) {
    expect(new Set(of.map(({ slug }) => intKey(slug))).size).toBe(of.length);
  }
});

test('each model is understood by its name in both scripts, and has tokens', () => {
  const missed = models.flatMap(({ slug, name }) =>
    [name.en, name.bn].filter(
      (each) =>
        !read(each).filters.model?.includes(slug) ||
        read(each).rest.length > 0 ||
        tokens(each).length === 0,
    ),
  );
  expect(missed).toEqual([]);
});

test('each spelling of a brand is understood as it', () => {
  const missed = brands.flatMap(({ slug, name }) =>
    formsOf(name)
      .flatMap(({ en, bn }) => [en, bn])
      .filter((each) => !read(each).filters.brand?.includes(slug)),
  );
  expect(missed).toEqual([]);
});

test('each spelling of a family is understood as its models', () => {
  const missed = brands.flatMap(({ families }) =>
    families.flatMap(({ name, models: ofFamily }) =>
      formsOf(name)
        .flatMap(({ en, bn }) => [en, bn])
        .filter((each) => ofFamily.some(({ slug }) => !read(each).filters.model?.includes(slug))),
    ),
  );
  expect(missed).toEqual([]);
});

test('each spelling of a district and of an area is understood as it', () => {
  const missed = [
    ...districts.flatMap(({ slug, name, also }) =>
      [name.en, name.bn, ...also].filter((each) => read(each).filters.district?.[0] !== slug),
    ),
    ...areas.flatMap(({ slug, district, name, also }) =>
      [name.en, name.bn, ...also].filter(
        (each) => !read(each).areas.includes(`${district}/${slug}`),
      ),
    ),
  ];
  expect(missed).toEqual([]);
});

test('each district has neighbours, and each of those has it', () => {
  expect(Object.keys(neighbours).toSorted()).toEqual(districts.map(({ slug }) => slug).toSorted());
  for (const [slug, of] of Object.entries(neighbours)) {
    expect(new Set(of).size, slug).toBe(of.length);
    for (const other of of) expect(neighbours[other], `${slug} and ${other}`).toContain(slug);
  }
});

test('any text is understood somehow', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(read(text).rest).not.toContain('');
      expect(suggest(text, lexicon, { language: 'bn', limit: 8 }).length).toBeLessThanOrEqual(8);
    }),
  );
});
