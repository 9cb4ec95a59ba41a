import { type Concept, conceptsOf } from './concepts.ts';
import type { FilterName, SearchFilters, Sort } from './filters.ts';
import type { Entry } from './lexicon.ts';
import type { Meant } from './meant.ts';
import { asNamed } from './named-words.ts';
import { isNumber, type Word, wordsOf } from './words.ts';

/** A part of a text that was understood. */
export type Meaning = {
  /** As they were typed. */
  words: string;
  /** The filter or the order that they became; `q`: a place within a district, or to be searched for. */
  name: FilterName | 'sort' | 'q';
  /** What it was set to, as in an address. */
  value: string;
  /** Whether the words were only like it. */
  guessed: boolean;
};

/** A name of the lexicon that was found in the text. */
export type Hit = { at: number; count: number; entries: readonly Entry[]; guessed: boolean };

/** A text while it is read. */
export type Reading = {
  text: string;
  words: readonly Word[];
  /** By word: what it means as an ordinary word. */
  concepts: readonly ReadonlySet<Concept>[];
  /** By word: whether it was understood. */
  used: boolean[];
  filters: SearchFilters;
  sort?: Sort;
  hits: Hit[];
  /** What was understood but for `hits`, with where it stands. */
  notes: (Meaning & { at: number })[];
};

export function readingOf(text: string): Reading {
  const words = asNamed(wordsOf(text));
  return {
    text,
    words,
    concepts: conceptsIn(words),
    used: words.map(() => false),
    filters: {},
    hits: [],
    notes: [],
  };
}

/** What each word means; কি.মি. and k.m. behind a number are one unit, of two words. */
function conceptsIn(words: readonly Word[]): ReadonlySet<Concept>[] {
  const isUnit = (at: number) => {
    const { latin } = words[at] ?? {};
    const second = latin === 'k' ? 'm' : latin === 'ki' ? 'mi' : undefined;
    const isBoth = second !== undefined && words[at + 1]?.latin === second;
    const before = words[at - 1];
    return isBoth && (isNumber(before?.latin) || conceptsOf(before).has('thousand'));
  };
  return words.map((word, at) => (isUnit(at) || isUnit(at - 1) ? kilometres : conceptsOf(word)));
}

const kilometres: ReadonlySet<Concept> = new Set(['km']);

/** Whether a word is one of those that mean any of these. */
export function means(reading: Reading, at: number, ...concepts: readonly Concept[]): boolean {
  const said = reading.concepts[at];
  return said !== undefined && concepts.some((concept) => said.has(concept));
}

/** Whether none of some words was understood yet, and all of them are there. */
export function isFree(reading: Reading, at: number, count: number): boolean {
  if (at < 0 || at + count > reading.words.length) return false;
  const used = reading.used.indexOf(true, at);
  return used === -1 || used >= at + count;
}

export function mark(reading: Reading, at: number, count: number): void {
  reading.used.fill(true, at, at + count);
}

/** Names of a kind, in the order of the text. */
export const hitsOf = ({ hits }: Reading, kind: Meant): Hit[] =>
  hits
    .filter(({ entries }) => entries[0]?.meant === kind)
    .toSorted((one, other) => one.at - other.at);

/** Some words as they were typed. */
export function typed(reading: Reading, at: number, count: number): string {
  const [first, last] = [reading.words[at], reading.words[at + count - 1]];
  return first && last ? reading.text.slice(first.start, last.end) : '';
}

/** Sets a filter, notes what was said for it, and marks the words. */
export function understood<Name extends keyof SearchFilters>(
  reading: Reading,
  [at, count]: readonly [at: number, count: number],
  name: Name,
  value: NonNullable<SearchFilters[Name]>,
): void {
  reading.filters[name] = value;
  reading.notes.push({
    at,
    words: typed(reading, at, count),
    name,
    value: inAddress(value),
    guessed: false,
  });
  mark(reading, at, count);
}

/** A filter's value as it stands in an address. */
export function inAddress(value: NonNullable<SearchFilters[keyof SearchFilters]>): string {
  if (value === true) return '1';
  return Array.isArray(value) ? value.join(',') : String(value);
}
