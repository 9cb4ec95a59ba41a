import type { Queryable } from '../../../database/index.ts';
import type { Counted, Total, ValueCounts, Wanted } from '../port.ts';
import type { Condition } from './conditions.ts';
import { countLeadOf } from './count-lead.ts';
import { readValue } from './count-values.ts';
import { columnOf } from './counted-columns.ts';
import { readFound } from './read-found.ts';
import { placesOf, sampleConditions } from './sample-conditions.ts';
import { codedSample, type CodedColumns, countCodes } from './sample-groups.ts';
import { type Sample, sampling } from './sample.ts';

type Limits = {
  /** Up to so many bikes are counted exactly. */
  exactly: number;
  /** So many in the sample are for certain more than that. */
  surelyMore: number;
  /** Entries of an index that are read for an exact count; where more had to be, it is estimated. */
  readable: number;
};
const usual: Limits = { exactly: 10_000, surelyMore: 250, readable: 100_000 };
/** With fewer in the sample an estimate says nothing. */
const fewest = 4;

/** The sample, and those of it that have the words. */
type SampleOf = { all: Sample; having: Sample };

/**
 * How many bikes there are: exactly, or about.
 *
 * @param samples all of it, and those that have the words
 */
export async function countTotal(db: Queryable, wanted: Wanted, samples: SampleOf): Promise<Total> {
  const { total, capped } = await countValues(db, wanted, ['kind'], samples);
  return { total, capped };
}

/**
 * The conditions with which bikes are counted exactly.
 *
 * @returns `undefined` where they are too many or too many had to be read: then it is estimated
 */
export function countedBy(
  wanted: Wanted,
  { all, having }: SampleOf,
  { surelyMore, readable } = usual,
): Condition | undefined {
  const inSample = placesOf(having, sampleConditions(having, wanted).values()).length;
  if (inSample >= surelyMore) return undefined;
  const { fitting, cost } = countLeadOf(wanted, all, having);
  return inSample < fewest || cost <= readable ? fitting : undefined;
}

/**
 * How many there are by value of each filter: of all that fit, or, where those are too many or too many
 * had to be read, of the sample.
 *
 * @param of at least one
 * @param samples all of it, and those that have the words
 */
export async function countValues(
  db: Queryable,
  wanted: Wanted,
  of: readonly Counted[],
  samples: SampleOf,
  limits = usual,
): Promise<Total & { by: ReadonlyMap<Counted, ValueCounts> }> {
  const { having } = samples;
  const { exactly, surelyMore } = limits;
  const fitting = countedBy(wanted, samples, limits);
  const found = fitting && (await readFound(db, of.map(columnOf), fitting, exactly + 1));
  if (found && found.bikes <= exactly) {
    const by = told(found.columns, range(found.bikes), of, (count) => count, false);
    return { total: found.bikes, capped: false, by };
  }
  const places = placesOf(having, sampleConditions(having, wanted).values());
  const isMore = found !== undefined || places.length >= surelyMore;
  return {
    total: Math.max(isMore ? exactly : 0, estimated(places.length)),
    capped: true,
    by: told(codedSample(having), places, of, estimated, true),
  };
}

const range = (length: number) => Array.from({ length }, (_, place) => place);

/** Numbers of the database as values of an address. */
function told(
  columns: CodedColumns,
  places: readonly number[],
  of: readonly Counted[],
  tell: (count: number) => number,
  about: boolean,
): Map<Counted, ValueCounts> {
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
export function estimated(count: number): number {
  return Math.max(sampling, Number((count * sampling).toPrecision(2)));
}
