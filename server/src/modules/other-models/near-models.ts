import { findBrand, type FoundModel, findModel } from '@motohaat/catalogue/find';
import { catalogueLexicon } from '@motohaat/catalogue/lexicon';
import { suggest } from '@motohaat/domain/search/suggest';
import { tokens } from '@motohaat/domain/search/tokens';
import { understand } from '@motohaat/domain/search/understand';

/** So many are offered. */
const most = 3;
/** So many are looked at. */
const looked = 12;

/**
 * Models of the catalogue that words may mean, as a search understands and suggests them: those that
 * share most words first.
 *
 * @param brand the slug of the one that is stated
 */
export function nearModels(words: string, brand: string | null): FoundModel[] {
  const make = findBrand(brand ?? '');
  const lexicon = catalogueLexicon();
  const text = make ? `${make.name.en} ${words}` : words;
  const { filters } = understand(text, lexicon, { now: new Date() });
  const suggested = [words, firstWords(words)].flatMap((typed) =>
    suggest(typed, lexicon, { language: 'en', limit: looked }),
  );
  const slugs = new Set([
    ...(filters.model ?? []),
    // Brands and places have other slugs.
    ...suggested.map(({ slug }) => slug),
  ]);
  const said = new Set(tokens(text));
  return [...slugs]
    .flatMap((slug) => findModel(slug) ?? [])
    .filter((found) => make === undefined || found.brand.slug === make.slug)
    .map((found) => ({ found, likeness: likeness(found, said) }))
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ found }) => found);
}

/** What is left where the last word tells a variant that the catalogue lacks. */
const firstWords = (words: string) => words.trim().split(/\s+/).slice(0, -1).join(' ');

/** Words of a model's name that were said, less those that were not. */
function likeness({ model, brand }: FoundModel, said: ReadonlySet<string>): number {
  const own = tokens(`${brand.name.en} ${model.name.en}`);
  const shared = own.filter((token) => said.has(token)).length;
  return shared - (own.length - shared) / 4;
}
