import { derived } from '@motohaat/catalogue/current';
import { districts } from '@motohaat/catalogue/places';
import { intKey } from '@motohaat/domain/search/int-key';

import { joined } from './read-listing.ts';

/** What was only read out of a listing's texts: its seller did not state it. */
export const readKey = (slug: string) => intKey(`~${slug}`);
/** Stands in the model's place where only the brand is known. */
export const ofBrandKey = (slug: string) => intKey(`=${slug}`);
/** Nothing is known. */
export const unknownKey = 0;

const familiesByBrand = derived(
  (brands) =>
    new Map(
      brands.map(({ slug, families }) => [
        slug,
        families
          .map(({ models }) => models.map((model) => model.slug))
          .filter(({ length }) => length > 1),
      ]),
    ),
);
/** With what was taken back, for bikes may still be of it. */
const modelsByBrand = derived(
  (_now, named) =>
    new Map(
      named.map(({ slug, families }) => [
        slug,
        families.flatMap(({ models }) => models.map((model) => model.slug)),
      ]),
    ),
);

/** The slugs of a brand's models, family by family; of families with several models. */
export function familiesOf(brand: string): readonly (readonly string[])[] {
  return familiesByBrand().get(brand) ?? [];
}

/** The slugs of a brand's models. */
export function modelsOf(brand: string): readonly string[] {
  return modelsByBrand().get(brand) ?? [];
}

const bySlug = (slugs: Iterable<string>) =>
  new Map(Array.from(slugs, (slug) => [intKey(slug), slug] as const));

const single = (some: readonly string[]) => some.map((slug) => [slug]);
const byKey = (all: readonly (readonly string[])[]) =>
  new Map(all.map((some) => [readKey(joined(some)), some] as const));

/** The number of what listings' texts say → the slugs that it stands for: of models perhaps a whole family. */
export const readSlugs = derived((_now, named) => {
  const models = named.flatMap(({ families }) =>
    families.map((family) => family.models.map(({ slug }) => slug)),
  );
  return {
    brand: byKey(single([...modelsByBrand().keys()])),
    model: byKey([...models, ...single(models.flat())]),
    district: byKey(single(districts.map(({ slug }) => slug))),
  };
});

/** Number in the database → slug. */
export const slugs = derived(() => ({
  brand: bySlug(modelsByBrand().keys()),
  model: bySlug([...modelsByBrand().values()].flat()),
  district: bySlug(districts.map(({ slug }) => slug)),
}));
