import type { FilterName } from '@motohaat/contract/search';

import type { Queryable } from '../../../database/index.ts';
import {
  type Counted,
  counted,
  type Facets,
  type Total,
  type ValueCounts,
  type Wanted,
} from '../port.ts';
import { allOf, type Bits, countOf, placesIn } from './bits.ts';
import type { Condition } from './conditions.ts';
import { conditionsLedBy, type CountLead, countLeadsOf } from './count-lead.ts';
import { readValue } from './count-values.ts';
import { columnOf } from './counted-columns.ts';
import { type FoundColumn, readFound, selectFoundNumbers } from './read-found.ts';
import { sampleConditions, testsOf } from './sample-conditions.ts';
import { codedColumns, countCodes } from './sample-groups.ts';
import { type Bikes, type Sample, sampling } from './sample.ts';

type Limits = {
  /** Up to so many bikes are counted exactly. */
  exactly: number;
  /** So many in the sample are for certain more than that. */
  surelyMore: number;
  /** Entries of an index that are read for an exact count; where more had to be, it is estimated. */
  readable: number;
};
const usual: Limits = { exactly: 10_000, surelyMore: 200, readable: 100_000 };
/** With fewer in the sample an estimate says nothing. */
const fewest = 4;

/** The sample, and those of it that have the words. */
type SampleOf = { all: Sample; having: Sample };

/**
 * How many bikes there are: exactly, or about.
 *
 * @param samples all of it, and those that have the words
 */
export async function countTotal(
  db: Queryable,
  wanted: Wanted,
  samples: SampleOf,
  limits = usual,
): Promise<Total> {
  const part = { ...partOf(wanted, samples.having, undefined), of: [] };
  const { total, capped } = await readPart(db, part, samples, limits);
  return { total, capped };
}

/**
 * How many bikes there are, and by value of each filter how many there are with all others as they are:
 * exactly, or, where those are too many or too many had to be read, about.
 *
 * Bikes that miss one filter alone are counted beside the values of that one. They are read together with
 * those that fit, but where an index leads past them.
 *
 * @param samples all of it, and those that have the words
 */
export async function countFacets(
  db: Queryable,
  wanted: Wanted,
  samples: SampleOf,
  limits = usual,
): Promise<Facets> {
  const { all, parts } = partsOf(wanted, samples.having);
  const together = togetherBy(all, parts, samples, limits);
  const told = together
    ? await readTogether(db, together, limits)
    : new Map<Counted | undefined, Facets>();
  const by = new Map<Counted, ValueCounts>();
  const whole =
    told.get(undefined) ?? estimated(all, samples.having, limits, together ? limits.exactly : 0);
  putInto(by, whole);
  for (const part of parts) {
    // oxlint-disable-next-line no-await-in-loop -- bikes come first: counts take one connection
    putInto(by, told.get(part.left) ?? (await readPart(db, part, samples, limits)));
  }
  return { total: whole.total, capped: whole.capped, by };
}

/** The statement that reads most of what facets count exactly; `undefined` where they are estimated. */
export function selectFacets(wanted: Wanted, samples: SampleOf, limits = usual) {
  const { all, parts } = partsOf(wanted, samples.having);
  const together = togetherBy(all, parts, samples, limits);
  return together && selectFoundNumbers(together.columns, together.fitting, together.most);
}

/** What is wanted but for one filter, whose values are counted; or all of it, for all others. */
type Part = { left: Counted | undefined; wanted: Wanted; of: readonly Counted[]; inSample: Bits };

function partsOf(wanted: Wanted, having: Sample) {
  const set = counted.filter((name) => wanted.filters[name] !== undefined);
  return {
    all: partOf(wanted, having, undefined),
    parts: set.map((name) => partOf(wanted, having, name)),
  };
}

function partOf(wanted: Wanted, having: Sample, left: Counted | undefined): Part {
  const conditions = [...sampleConditions(having, wanted)].filter(([name]) => name !== left);
  const bits = conditions.map(([, each]) => each);
  const inSample = allOf(having.bikes, bits);
  if (left === undefined) {
    const of = counted.filter((name) => wanted.filters[name] === undefined);
    return { left, wanted, of, inSample };
  }
  const { [left]: _left, ...filters } = wanted.filters;
  return { left, wanted: { ...wanted, filters }, of: [left], inSample };
}

/** How the whole is read with as many of the parts as are worth it. */
type Together = {
  all: Part;
  /** Parts that are read with it. */
  soft: readonly Part[];
  columns: readonly FoundColumn[];
  fitting: Condition;
  most: number;
};

/** @returns `undefined` where the whole is estimated, and so all parts are */
function togetherBy(
  all: Part,
  parts: readonly Part[],
  samples: SampleOf,
  limits: Limits,
): Together | undefined {
  if (countOf(all.inSample) >= limits.surelyMore) return undefined;
  const exact = parts.filter(({ inSample }) => countOf(inSample) < limits.surelyMore);
  const lead = leadOfMost(all, exact, samples, limits);
  if (!lead || !isReadable(lead, all, limits)) return undefined;
  const soft = exact.filter(({ left }) => left !== undefined && !lead.uses.includes(left));
  const names = soft.flatMap(({ left }) => left ?? []);
  const tests = testsOf(all.wanted);
  const tested = names.flatMap((name) => tests.get(name)?.column ?? []) as FoundColumn[];
  return {
    all,
    soft,
    columns: columnsOf([...all.of, ...names], tested),
    fitting: conditionsLedBy(lead, all.wanted, names),
    most: (limits.exactly + 1) * (soft.length + 1),
  };
}

/** What leads to the whole so that, with what must be read beside it for parts, the fewest are read. */
function leadOfMost(
  { wanted }: Part,
  exact: readonly Part[],
  { all, having }: SampleOf,
  { readable }: Limits,
): CountLead | undefined {
  const costs = new Map<FilterName, number>();
  const costOfOwn = (name: FilterName) => {
    const part = costs.has(name) ? undefined : exact.find(({ left }) => left === name);
    const [own] = part ? countLeadsOf(part.wanted, all, having) : [];
    const cost = costs.get(name) ?? Math.min(own?.cost ?? 0, readable);
    costs.set(name, cost);
    return cost;
  };
  const [best] = countLeadsOf(wanted, all, having)
    .filter(({ cost }, place) => place === 0 || cost <= readable)
    .map((lead) => ({
      lead,
      cost: lead.uses.reduce((sum, name) => sum + costOfOwn(name), lead.cost),
    }))
    .toSorted((one, other) => one.cost - other.cost);
  return best?.lead;
}

function isReadable({ cost }: CountLead, { inSample }: Part, { readable }: Limits): boolean {
  return cost <= readable || countOf(inSample) < fewest;
}

function putInto(by: Map<Counted, ValueCounts>, told: Facets): void {
  for (const [name, counts] of told.by) by.set(name, counts);
}

/** The whole and some of its parts; those are missing that turn out to be too many. */
async function readTogether(
  db: Queryable,
  { all, soft, columns, fitting, most }: Together,
  { exactly }: Limits,
): Promise<Map<Counted | undefined, Facets>> {
  const found = await readFound(db, columns, fitting, most);
  // Some may have been left out, and nobody knows of which part.
  if (found.bikes === most) return new Map();
  const names = soft.flatMap(({ left }) => left ?? []);
  const bits = sampleConditions(found, {
    ...all.wanted,
    areas: [],
    filters: pick(all.wanted, names),
  });
  const told = [all, ...soft].map((part) => {
    const others = [...bits].filter(([name]) => name !== part.left).map(([, each]) => each);
    return [part.left, exactOf(part, found, allOf(found.bikes, others))] as const;
  });
  return new Map(told.filter(([, { total }]) => total <= exactly));
}

function pick({ filters }: Wanted, names: readonly FilterName[]): Wanted['filters'] {
  return Object.fromEntries(names.map((name) => [name, filters[name]]));
}

/** What is read to count for some filters; at least one column. */
function columnsOf(
  of: readonly Counted[],
  also: readonly FoundColumn[] = [],
): readonly FoundColumn[] {
  const columns = of.map((name): FoundColumn => {
    const column = columnOf(name);
    return column === 'kind' ? 'category' : column;
  });
  return columns.length + also.length === 0 ? ['category'] : [...columns, ...also];
}

/** A part by itself. */
async function readPart(
  db: Queryable,
  part: Part,
  { all, having }: SampleOf,
  limits: Limits,
): Promise<Facets> {
  const { wanted, of, inSample } = part;
  if (countOf(inSample) < limits.surelyMore) {
    const [lead] = countLeadsOf(wanted, all, having);
    if (lead && isReadable(lead, part, limits)) {
      const fitting = conditionsLedBy(lead, wanted);
      const found = await readFound(db, columnsOf(of), fitting, limits.exactly + 1);
      if (found.bikes <= limits.exactly) return exactOf(part, found, allOf(found.bikes, []));
      return estimated(part, having, limits, limits.exactly);
    }
  }
  return estimated(part, having, limits);
}

function exactOf({ of }: Part, found: Bikes, fitting: Bits): Facets {
  const places = placesIn(fitting);
  const by = countsOf(found, places, of, (count) => count, false);
  return { total: places.length, capped: false, by };
}

/** @param least so many there are for certain */
function estimated({ inSample, of }: Part, having: Sample, limits: Limits, least = 0): Facets {
  const places = placesIn(inSample);
  const sure = places.length >= limits.surelyMore ? limits.exactly : least;
  return {
    total: Math.max(sure, estimate(places.length)),
    capped: true,
    by: countsOf(having, places, of, estimate, true),
  };
}

/** Numbers of the database as values of an address. */
function countsOf(
  bikes: Bikes,
  places: readonly number[],
  of: readonly Counted[],
  tell: (count: number) => number,
  about: boolean,
): Map<Counted, ValueCounts> {
  const columns = codedColumns(bikes);
  return new Map(
    of.map((name) => {
      const counts = new Map<string, number>();
      for (const [number, count] of countCodes(columns(columnOf(name)), places)) {
        for (const value of readValue(name, number)) {
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
