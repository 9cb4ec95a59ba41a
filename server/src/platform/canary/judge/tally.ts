/**
 * What the visitors of one side told of one signal. A visitor is one unit, however often that person
 * came: sums of squares over visitors tell how alike the views of one are.
 */
export type Tally = {
  /** Visitors, and those of whom at least one view was a hit (failed, finished a journey …). */
  visitors: number;
  hit: number;
  /** Views that were measured, and the sum of what they told: 0 or 1, or a logarithm. */
  n: number;
  y: number;
  /** Over visitors: the squares of their views, of their sums, and the products of both. */
  nn: number;
  yy: number;
  ny: number;
};

/** Visitors who may be compared with one another: they came in the same hour, or from the same network. */
export type Stratum = {
  canary: Tally;
  stable: Tally;
  /** All of them from one network: they weigh as at most ten visitors of either side. */
  isOneNetwork: boolean;
};

/** Visitors of one network that weigh, of the side of which there are fewer; more of them weigh less. */
export const mostOfOne = 10;

/** How much a stratum counts, at most 1. */
export function weightOf({ canary, stable, isOneNetwork }: Stratum): number {
  if (!isOneNetwork) return 1;
  const pairs = (canary.visitors * stable.visitors) / (canary.visitors + stable.visitors);
  return Math.min(1, mostOfOne / pairs);
}

/** The strata that compare anything: both sides told something. */
export function comparable(strata: readonly Stratum[]): Stratum[] {
  return strata.filter(({ canary, stable }) => canary.n > 0 && stable.n > 0);
}
