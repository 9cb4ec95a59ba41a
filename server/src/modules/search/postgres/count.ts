import type { FilterName } from '@motohaat/contract/search';

import type { Counted, Facets, Loose, Total, ValueCounts, Wanted } from '../port.ts';
import { allOf, type Bits, countOf, placesIn } from './bits.ts';
import { conditionsLedBy, countLeadsOf } from './count-lead.ts';
import {
  columnsOf,
  costOfReading,
  isReadable,
  type Limits,
  type Part,
  partOf,
  partsOf,
  type SampleOf,
  type Together,
  togetherBy,
  usual,
} from './count-parts.ts';
import { readerOf } from './count-values.ts';
import { columnOf } from './counted-columns.ts';
import { type ReadFound, selectFoundNumbers } from './read-found.ts';
import { sampleConditions } from './sample-conditions.ts';
import { codedColumns, countCodes } from './sample-groups.ts';
import { type Bikes, type Sample, sampling } from './sample.ts';

/**
 * How many bikes there are: exactly, or about.
 *
 * @param samples all of it, and those that have the words
 */
export async function countTotal(
  read: ReadFound,
  wanted: Wanted,
  samples: SampleOf,
  limits = usual,
): Promise<Total> {
  const part = { ...partOf(wanted, samples.having, undefined), of: [] };
  const { total, capped } = await readPart(read, part, samples, limits);
  return { total, capped };
}

/**
 * How many bikes there are, and by value of each filter how many there are with all others as they are:
 * exactly, or, where those are too many, too many had to be read or too many wait to read, about.
 *
 * Bikes that miss one filter alone are counted beside the values of that one, if it has several. They are
 * read together with those that fit, but where an index leads past them.
 *
 * @param samples all of it, and those that have the words
 */
export async function countFacets(
  read: ReadFound,
  wanted: Wanted,
  samples: SampleOf,
  limits = usual,
): Promise<Facets> {
  const { all, parts, single } = partsOf(wanted, samples.having);
  const { having } = samples;
  const together = togetherBy(all, parts, samples, limits);
  const told = together ? await readTogether(read, together, having, limits) : none;
  let spent = together?.cost ?? 0;
  const readMore: ReadFound = (asked) => {
    spent += asked.cost;
    return read(asked);
  };
  const whole = told.get(undefined) ?? estimated(all, having, limits);
  const by = new Map<Counted, ValueCounts>();
  putInto(by, whole);
  for (const { name, value } of single) {
    const values = new Map(whole.total > 0 ? [[value, whole.total]] : []);
    by.set(name, { values, about: whole.capped });
  }
  for (const part of parts) {
    const known = told.get(part.left) ?? (whole.capped && estimated(part, having, limits));
    const left = { ...limits, spent };
    // oxlint-disable-next-line no-await-in-loop -- bikes come first: counts take one connection
    putInto(by, known || (await readPart(readMore, part, samples, left)));
  }
  return { total: whole.total, capped: whole.capped, by };
}

/** The statement that reads most of what facets count exactly; `undefined` where they are estimated. */
export function selectFacets(wanted: Wanted, samples: SampleOf, limits = usual) {
  const { all, parts } = partsOf(wanted, samples.having);
  const together = togetherBy(all, parts, samples, limits);
  return together && selectFoundNumbers(together.columns, together.fitting, together.most);
}

/** What was read, by the filter that a part leaves out; `undefined` is the whole. */
type ToldByPart = ReadonlyMap<Counted | undefined, Facets>;
const none: ToldByPart = new Map();

function putInto(by: Map<Counted, ValueCounts>, told: Facets): void {
  for (const [name, counts] of told.by) by.set(name, counts);
}

/** The whole and some of its parts; those with too many are told about. */
async function readTogether(
  read: ReadFound,
  { all, soft, ...asked }: Together,
  having: Sample,
  limits: Limits,
): Promise<ToldByPart> {
  const found = await read(asked);
  // Some may have been left out, and nobody knows of which part.
  if (!found || found.bikes === asked.most) return none;
  const names = soft.flatMap(({ left }) => left ?? []);
  const bits = sampleConditions(found, {
    ...all.wanted,
    areas: [],
    filters: pick(all.wanted, names),
  });
  return new Map(
    [all, ...soft].map((part) => {
      const others = [...bits].filter(([name]) => name !== part.left).map(([, each]) => each);
      const fits = allOf(found.bikes, others);
      const isMore = countOf(fits) > limits.exactly;
      const told = isMore
        ? estimated(part, having, limits, limits.exactly)
        : exactOf(part, found, fits);
      return [part.left, told];
    }),
  );
}

function pick({ filters }: Wanted, names: readonly FilterName[]): Wanted['filters'] {
  return Object.fromEntries(names.map((name) => [name, filters[name]]));
}

/** A part by itself. */
async function readPart(
  read: ReadFound,
  part: Part,
  { all, having }: SampleOf,
  limits: Limits,
): Promise<Facets> {
  const { wanted, of, inSample } = part;
  if (countOf(inSample) < limits.surelyMore) {
    const [lead] = countLeadsOf(wanted, all, having);
    if (lead && isReadable(lead, part, limits)) {
      const fitting = conditionsLedBy(lead, wanted);
      const cost = costOfReading(lead, countOf(inSample));
      const found = await read({ columns: columnsOf(of), fitting, most: limits.exactly + 1, cost });
      if (!found) return estimated(part, having, limits);
      if (found.bikes <= limits.exactly) return exactOf(part, found, allOf(found.bikes, []));
      return estimated(part, having, limits, limits.exactly);
    }
  }
  return estimated(part, having, limits);
}

function exactOf({ of, wanted }: Part, found: Bikes, fitting: Bits): Facets {
  const places = placesIn(fitting);
  const by = countsOf(found, places, {
    of,
    loose: wanted.loose,
    tell: (count) => count,
    about: false,
  });
  return { total: places.length, capped: false, by };
}

/** @param least so many there are for certain */
function estimated(
  { inSample, of, wanted }: Part,
  having: Sample,
  limits: Limits,
  least = 0,
): Facets {
  const places = placesIn(inSample);
  const sure = places.length >= limits.surelyMore ? limits.exactly : least;
  return {
    total: Math.max(sure, estimate(places.length)),
    capped: true,
    by: countsOf(having, places, { of, loose: wanted.loose, tell: estimate, about: true }),
  };
}

type Counting = {
  of: readonly Counted[];
  loose: Loose;
  /** What a number of bikes is told as. */
  tell: (count: number) => number;
  about: boolean;
};

/** Numbers of the database as values of an address. */
function countsOf(
  bikes: Bikes,
  places: readonly number[],
  { of, loose, tell, about }: Counting,
): Map<Counted, ValueCounts> {
  const columns = codedColumns(bikes);
  return new Map(
    of.map((name) => {
      const read = readerOf(name, loose);
      const counts = new Map<string, number>();
      for (const [number, count] of countCodes(columns(columnOf(name)), places)) {
        for (const value of read(number)) {
          counts.set(value, (counts.get(value) ?? 0) + count);
        }
      }
      const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
      const values = new Map(sorted.map(([value, count]) => [value, tell(count)]));
      return [name, { values, about }];
    }),
  );
}

/** What a count in the sample stands for, to two digits; never nothing. */
export function estimate(count: number): number {
  return Math.max(sampling, Number((count * sampling).toPrecision(2)));
}
