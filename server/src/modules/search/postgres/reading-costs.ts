import type { FilterName } from '@motohaat/contract/search';

import type { Wanted } from '../port.ts';
import { allOf, type Bits, countOf, has, placesIn } from './bits.ts';
import { sampleConditions } from './sample-conditions.ts';
import { type Sample, sampling } from './sample.ts';

/** What is asked, of the sample. */
export type Reading = {
  order: { column: 'rank' | 'created_at' | 'price' | 'km' | 'year'; down: boolean };
  sample: Sample;
  conditions: ReadonlyMap<FilterName | 'area', Bits>;
  /** Bikes of the sample that are within what the order is bounded by. */
  within: Bits;
  /** Of those the ones that fit but for the words. */
  fitting: Bits;
  /** Those that have the words: the sample itself where none are wanted. */
  having: Sample;
  /** Of those the ones that fit. */
  found: Bits;
  hasWords: boolean;
};

/** What steps take, in entries of an index that are read one after another. */
export const costs = { begin: 40, entry: 1, sorted: 2, row: 6, byKey: 20 } as const;
/** The same where entries of two indexes are brought together before a row is read. */
const together = { word: 0.4, key: 0.75 } as const;
/** A page, with the one that says that there are more. */
const page = 25;
/** So many that were found say how far it is to a page of them. */
const telling = 3;
/** Of a value that the sample does not have there may be some bikes nevertheless. */
const unseen = 0.25;

/** @param bounding filters that the index of the order is bounded by */
export function readingOf(
  wanted: Wanted,
  order: Reading['order'],
  bounding: readonly FilterName[],
  sample: Sample,
  having: Sample,
): Reading {
  const conditions = sampleConditions(sample, wanted);
  const hasWords = wanted.words.length > 0;
  return {
    order,
    sample,
    conditions,
    within: allOf(
      sample.bikes,
      bounding.flatMap((name) => conditions.get(name) ?? []),
    ),
    fitting: allOf(sample.bikes, conditions.values()),
    having,
    found: allOf(having.bikes, sampleConditions(having, wanted).values()),
    hasWords,
  };
}

/** Where bikes stand in an order, the first of it lowest. */
function ranksOf(sample: Sample, { column, down }: Reading['order']) {
  const numbers = sample[columnOf(column)];
  return (place: number) => (numbers[place] ?? 0) * (down ? -1 : 1);
}

const columnOf = (order: Reading['order']['column']) =>
  order === 'created_at' ? 'created' : order;

/**
 * Entries of an index that are read in the order of the page until it is full. How dense those that fit
 * stand where the reading begins says how far it goes.
 *
 * @param places of the sample that are in the index
 * @param withWords places of those that have the words, where words are wanted
 */
export function costOfWalk(
  reading: Reading,
  places: readonly number[],
  withWords: readonly number[],
): number {
  const { sample, having, within, hasWords } = reading;
  const rank = ranksOf(sample, reading.order);
  const rankOfWord = ranksOf(having, reading.order);
  const lowest: number[] = [];
  let entries = 0;
  let fitting = 0;
  for (const place of places) {
    if (!has(within, place)) continue;
    entries += 1;
    if (!has(reading.fitting, place)) continue;
    fitting += 1;
    if (!hasWords) keepLowest(lowest, rank(place));
  }
  for (const place of withWords) {
    if (has(reading.found, place)) keepLowest(lowest, rankOfWord(place));
  }
  const upTo = (last = -Infinity) =>
    count(places, (place) => has(within, place) && rank(place) <= last);
  const [first, before] = [upTo(lowest[0]), upTo(lowest.at(-1))];
  return costOfEntries(reading, { entries, fitting, first, before, found: lowest.length });
}

/**
 * Whether a bike's words are better looked at in the row that its entry in the index points to, whatever
 * else is wanted of it, than by the keys of those alone that fulfil all else.
 *
 * @param places of the sample that are in the index
 */
export function isReadInRows(
  { hasWords, within, fitting }: Reading,
  places: readonly number[],
): boolean {
  return hasWords && isWorthRows(countIn(places, within), countIn(places, fitting));
}

/** The same of an index of all bikes. */
export function areAllReadInRows({ hasWords, within, fitting }: Reading): boolean {
  return hasWords && isWorthRows(countOf(within), countOf(fitting));
}

const isWorthRows = (within: number, fitting: number) => within * costs.row < fitting * costs.byKey;

/** The cost of a walk of all bikes, which need not be looked at behind those that tell. */
export function costOfWalkOfAll(reading: Reading): number {
  const { sample, order, within, hasWords } = reading;
  const places = sample.placesBy(columnOf(order.column));
  const rank = ranksOf(sample, order);
  // Words may stand in bikes alone that come late in the order: what is read goes as far as they do.
  const words = hasWords ? firstWithWords(reading) : [];
  const last = words[telling - 1];
  let entries = 0;
  let fitting = 0;
  let first = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[order.down ? places.length - 1 - at : at] ?? 0;
    if (hasWords ? last !== undefined && rank(place) > last : fitting === telling) break;
    if (!has(within, place)) continue;
    entries += 1;
    if (has(reading.fitting, place)) fitting += 1;
    if (hasWords ? rank(place) <= (words[0] ?? 0) : fitting < 2) first = entries;
  }
  const found = hasWords ? words.length : fitting;
  const counted = hasWords ? entries : places.length;
  return costOfEntries(reading, { entries: counted, fitting, first, before: entries, found });
}

/** Where the first of those stand that have the words and fit. */
function firstWithWords({ having, order, found }: Reading): number[] {
  const rank = ranksOf(having, order);
  const lowest: number[] = [];
  for (const place of placesIn(found)) keepLowest(lowest, rank(place));
  return lowest;
}

type Counts = {
  /** Bikes of the sample in the index, and of those that fit but for the words. */
  entries: number;
  fitting: number;
  /** Bikes up to the first that was found, and up to the last of some. */
  first: number;
  before: number;
  found: number;
};

function costOfEntries(
  { hasWords }: Reading,
  { entries, fitting, first, before, found }: Counts,
): number {
  const most = Math.max(unseen, entries) * sampling;
  const read = found === 0 ? most : farTo({ first, before, found }) + risk(found) * most;
  const byKey = (fitting / Math.max(1, entries)) * costs.byKey;
  const words = hasWords ? Math.min(byKey, costs.row) : 0;
  return costs.begin + Math.min(most, read) * (costs.entry + words);
}

/**
 * How many bikes stand up to the last of a page. Where the first that was found comes far behind what lies
 * between those that were, such bikes begin there.
 */
function farTo({ first, before, found }: Pick<Counts, 'first' | 'before' | 'found'>): number {
  const between = found === 1 ? first : (before - first) / (found - 1);
  const beginning = first - 3 * between;
  return beginning > 0 ? beginning * sampling + page * between : (page * before) / found;
}

/**
 * How probable it is that there are too few for a page, so that all is read, where the sample has so many:
 * one of Poisson's, whose mean is taken to be anything alike.
 */
function risk(found: number): number {
  if (found >= telling) return 0;
  const mean = page / sampling;
  const upTo = Array.from({ length: found + 1 }, (_, many) => mean ** many / factorial(many));
  return 1 - Math.exp(-mean) * upTo.reduce((sum, each) => sum + each, 0);
}

const factorial = (number: number): number => (number < 2 ? 1 : number * factorial(number - 1));

/** Keeps the few that come first. */
function keepLowest(lowest: number[], rank: number): void {
  if (lowest.length === telling && rank >= (lowest.at(-1) ?? 0)) return;
  lowest.push(rank);
  lowest.sort((one, other) => one - other);
  if (lowest.length > telling) lowest.pop();
}

function count(places: readonly number[], isMeant: (place: number) => boolean): number {
  let many = 0;
  for (const place of places) if (isMeant(place)) many += 1;
  return many;
}

export const countIn = (places: readonly number[], bits: Bits): number =>
  count(places, (place) => has(bits, place));

/**
 * Entries that are read to the end, and those of them that fit put in order.
 *
 * @param entries of the sample @param fitting those of them that fit but for the words @param keys that lead to them
 */
export function costOfAll(
  { hasWords }: Reading,
  { entries, fitting, keys }: { entries: number; fitting: number; keys: number },
): number {
  return (
    costs.begin * Math.max(1, keys) +
    Math.max(unseen, entries) * sampling * costs.entry +
    fitting * sampling * (costs.sorted + (hasWords ? costs.byKey : 0))
  );
}

/** All bikes that have the words, each looked at in its row. */
export function costOfRows(having: Sample): number {
  return costs.begin + having.bikes * sampling * costs.row;
}

/** Ranks of those of the sample that have the words and fit, the best first. */
export function ranksFound({ having, found }: Reading): number[] {
  return placesIn(found)
    .map((place) => having.rank[place] ?? 0)
    .toSorted((one, other) => other - one);
}

/**
 * So many of the sample stand in what is read of the order at once for a page, which then is full unless
 * chance will have it otherwise.
 *
 * @param limit bikes of a page
 */
export const enoughFor = (limit: number): number => 3 + Math.ceil((2 * limit) / sampling);

/**
 * Bikes that have the words and one of the keys, by both indexes.
 *
 * @param keys of the sample that have one of the keys @param both of them that have the words too
 */
export function costOfBoth(having: Sample, keys: number, both: number): number {
  const entries = having.bikes * together.word + keys * together.key;
  return costs.begin + (entries + Math.max(unseen, both) * costs.row) * sampling;
}

/** What is looked for in the index of words beside words. */
export type InWords = {
  /** Of each, how many bikes of the sample have it; the words are one. */
  sets: readonly number[];
  /** Numbers that are looked for beside the words. */
  numbers: number;
  /** Bikes of the sample that are read. */
  rows: number;
};

/** Numbers that say a stretch of the order. */
export const numbersOfStretch = 10;
/** An entry of the smallest set takes so long, longer by so much with each number, and one gone past so long. */
const lookAt = { any: 0.2, ofEach: 0.09, past: 0.01 } as const;

/** Bikes that have words and else what is looked for, by the index of words alone. */
export function costInWords({ sets, numbers, rows }: InWords): number {
  const looked = Math.min(...sets) * (lookAt.any + lookAt.ofEach * numbers);
  const entries = looked + Math.max(...sets) * lookAt.past;
  return costs.begin + (entries + Math.max(unseen, rows) * costs.row) * sampling;
}

/** From which rank on a page's bikes are read, by the ranks of those that are found. */
export const lastRank = (ranks: readonly number[]): number =>
  ranks[enoughFor(page) - 1] ?? -Infinity;
