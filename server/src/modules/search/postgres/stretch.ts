import { sql } from 'kysely';

import { marksBetween, rankMarks } from '../../search-index/rank-marks.ts';
import type { Condition } from './conditions.ts';
import type { Lead } from './lead.ts';
import { enoughFor } from './reading-costs.ts';

/** Ranks within which alone bikes that have words are looked for. */
export type Stretch = { from: number; to: number };

/** Hours by which no bike stands before those that are listed now. */
const farthest = 4_096;
/** Up to the end of one of the widest stretches, so that few marks say it. */
const highest = (now: number) => (Math.ceil(now / 3_600_000) + farthest) | 0x7ff;

/**
 * Where in the order the next page of bikes that have words probably stands whole.
 *
 * @param limit bikes of a page @param after the rank behind which it begins
 * @returns `undefined` where that is not known, or all are to be read
 */
export function stretchOf(
  lead: Lead,
  limit: number,
  after: number | undefined,
): Stretch | undefined {
  if (lead.by !== 'words' || !lead.ranks) return undefined;
  const to = after ?? highest(Date.now());
  const from = lead.ranks.filter((rank) => rank <= to)[enoughFor(limit) - 1];
  return from === undefined ? undefined : { from, to };
}

/** One where there is a stretch: some stand on it that are outside, by some hours. */
export function stretchConditions(stretch: Stretch | undefined): Condition[] {
  if (!stretch) return [];
  return [sql`${rankMarks} && ${marksBetween(stretch.from, stretch.to)}::integer[]`];
}
