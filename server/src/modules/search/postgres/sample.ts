import { intKey } from '@motohaat/domain/search/int-key';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import { factIn, secondOf } from '../../search-index/packed.ts';
import { sampleMark } from '../../search-index/rank-marks.ts';
import { rememberFor } from '../remember-for.ts';
import { unplanned } from './conditions.ts';

/** One bike of so many is in the sample. */
export const sampling = 64;

/** What is known of each bike of the sample, as whole numbers. */
const expressions = {
  rank: 'rank',
  category: factIn('facts', 'category'),
  brand: 'brand',
  model: 'model',
  district: 'district',
  area: 'area',
  price: 'price',
  year: 'year',
  km: 'km',
  cc: factIn('facts', 'cc'),
  condition: factIn('facts', 'condition'),
  owners: factIn('facts', 'owners'),
  /** Days since 2000 until which papers are complete; -1 for none. */
  papers: 'papers_days',
  /** 1 for some, as verified is. */
  photos: factIn('facts', 'photos'),
  verified: factIn('facts', 'verified'),
  /** Minutes since 1970. */
  created: 'extract(epoch FROM created_at)::bigint / 60',
  /** Seconds since 2000 until which it is advertised; -1 for not. */
  advertised: 'advertised_seconds',
} as const;
export type SampleColumn = keyof typeof expressions;

/** Numbers of some bikes, by the bikes' places. */
export type Columns = Readonly<Record<SampleColumn, Int32Array>>;
export type Bikes = Columns & { bikes: number };

/** One bike of 64, in memory: what large numbers are estimated from, and what a search will cost. */
export type Sample = Bikes & {
  /** The places of those that have a number in a column. */
  placesWith: (column: SampleColumn, number: number) => readonly number[];
  /** All places, those with the lowest number of a column first. */
  placesBy: (column: SampleColumn) => Int32Array;
};

export const sampleColumns = Object.keys(expressions) as SampleColumn[];
const read = sampleColumns.map(
  (name) => `string_agg(int4send((${expressions[name]})::integer), '') AS ${name}`,
);

/** ms for which it is as good as new. */
const kept = 60_000;

/** Sets of words of which it is kept which bikes of the sample have them. */
const keptWords = 500;

/** The whole sample, and those of it whose texts have some words. */
export type Samples = {
  all: () => Promise<Sample>;
  having: (words: readonly string[]) => Promise<Sample>;
};

/**
 * The sample as it was within the last minute: who asks while it is read anew gets that of before.
 *
 * @param clock ms
 */
export function keptSamples(db: Queryable, clock: () => number = Date.now): Samples {
  const having = rememberFor<Sample>(kept, keptWords, clock);
  let known: { at: number; sample: Promise<Sample> } | undefined;
  let isReading = false;
  const all = () => {
    const now = clock();
    if (!known) {
      const sample = readSample(db);
      known = { at: now, sample };
      sample.catch(() => (known = undefined));
    } else if (!isReading && now - known.at > kept) {
      isReading = true;
      readSample(db)
        .then((sample) => (known = { at: now, sample: Promise.resolve(sample) }))
        // The one of before serves until the database answers.
        .catch(() => {})
        .finally(() => (isReading = false));
    }
    return known.sample;
  };
  return {
    all,
    having: (words) =>
      words.length === 0 ? all() : having(words.join(' '), () => readSample(db, words.map(intKey))),
  };
}

/**
 * Reads the sample, on its index alone; some megabytes for some millions of bikes.
 *
 * @param words as numbers: only the bikes whose texts have them all
 */
export async function readSample(db: Queryable, words: readonly number[] = []): Promise<Sample> {
  const { rows } = await selectSample(words).execute(db);
  const columns = sampleColumns.map((name) => [name, numbersOf(rows[0]?.[name] ?? null)] as const);
  return sampleOf(Object.fromEntries(columns) as Record<SampleColumn, Int32Array>);
}

/** A sample of columns of the same length; what is looked up by is made when it is first asked for. */
export function sampleOf(columns: Columns): Sample {
  const lists = new Map<SampleColumn, ReadonlyMap<number, number[]>>();
  const orders = new Map<SampleColumn, Int32Array>();
  return {
    ...columns,
    bikes: columns.price.length,
    placesWith: (column, number) => {
      const places =
        lists.get(column) ??
        Map.groupBy(columns[column].keys(), (place) => columns[column][place] ?? 0);
      lists.set(column, places);
      return places.get(number) ?? [];
    },
    placesBy: (column) => {
      const numbers = columns[column];
      const places =
        orders.get(column) ??
        Int32Array.from(numbers.keys()).toSorted(
          (one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0),
        );
      orders.set(column, places);
      return places;
    },
  };
}

/** The statement that reads the sample. */
export function selectSample(
  words: readonly number[],
): RawBuilder<Record<SampleColumn, Buffer | null>> {
  const isSampled = sql`s.sampled`;
  const fitting =
    words.length === 0
      ? isSampled
      : sql`s.keys @> ${words}::integer[] AND ${sampleMark} AND ${unplanned([isSampled])}`;
  return sql`SELECT ${sql.raw(read.join(', '))} FROM bike_search s WHERE ${fitting}`;
}

function numbersOf(bytes: Buffer | null): Int32Array {
  const numbers = new Int32Array((bytes?.length ?? 0) / 4);
  for (const place of numbers.keys()) numbers[place] = bytes?.readInt32BE(place * 4) ?? 0;
  return numbers;
}

/** From which second on an advert is not over, as the sample has it; the same for a minute, so that it is kept. */
export const advertisedFrom = (): number => secondOf(Math.ceil(Date.now() / 60_000) * 60_000);
