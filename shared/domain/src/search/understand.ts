import { leaveFigures, readAges } from './ages.ts';
import { readAmounts, readBareLakhs } from './amounts.ts';
import { colourSaid } from './colour-words.ts';
import type { Concept } from './concepts.ts';
import { findEngine, takeEngine } from './engines.ts';
import { isExcepted, leaveExcepted } from './excepted.ts';
import type { SearchFilters, Sort } from './filters.ts';
import type { Lexicon } from './lexicon.ts';
import { guessNames, readNames } from './names.ts';
import { leaveEngine, leaveModels, namedBikes, narrowByEngine, typedIn } from './narrow.ts';
import { readPhrases } from './phrases.ts';
import { readDivisions, takePlaces } from './places.ts';
import {
  inAddress,
  isFree,
  type Meaning,
  type Reading,
  readingOf,
  typed,
  mark,
} from './reading.ts';
import { tokenOf } from './tokens.ts';
import { isNumber } from './words.ts';
import { readShortYears, readYears } from './years.ts';
import { readZones } from './zones.ts';

export type { Meaning } from './reading.ts';

/** What a text asks for. */
export type Understanding = {
  /** Filters that the words mean; lists have each value once. */
  filters: SearchFilters;
  sort?: Sort;
  /** Parts of districts, as `dhaka/mirpur`, of which one must fit; empty where none is named. */
  areas: string[];
  /** What became of the words, in the order of the text; those of `areas` and `rest` are named `q`. */
  understood: Meaning[];
  /** Tokens of the words that are not understood, each once: all must be among a bike's `tokens`. */
  rest: string[];
};

/**
 * Turns what people type into filters: `r15 v3 2021`, `১ লাখের নিচে`, `150cc dhaka`, `plusar`. Words in
 * quotes are not guessed.
 *
 * @param options.now the year of it is the last that a bike can be of
 */
export function understand(text: string, lexicon: Lexicon, { now }: { now: Date }): Understanding {
  const thisYear = now.getUTCFullYear();
  const reading = readingOf(text);
  readDivisions(reading, lexicon);
  readZones(reading, lexicon);
  readPhrases(reading, 2);
  readAges(reading, thisYear);
  leaveFigures(reading);
  readAmounts(reading, lexicon);
  readShortYears(reading, thisYear);
  readNames(reading, lexicon);
  readYears(reading, thisYear);
  readPhrases(reading, 1);
  guessNames(reading, lexicon);
  readBareLakhs(reading);
  takeBikes(reading, lexicon, leaveExcepted(reading));
  const areas = takePlaces(reading, lexicon);
  const rest = restOf(reading);
  const { filters, sort, notes } = reading;
  return {
    filters,
    ...(sort && { sort }),
    areas,
    understood: inOrder(notes),
    rest,
  };
}

function inOrder(notes: Reading['notes']): Meaning[] {
  return notes
    .toSorted((one, other) => one.at - other.at)
    .map(({ words, name, value, guessed }) => ({ words, name, value, guessed }));
}

/**
 * Makes filters of the names of bikes, with engine sizes, which tell models apart or are filters.
 *
 * @param excepted slugs of models that are not wanted
 */
function takeBikes(reading: Reading, lexicon: Lexicon, excepted: ReadonlySet<string>): void {
  const found = namedBikes(reading, lexicon);
  leaveModels(found, ({ slug }) => excepted.has(slug));
  const engine = findEngine(reading);
  if (engine) {
    if (isExcepted(reading, engine.at, engine.count)) leaveEngine(found, engine);
    else if (found.models.length === 0) takeEngine(reading, engine);
    else narrowByEngine(found, engine);
    mark(reading, engine.at, engine.count);
  }
  const slugs = found.models.map(({ slug }) => slug);
  if (found.brands.length > 0) reading.filters.brand = [...found.brands];
  if (slugs.length > 0) reading.filters.model = slugs;
  let spans = found.spans;
  for (const { at, count, entries, guessed } of reading.hits) {
    const kind = entries[0]?.meant;
    const named = new Set(entries.flatMap((entry) => entry.slugs));
    if (
      kind === 'brand' &&
      entries.some((entry) => entry.slugs.some((slug) => found.brands.includes(slug)))
    ) {
      reading.notes.push({
        at,
        words: typed(reading, at, count),
        name: 'brand',
        value: inAddress([...named]),
        guessed,
      });
    }
    if (kind === 'model') {
      const words = typedIn(reading, [[at, count], ...spans]);
      spans = [];
      reading.notes.push({
        at,
        words,
        name: 'model',
        value: inAddress(slugs.filter((slug) => named.has(slug))),
        guessed,
      });
    }
  }
  // Parts of names alone, with a brand.
  const [first] = spans;
  if (first) {
    reading.notes.push({
      at: first[0],
      words: typedIn(reading, spans),
      name: 'model',
      value: inAddress(slugs),
      guessed: false,
    });
  }
}

/** The words that were not understood and say something, for an index. */
function restOf(reading: Reading): string[] {
  const rest = new Set<string>();
  for (let at = 0; at < reading.words.length; at++) {
    const word = reading.words[at];
    if (!word || !isFree(reading, at, 1) || saysNothing(reading, at)) continue;
    const next = reading.words[at + 1];
    const isCode =
      next?.joined && isFree(reading, at, 2) && isNumber(next.latin) && word.latin.length <= 3;
    const count = isCode ? 2 : 1;
    const colour = colourSaid(word.latin);
    const token = isCode ? word.latin + next.latin : tokenOf({ latin: colour ?? word.latin });
    const words = typed(reading, at, count);
    if (token === '') continue;
    rest.add(token);
    reading.notes.push({ at, words, name: 'q', value: words, guessed: false });
    mark(reading, at, count);
  }
  return Array.from(rest);
}

/** Words with a meaning of these kinds are asked of the index where they mean nothing here. */
const kept: ReadonlySet<Concept> = new Set(['ordinary', 'disc']);

function saysNothing(reading: Reading, at: number): boolean {
  const said = reading.concepts[at];
  const latin = reading.words[at]?.latin ?? '';
  if (said && said.size > 0) return !Array.from(said).some((concept) => kept.has(concept));
  return latin.length === 1 && /[a-z\d]/.test(latin) && !reading.words[at + 1]?.joined;
}
