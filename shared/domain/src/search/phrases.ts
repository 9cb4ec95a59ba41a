import type { Concept } from './concepts.ts';
import { countAt } from './counts.ts';
import type { SearchFilters, Sort } from './filters.ts';
import { isFree, means, type Reading, typed, understood, mark } from './reading.ts';
import { isEnding, isInflectedUnit } from './sides.ts';
import { isNumber } from './words.ts';

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

/** Papers that are in order, unless what is said behind them is that they are not. */
const complete: Act = (reading, [at, count]) => {
  const amiss = lengthOfAmiss(reading, at + count);
  if (amiss > 0) skip(reading, [at, count + amiss]);
  else understood(reading, [at, count], 'papers', 'complete');
};

/** How many words behind papers say that they are not in order: `fail`, `ok na`, but not `problem nai`. */
function lengthOfAmiss(reading: Reading, behind: number): number {
  const is = (word: number, concept: Concept) =>
    isFree(reading, word, 1) && means(reading, word, concept);
  let end = behind;
  while (is(end, 'noise') && !means(reading, end, 'amiss', 'without')) end++;
  const first = end;
  while (is(end, 'amiss')) end++;
  const isAmiss = end > first;
  const isDenied = is(end, 'denied');
  if (isAmiss === isDenied) return 0;
  return end + (isDenied ? 1 : 0) - behind;
}

const firstOwner = set('owners', 1);

/** Words one after the other that mean a filter or an order, the longest first. */
const phrases: readonly (readonly [words: string, act: Act])[] = [
  ['papers without amiss', set('papers', 'complete')],
  ['amiss papers', skip],
  ['without papers', skip],
  ['papers without', skip],
  ['except scooter', skip],
  ['scooter except', skip],
  ['ok papers ok', complete],
  ['papers above to date', complete],
  ['above to date papers', complete],
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
  ['digital plate', skip],
  ['km low to high', sortBy('km')],
  ['low km? to high km', sortBy('km')],
  ['km high to low', skip],
  ['high to low km', skip],
  ['model high to low', sortBy('-year')],
  ['model low to high', skip],
  ['price? high price? to low price?', sortBy('-price')],
  ['price? dear to cheap price?', sortBy('-price')],
  ['price? low price? to high price?', sortBy('price')],
  ['price? cheap to dear price?', sortBy('price')],
  ['sort noise? price falling', sortBy('-price')],
  ['price falling', sortBy('-price')],
  ['falling price', sortBy('-price')],
  ['sort noise? price', sortBy('price')],
  ['price rising', sortBy('price')],
  ['rising price', sortBy('price')],
  ['model? new model? to old model?', sortBy('-year')],
  ['sort noise? km', sortBy('km')],
  ['sort noise? model', sortBy('-year')],
  ['low km driven', sortBy('km')],
  ['low km', sortBy('km')],
  ['low driven', sortBy('km')],
  ['low running', sortBy('km')],
  ['driven low', sortBy('km')],
  ['low price', sortBy('price')],
  ['price low', sortBy('price')],
  ['cheap price', sortBy('price')],
  ['high price', sortBy('-price')],
  ['price high', sortBy('-price')],
  ['high foremost', sortBy('-price')],
  ['low foremost', sortBy('price')],
  ['newest model', sortBy('-year')],
  ['new model', sortBy('-year')],
  ['sport bike', set('kind', [3])],
  ['commuter bike', set('kind', [2])],
  ['scooter bike', set('kind', [1])],
  ['excellent condition', set('condition', ['excellent'])],
  ['good condition', set('condition', ['good'])],
  ['showroom condition', set('condition', ['excellent'])],
  ['new condition', set('condition', ['excellent'])],
  ['like new', set('condition', ['excellent'])],
  ['new like', set('condition', ['excellent'])],
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

/** Of a phrase a word that has a question mark may be left out. */
const rows = phrases.map(([words, act]) => ({
  concepts: words.split(' ').map((word) => ({
    concept: word.replace('?', '') as Concept,
    isOptional: word.endsWith('?'),
  })),
  act,
}));
type Row = (typeof rows)[number];

/** By what a word means: the places of the phrases that may begin with it. */
const beginning = new Map<Concept, number[]>();
for (const [place, { concepts }] of rows.entries()) {
  const needed = concepts.findIndex(({ isOptional }) => !isOptional);
  for (const { concept } of concepts.slice(0, needed + 1)) {
    beginning.set(concept, [...(beginning.get(concept) ?? []), place]);
  }
}

/** The phrases that a word may begin, the longest first. */
function rowsFor(said: ReadonlySet<Concept> | undefined): Row[] {
  const places = new Set(Array.from(said ?? []).flatMap((each) => beginning.get(each) ?? []));
  return Array.from(places)
    .toSorted((one, other) => one - other)
    .flatMap((place) => rows[place] ?? []);
}

/**
 * Reads words that mean a filter or an order: `single owner`, `kagoj ok`, `কম চলা`.
 *
 * @param least words that a phrase has: names go before single ones, as `Scooty Zest` does
 */
export function readPhrases(reading: Reading, least: number): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at, 1)) continue;
    for (const { concepts, act } of rowsFor(reading.concepts[at])) {
      const count = concepts.length < least ? 0 : lengthOf(reading, at, concepts);
      if (count === 0) continue;
      act(reading, [at, count]);
      break;
    }
  }
}

/** How many words a phrase has here: each of its concepts one or several, as কাগজ পত্র ঠিক আছে. */
function lengthOf(reading: Reading, at: number, concepts: Row['concepts']): number {
  let end = at;
  for (const { concept, isOptional } of concepts) {
    const first = end;
    while (isFree(reading, end, 1) && means(reading, end, concept)) end++;
    if (end === first && !isOptional) return 0;
  }
  return isOfNumber(reading, at, end) ? 0 : end - at;
}

/** Whether a word of it belongs to a number: `১ লাখের কম দামে`, `1 lakh max price`, `price less 1 lakh`. */
function isOfNumber(reading: Reading, at: number, end: number): boolean {
  const isSide = (word: number) => means(reading, word, 'below', 'above');
  const isNumberBehind = isNumber(reading.words[end]?.latin) || countAt(reading, end) !== undefined;
  for (let word = at; word < end; word++) {
    if (isSide(word) && means(reading, word, 'leading') && isNumberBehind) return true;
  }
  const isAmount = isEnding(reading, at - 1) || isInflectedUnit(reading, at - 1);
  const isLimit = /^(?:max|min)/.test(reading.words[at]?.latin ?? '');
  return (
    isSide(at) &&
    ((isAmount && !means(reading, at, 'leading')) ||
      (isLimit && means(reading, at - 1, 'lakh', 'thousand', 'taka')))
  );
}
