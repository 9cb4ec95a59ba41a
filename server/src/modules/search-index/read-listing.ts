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

const districtOf = (area: string) => area.split('/')[0] ?? '';

/**
 * The district and the area of a place, as its seller wrote it. An area tells its district where only one
 * has an area of that name.
 *
 * @param stated the district as its seller stated it: areas of others are not meant then
 * @returns the area with its district, as `dhaka/mirpur`; of several in one district the first, which is
 *   the narrowest as addresses are written
 */
export function readPlace(
  location: string,
  stated: string | null,
): { district?: string; area?: string } {
  const { filters, areas, understood } = readText(location);
  const named = filters.district ?? [];
  // What is only like an area's name may be that of a village elsewhere.
  const isGuess = understood.some((part) => part.guessed && part.name === 'q');
  const ofAreas = new Set(isGuess && named.length === 0 ? [] : areas.map(districtOf));
  const districts = stated === null ? (ofAreas.size === 1 ? [...ofAreas] : named) : [stated];
  const [district, ...others] = districts;
  if (district === undefined || others.length > 0) return {};
  const area = areas.find((each) => districtOf(each) === district);
  return { district, ...(area !== undefined && { area }) };
}
