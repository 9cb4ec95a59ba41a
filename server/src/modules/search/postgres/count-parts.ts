import type { FilterName } from '@motohaat/contract/search';

import { type Counted, counted, type Wanted } from '../port.ts';
import { allOf, type Bits, countOf } from './bits.ts';
import { conditionsLedBy, type CountLead, countLeadsOf } from './count-lead.ts';
import { onlyValue } from './count-values.ts';
import { columnOf } from './counted-columns.ts';
import type { FoundColumn, FoundRead } from './read-found.ts';
import { sampleConditions, testsOf } from './sample-conditions.ts';
import { type Sample, sampling } from './sample.ts';

/** How far counts are exact. */
export type Limits = {
  /** Up to so many bikes are counted exactly. */
  exactly: number;
  /** So many in the sample are for certain more than that. */
  surelyMore: number;
  /**
   * Entries of an index that are read for an exact count; where more had to be, it is estimated. For the
   * values of one filter half as many, since there are several of them.
   */
  readable: number;
  /**
   * Entries that were read for other counts of the same search, or as many as what was told of them takes as
   * long as: nothing more is read than up to `readable` together.
   */
  spent?: number;
};
export const usual: Limits = { exactly: 10_000, surelyMore: 200, readable: 320_000 };
/** With fewer in the sample an estimate says nothing. */
const fewest = 4;

/** The sample, and those of it that have the words. */
export type SampleOf = { all: Sample; having: Sample };

/** What is wanted but for one filter, whose values are counted; or all of it, for all others. */
export type Part = {
  left: Counted | undefined;
  wanted: Wanted;
  of: readonly Counted[];
  inSample: Bits;
};

/**
 * The whole, its parts, and filters that are set and have one value alone: beside that stands what there is
 * of the whole.
 *
 * @param having those of the sample that have the words
 */
export function partsOf(wanted: Wanted, having: Sample) {
  const parts: Part[] = [];
  const single: { name: Counted; value: string }[] = [];
  for (const name of counted) {
    if (wanted.filters[name] === undefined) continue;
    const value = onlyValue[name];
    if (value === undefined) parts.push(partOf(wanted, having, name));
    else single.push({ name, value });
  }
  return { all: partOf(wanted, having, undefined), parts, single };
}

/** @param left the filter that is left out; `undefined` for the whole */
export function partOf(wanted: Wanted, having: Sample, left: Counted | undefined): Part {
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
export type Together = FoundRead & {
  all: Part;
  /** Parts that are read with it. */
  soft: readonly Part[];
};

/** @returns `undefined` where the whole is estimated, and so all parts are */
export function togetherBy(
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
    cost: costOfReading(lead, foundWith(all, soft)),
  };
}

/** Bikes of the sample that fit all, or all but one of some parts' filters. */
function foundWith(all: Part, soft: readonly Part[]): number {
  const whole = countOf(all.inSample);
  return soft.reduce((sum, { inSample }) => sum + countOf(inSample) - whole, whole);
}

/** What a bike takes that is told, in entries of an index that are only looked at. */
const told = 8;

/** Entries of an index that reading takes as long as. @param found bikes of the sample that are told */
export function costOfReading({ cost }: CountLead, found: number): number {
  return cost + found * sampling * told;
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

/** Whether an exact count is worth what it reads. */
export function isReadable(
  lead: CountLead,
  { left, inSample }: Part,
  { readable, spent = 0 }: Limits,
): boolean {
  const found = countOf(inSample);
  if (spent > 0 && spent + costOfReading(lead, found) > readable) return false;
  const most = left === undefined ? readable : readable / 2;
  return lead.cost <= most || found < fewest;
}

/** What is read to count for some filters; at least one column. */
export function columnsOf(
  of: readonly Counted[],
  also: readonly FoundColumn[] = [],
): readonly FoundColumn[] {
  const columns = of.map((name): FoundColumn => {
    const column = columnOf(name);
    return column === 'kind' ? 'category' : column;
  });
  return columns.length + also.length === 0 ? ['category'] : [...columns, ...also];
}
