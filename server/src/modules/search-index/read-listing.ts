import { derived } from '@motohaat/catalogue/current';
import { findModel } from '@motohaat/catalogue/find';
import { catalogueLexicon } from '@motohaat/catalogue/lexicon';
import { understand } from '@motohaat/domain/search/understand';

import { remembered } from '../../http/remembered.ts';

/** What a listing's texts say of what its seller did not state. */
export type ReadListing = {
  brand: string | undefined;
  /** One, or all of a family. */
  models: readonly string[];
};

/** Texts of which it is kept what they say: names and places are written the same by many. */
const keptTexts = 5_000;
const read = derived(() => remembered<ReturnType<typeof understand>>(keptTexts));

/** Reads a text as if somebody searched for it. */
function readText(text: string) {
  return read()(text, () => understand(text, catalogueLexicon(), { now: new Date() }));
}

const families = derived(
  (brands) =>
    new Set(
      brands.flatMap((brand) =>
        brand.families.map(({ models }) => joined(models.map(({ slug }) => slug))),
      ),
    ),
);

/** Several models as one word, in whatever order they are named. */
export function joined(slugs: readonly string[]): string {
  return slugs.toSorted((one, other) => one.localeCompare(other)).join();
}

/** @param brand as its seller stated it: models of others are not meant then */
export function readName(name: string, brand: string | null): ReadListing {
  const { filters, understood } = readText(name);
  // A guess is good for who searches, and sees it; a listing keeps what it says for sure.
  const isSure = !understood.some(
    (part) => part.guessed && (part.name === 'model' || part.name === 'brand'),
  );
  const found = isSure ? (filters.model ?? []) : [];
  const makes = new Set(found.map((slug) => findModel(slug)?.brand.slug));
  const named = filters.brand?.length === 1 ? filters.brand[0] : undefined;
  const [make] = makes.size === 1 ? makes : [named];
  const isWhole = found.length === 1 || families().has(joined(found));
  const fits = brand === null || make === brand;
  return {
    brand: isSure && fits ? make : undefined,
    models: makes.size === 1 && isWhole && fits ? found : [],
  };
}

/** The district and the area that a place names, if it names one. */
export function readPlace(location: string): { district?: string; area?: string } {
  const { filters, areas } = readText(location);
  const [district, ...others] = filters.district ?? [];
  if (district === undefined || others.length > 0) return {};
  return { district, ...(areas.length === 1 && areas[0] !== undefined && { area: areas[0] }) };
}
