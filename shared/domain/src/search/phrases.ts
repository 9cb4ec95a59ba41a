import type { Concept } from './concepts.ts';
import type { SearchFilters, Sort } from './filters.ts';
import { isFree, means, type Reading, typed, understood, mark } from './reading.ts';

type Act = (reading: Reading, span: readonly [at: number, count: number]) => void;

const set =
  <Name extends keyof SearchFilters>(name: Name, value: NonNullable<SearchFilters[Name]>): Act =>
  (reading, span) =>
    understood(reading, span, name, value);

const sortBy =
  (sort: Sort): Act =>
  (reading, [at, count]) => {
    reading.sort = sort;
    reading.notes.push({
      at,
      words: typed(reading, at, count),
      name: 'sort',
      value: sort,
      guessed: false,
    });
    mark(reading, at, count);
  };

const skip: Act = (reading, [at, count]) => {
  mark(reading, at, count);
};

const complete = set('papers', 'complete');
const firstOwner = set('owners', 1);

/** Words one after the other that mean a filter or an order, the longest first. */
const phrases: readonly (readonly [words: string, act: Act])[] = [
  ['without papers', skip],
  ['papers without', skip],
  ['except scooter', skip],
  ['scooter except', skip],
  ['ok papers ok', complete],
  ['papers ok', complete],
  ['ok papers', complete],
  ['with papers', complete],
  ['first owner', firstOwner],
  ['first hand', firstOwner],
  ['owner first', firstOwner],
  ['second owner', set('owners', 2)],
  ['owner second', set('owners', 2)],
  // No name is told by it: others have the word for two discs.
  ['first disc', skip],
  ['low km driven', sortBy('km')],
  ['low km', sortBy('km')],
  ['low driven', sortBy('km')],
  ['driven low', sortBy('km')],
  ['low price', sortBy('price')],
  ['price low', sortBy('price')],
  ['cheap price', sortBy('price')],
  ['high price', sortBy('-price')],
  ['newest model', sortBy('-year')],
  ['new model', sortBy('-year')],
  ['sport bike', set('kind', [3])],
  ['commuter bike', set('kind', [2])],
  ['scooter bike', set('kind', [1])],
  ['excellent condition', set('condition', ['excellent'])],
  ['good condition', set('condition', ['good'])],
  ['fair condition', set('condition', ['fair'])],
  ['condition good', set('condition', ['good'])],
  ['condition excellent', set('condition', ['excellent'])],
  ['verified seller', set('verified', true)],
  ['with photos', set('photos', true)],
  ['photos with', set('photos', true)],
  ['photos', set('photos', true)],
  ['naked sport', set('kind', [3])],
  ['naked bike', set('kind', [3])],
  ['naked', set('kind', [3])],
  ['sport', set('kind', [3])],
  ['commuter', set('kind', [2])],
  ['scooter', set('kind', [1])],
  ['papers', complete],
  ['cheap', sortBy('price')],
  ['dear', sortBy('-price')],
  ['newest', sortBy('newest')],
  ['excellent', set('condition', ['excellent'])],
  ['verified', set('verified', true)],
  ['advertised', set('advertised', true)],
];

const rows = phrases.map(([words, act]) => ({ concepts: words.split(' ') as Concept[], act }));

/**
 * Reads words that mean a filter or an order: `single owner`, `kagoj ok`, `কম চলা`.
 *
 * @param least words that a phrase has: names go before single ones, as `Scooty Zest` does
 */
export function readPhrases(reading: Reading, least: number): void {
  for (let at = 0; at < reading.words.length; at++) {
    for (const { concepts, act } of rows) {
      const count = concepts.length < least ? 0 : lengthOf(reading, at, concepts);
      if (count === 0) continue;
      act(reading, [at, count]);
      break;
    }
  }
}

/** How many words a phrase has here: each of its concepts one or several, as কাগজ পত্র ঠিক আছে. */
function lengthOf(reading: Reading, at: number, concepts: readonly Concept[]): number {
  let end = at;
  for (const concept of concepts) {
    const first = end;
    while (isFree(reading, end, 1) && means(reading, end, concept)) end++;
    if (end === first) return 0;
  }
  return end - at;
}
