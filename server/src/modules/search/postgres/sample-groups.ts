import { conditions } from '@motohaat/domain/listing';
import { dhakaDate } from '@motohaat/domain/time';

import { dayOf } from '../../search-index/packed.ts';
import type { CountedColumn } from './counted-columns.ts';
import { advertisedFrom, type Bikes, type Columns } from './sample.ts';
import { edges } from './steps.ts';

/** A column in which each number is the place of what it stands for: so it is counted by an array. */
type Coded = { codes: Uint16Array; values: readonly number[] };

/** What is counted of bikes: all of it in memory. */
type CodedColumns = (column: CountedColumn) => Coded;

/** Each number has a code of its own. */
function byNumber(numbers: Int32Array): Coded {
  const known = new Map<number, number>();
  const codes = new Uint16Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    const code = known.get(number) ?? known.size;
    if (code === known.size) known.set(number, code);
    codes[place] = code;
  }
  return { codes, values: [...known.keys()] };
}

/** The code of a number is how many of some edges it has reached. */
function byBand(numbers: Int32Array, reached: readonly number[]): Coded {
  const codes = new Uint16Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0;
    let from = 0;
    let to = reached.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((reached[middle] ?? 0) <= number) from = middle + 1;
      else to = middle;
    }
    codes[place] = from;
  }
  return { codes, values: Array.from({ length: reached.length + 1 }, (_, code) => code) };
}

/** Most owners that are told apart. */
const mostOwners = 4;
const upTo = (most: number) => Array.from({ length: most }, (_, before) => before + 1);

/** What bikes of a value have in common: by edges wherever there are few, since nothing is looked up then. */
function coded(sample: Columns, column: CountedColumn): Coded {
  switch (column) {
    case 'kind':
      return byNumber(sample.category);
    case 'papers':
      return byBand(sample.papers, [dayOf(dhakaDate(new Date()))]);
    case 'advertised':
      return byBand(sample.advertised, [advertisedFrom()]);
    case 'owners':
      return byBand(sample.owners, upTo(mostOwners));
    case 'condition':
      return byBand(sample.condition, upTo(conditions.length));
    case 'photos':
    case 'verified':
      return byBand(sample[column], [1]);
    case 'price':
    case 'year':
    case 'km':
    case 'cc':
      return byBand(sample[column], edges[column]);
    default:
      return byNumber(sample[column]);
  }
}

const known = new WeakMap<Columns, Map<CountedColumn, Coded>>();

/** The columns of some bikes, each made when it is first counted: the sample is kept for a minute. */
export function codedColumns(sample: Bikes): CodedColumns {
  const columns = known.get(sample) ?? new Map<CountedColumn, Coded>();
  known.set(sample, columns);
  return (column) => {
    const made = columns.get(column) ?? coded(sample, column);
    columns.set(column, made);
    return made;
  };
}

/** Counts some bikes by the numbers of a column: those numbers that there are, and how often. */
export function countCodes(
  { codes, values }: Coded,
  places: readonly number[],
): (readonly [number: number, count: number])[] {
  const counts = new Uint32Array(values.length);
  // Plain loops, as above: ten thousand bikes are counted by a dozen columns.
  for (let at = 0; at < places.length; at += 1) {
    const code = codes[places[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return values.flatMap((value, code) => (counts[code] ? [[value, counts[code]] as const] : []));
}
