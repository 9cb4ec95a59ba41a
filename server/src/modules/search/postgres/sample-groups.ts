import { dhakaDate } from '@motohaat/domain/time';

import type { CountedColumn } from './counted-columns.ts';
import { type Bikes, type Columns, dayOf } from './sample.ts';
import { edges, type Measure } from './steps.ts';

/** Bikes by number of a column, as the database has it. */
type NumberCounts = ReadonlyMap<number, number>;

/** A column in which each number is the place of what it stands for: so it is counted by an array. */
type Coded = { codes: Uint16Array; values: readonly number[] };

/** What is counted of bikes: all of it in memory. */
type CodedColumns = (column: CountedColumn) => Coded;

/** Puts the numbers of a column of bikes into codes. */
function coded(bikes: number, numberOf: (place: number) => number): Coded {
  const known = new Map<number, number>();
  const codes = new Uint16Array(bikes);
  for (let place = 0; place < bikes; place += 1) {
    const number = numberOf(place);
    const code = known.get(number) ?? known.size;
    if (code === known.size) known.set(number, code);
    codes[place] = code;
  }
  return { codes, values: [...known.keys()] };
}

/** How many of its edges a number has reached. */
function bandOf(measure: Measure, number: number): number {
  const all = edges[measure];
  let from = 0;
  let to = all.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((all[middle] ?? 0) <= number) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Most owners that are told apart. */
const mostOwners = 4;

const flag = (isSet: boolean) => (isSet ? 1 : 0);

/** The number that bikes of a value have in common. */
function numberIn(sample: Columns, column: CountedColumn): (place: number) => number {
  switch (column) {
    case 'kind':
      return (place) => sample.category[place] ?? 0;
    case 'papers': {
      const today = dayOf(dhakaDate(new Date()));
      return (place) => flag((sample.papers[place] ?? -1) >= today);
    }
    case 'advertised': {
      const now = Date.now() / 60_000;
      return (place) => flag((sample.advertised[place] ?? -1) > now);
    }
    case 'owners':
      return (place) => Math.min(sample.owners[place] ?? 0, mostOwners);
    case 'photos':
      return (place) => flag((sample.photos[place] ?? 0) > 0);
    case 'price':
    case 'year':
    case 'km':
    case 'cc':
      return (place) => bandOf(column, sample[column][place] ?? 0);
    default:
      return (place) => sample[column][place] ?? 0;
  }
}

const known = new WeakMap<Columns, Map<CountedColumn, Coded>>();

/** The columns of some bikes, each made when it is first counted: the sample is kept for a minute. */
export function codedColumns(sample: Bikes): CodedColumns {
  const columns = known.get(sample) ?? new Map<CountedColumn, Coded>();
  known.set(sample, columns);
  return (column) => {
    const made = columns.get(column) ?? coded(sample.bikes, numberIn(sample, column));
    columns.set(column, made);
    return made;
  };
}

/** Counts some bikes by the numbers of a column. */
export function countCodes({ codes, values }: Coded, places: Iterable<number>): NumberCounts {
  const counts = new Uint32Array(values.length);
  for (const place of places) {
    const code = codes[place] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const all = values.map((value, code) => [value, counts[code] ?? 0] as const);
  return new Map(all.filter(([, count]) => count > 0));
}
