import type { FilterName } from '@motohaat/contract/search';

import type { Wanted } from '../port.ts';
import { allOf, type Bits, has } from './bits.ts';
import { sampleConditions } from './sample-conditions.ts';
import { type Sample, sampling } from './sample.ts';

/** Whether the bike at a place of the sample fits. */
type Fits = (place: number) => boolean;

/** What is asked, of the sample. */
export type Reading = {
  order: { column: 'rank' | 'created_at' | 'price' | 'km' | 'year'; down: boolean };
  sample: Sample;
  conditions: ReadonlyMap<FilterName | 'area', Bits>;
  /** Whether it is within what the order is bounded by. */
  isWithin: Fits;
  /** Whether a bike of the sample fits but for the words. */
  isFitting: Fits;
  /** Those that have the words: the sample itself where none are wanted. */
  having: Sample;
  isFound: Fits;
  hasWords: boolean;
};

/** What steps take, in entries of an index that are read one after another. */
export const costs = { begin: 40, entry: 1, sorted: 2, row: 4, byKey: 12, words: 2 } as const;
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
    isWithin: fitsAll(
      sample,
      bounding.flatMap((name) => conditions.get(name) ?? []),
    ),
    isFitting: fitsAll(sample, conditions.values()),
    having,
    isFound: fitsAll(having, sampleConditions(having, wanted).values()),
    hasWords,
  };
}

function fitsAll({ bikes }: Sample, conditions: Iterable<Bits>): Fits {
  const bits = allOf(bikes, conditions);
  return (place) => has(bits, place);
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
 * @param found places of those that have the words, where words are wanted
 */
export function costOfWalk(
  reading: Reading,
  places: readonly number[],
  found: readonly number[],
): number {
  const { sample, having, isWithin, isFitting, isFound, hasWords } = reading;
  const rank = ranksOf(sample, reading.order);
  const rankOfWord = ranksOf(having, reading.order);
  const lowest: number[] = [];
  let entries = 0;
  let fitting = 0;
  for (const place of places) {
    if (!isWithin(place)) continue;
    entries += 1;
    if (!isFitting(place)) continue;
    fitting += 1;
    if (!hasWords) keepLowest(lowest, rank(place));
  }
  for (const place of found) if (isFound(place)) keepLowest(lowest, rankOfWord(place));
  const last = lowest.at(-1);
  const before =
    last === undefined ? 0 : count(places, (place) => isWithin(place) && rank(place) <= last);
  return costOfEntries(reading, { entries, fitting, before, found: lowest.length }, costs.byKey);
}

/** The same of all bikes, which need not be looked at behind those that tell. */
export function costOfWalkOfAll(reading: Reading): number {
  const { sample, order, isWithin, isFitting, hasWords } = reading;
  const places = sample.placesBy(columnOf(order.column));
  const rank = ranksOf(sample, order);
  // Words may stand in bikes alone that come late in the order: what is read goes as far as they do.
  const words = hasWords ? firstWithWords(reading) : [];
  const last = words[telling - 1];
  let entries = 0;
  let fitting = 0;
  for (let at = 0; at < places.length; at += 1) {
    const place = places[order.down ? places.length - 1 - at : at] ?? 0;
    if (hasWords ? last !== undefined && rank(place) > last : fitting === telling) break;
    if (!isWithin(place)) continue;
    entries += 1;
    if (isFitting(place)) fitting += 1;
  }
  const found = hasWords ? words.length : fitting;
  const counted = hasWords ? entries : places.length;
  const perWords = order.column === 'rank' ? costs.words : costs.byKey;
  return costOfEntries(reading, { entries: counted, fitting, before: entries, found }, perWords);
}

/** Where the first of those stand that have the words and fit. */
function firstWithWords({ having, order, isFound }: Reading): number[] {
  const rank = ranksOf(having, order);
  const lowest: number[] = [];
  for (let place = 0; place < having.bikes; place += 1) {
    if (isFound(place)) keepLowest(lowest, rank(place));
  }
  return lowest;
}

type Counts = {
  /** Bikes of the sample in the index, and of those that fit but for the words. */
  entries: number;
  fitting: number;
  /** Bikes up to the last of some that were found. */
  before: number;
  found: number;
};

/** @param perWords what a look at the words of a bike that fulfils all else takes */
function costOfEntries(
  { hasWords }: Reading,
  { entries, fitting, before, found }: Counts,
  perWords: number,
): number {
  const most = Math.max(unseen, entries) * sampling;
  const read = found === 0 ? most : Math.min(most, (page * before) / found);
  const part = hasWords ? fitting / Math.max(1, entries) : 0;
  return costs.begin + read * (costs.entry + part * perWords);
}

/** Keeps the few that come first. */
function keepLowest(lowest: number[], rank: number): void {
  if (lowest.length === telling && rank >= (lowest.at(-1) ?? 0)) return;
  lowest.push(rank);
  lowest.sort((one, other) => one - other);
  if (lowest.length > telling) lowest.pop();
}

function count(places: readonly number[], isMeant: Fits): number {
  let many = 0;
  for (const place of places) if (isMeant(place)) many += 1;
  return many;
}

/** Entries that are read to the end, and those of them that fit put in order. */
export function costOfAll(
  { isFitting, hasWords }: Reading,
  places: readonly number[],
  keys: number,
): number {
  const fitting = places.filter(isFitting).length;
  const entries = Math.max(unseen, places.length) * sampling;
  return (
    costs.begin * Math.max(1, keys) +
    entries * costs.entry +
    fitting * sampling * (costs.sorted + (hasWords ? costs.byKey : 0))
  );
}

/**
 * Bikes that have the words and one of the keys, by both indexes.
 *
 * @param keys of the sample that have one of the keys @param both of them that have the words too
 */
export function costOfBoth(having: Sample, keys: number, both: number): number {
  const entries = having.bikes * together.word + keys * together.key;
  return costs.begin + (entries + Math.max(unseen, both) * costs.row) * sampling;
}
