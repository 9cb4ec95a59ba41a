import type { InBoth, Language } from '@motohaat/domain/language';

import type { Brand, Family, Model } from './bike.ts';
import { brandsNow, derived } from './current.ts';
import { findModel } from './find.ts';
import { areas, districts } from './places.ts';
import { keyOf } from './rewrite.ts';

export { catalogueRevision, extendCatalogue } from './current.ts';

/** Something of the catalogue that one may choose. */
export type Choice = {
  slug: string;
  name: InBoth;
  /** The same name as people spell it otherwise, in either script. */
  also: readonly string[];
};

/** A model that one may choose, with all that is known of it. */
export type ModelChoice = Choice & { model: Model; brand: Brand };

export const brandChoices = derived((brands): readonly Choice[] =>
  brands.map(({ slug, name }) => ({
    slug,
    name,
    also: [...name.also, ...name.short.flatMap(({ en, bn }) => [en, bn])],
  })),
);

/** All models, those of a brand together. */
export const modelChoices = derived((brands): readonly ModelChoice[] =>
  brands.flatMap((brand) =>
    brand.families.flatMap((family) =>
      family.models.map((model) => ({
        slug: model.slug,
        name: model.name,
        also: [...otherNames(family, model), ...withBrand(brand, model)],
        model,
        brand,
      })),
    ),
  ),
);

export const districtChoices: readonly Choice[] = districts;

/** The areas of a district. @param district its slug */
export function areaChoices(district: string): readonly Choice[] {
  return areas.filter((area) => area.district === district);
}

/** Its own other names, and its family's, each with what tells the model from others of it. */
function otherNames({ name }: Family, model: Model): string[] {
  const variant = model.name.en.slice(name.en.length);
  const short = name.short.flatMap(({ en, bn }) => [en, bn]);
  return [...model.also, ...[...name.also, ...short].map((spelling) => spelling + variant)];
}

function withBrand({ name }: Brand, model: Model): string[] {
  return [`${name.en} ${model.name.en}`, `${name.bn} ${model.name.bn}`];
}

/**
 * The choices that may be meant by what is typed so far, in either script: those that begin with it
 * first, then those of which a word does, then those that hold it anywhere.
 */
export function choicesFor<Some extends Choice>(typed: string, choices: readonly Some[]): Some[] {
  const key = keyOf(typed);
  if (!key) return [...choices];
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(key, choice) }));
  return [0, 1, 2, 3].flatMap((wanted) =>
    ranked.flatMap(({ choice, rank }) => (rank === wanted ? [choice] : [])),
  );
}

/** The one choice that a text names exactly, whatever its script and spelling. */
export function choiceNamed<Some extends Choice>(
  typed: string,
  choices: readonly Some[],
): Some | undefined {
  const key = keyOf(typed);
  return key ? choices.find((choice) => rankOf(key, choice) === 0) : undefined;
}

function rankOf(key: string, { name, also }: Choice): number | undefined {
  const spellings = [name.en, name.bn, ...also];
  const keys = spellings.map(keyOf);
  if (keys.includes(key)) return 0;
  if (keys.some((each) => each.startsWith(key))) return 1;
  const words = spellings.flatMap((spelling) => wordsFrom(spelling));
  if (words.some((each) => each.startsWith(key))) return 2;
  return keys.some((each) => each.includes(key)) ? 3 : undefined;
}

/** What stands behind each space: of `CB Shine SP`, `Shine SP` and `SP`. */
function wordsFrom(spelling: string): string[] {
  const words = spelling.split(/[\s-]+/);
  return words.slice(1).map((_word, place) => keyOf(words.slice(place + 1).join(' ')));
}

/**
 * A bike's name from what is chosen.
 *
 * @param other what stands in the place of a brand or a model that the catalogue lacks
 */
export function bikeName(
  { brand, model, other = '' }: { brand?: string; model?: string; other?: string },
  language: Language,
): string {
  // Also one that was taken back, by which a bike was named.
  const found = model ? findModel(model) : undefined;
  const make = (found?.brand ?? brandsNow().find(({ slug }) => slug === brand))?.name;
  if (found || !make)
    return [make?.[language], found?.model.name[language] ?? other].filter(Boolean).join(' ');
  // Who writes a model in words often begins with its brand.
  const isNamed = [make.en, make.bn].some((name) => keyOf(other).startsWith(keyOf(name)));
  return isNamed ? other : `${make[language]} ${other}`.trim();
}

/** A place from what is chosen, the smaller part first: `Mirpur 10, Dhaka`. */
export function placeName(
  { district, area }: { district: string; area: string },
  language: Language,
): string {
  const parts = [
    areaChoices(district).find(({ slug }) => slug === area),
    districtChoices.find(({ slug }) => slug === district),
  ];
  return parts.flatMap((part) => (part ? [part.name[language]] : [])).join(', ');
}
