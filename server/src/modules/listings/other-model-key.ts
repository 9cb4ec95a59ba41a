import { derived } from '@motohaat/catalogue/current';
import { keyOf } from '@motohaat/catalogue/rewrite';

/** Words that a brand's name has at the most. */
const longestBrand = 3;

/** Spellings of brands → their slugs. */
const makes = derived(
  (brands) =>
    new Map(
      brands.flatMap(({ slug, name }) =>
        [name.en, name.bn, ...name.also].map((spelling) => [keyOf(spelling), slug] as const),
      ),
    ),
);

/** The brand that a text begins with, and the words behind it. */
function splitBrand(text: string): { brand: string | undefined; rest: string } {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(longestBrand, words.length); count > 0; count--) {
    const brand = makes().get(keyOf(words.slice(0, count).join(' ')));
    if (brand !== undefined) return { brand, rest: words.slice(count).join(' ') };
  }
  return { brand: undefined, rest: text };
}

/**
 * By which a model that the catalogue lacks is known, whoever writes it: `Bajaj  NEW-x 1` of no brand and
 * `new x১` of Bajaj have one key.
 *
 * @returns the brand's slug, if one is stated or written, and the other words, as `bajaj/newx1`
 */
export function otherModelKey(stated: {
  brand: string | null;
  otherModel: string | null;
}): string | null {
  if (stated.otherModel === null) return null;
  const { brand, rest } = splitBrand(stated.otherModel);
  const isOther = stated.brand !== null && brand !== undefined && brand !== stated.brand;
  const words = isOther ? stated.otherModel : rest;
  return `${stated.brand ?? brand ?? ''}/${keyOf(words)}`;
}

/** The parts of a key. */
export function partsOfKey(key: string): { brand: string | null; words: string } {
  const at = key.indexOf('/');
  return { brand: key.slice(0, at) || null, words: key.slice(at + 1) };
}
