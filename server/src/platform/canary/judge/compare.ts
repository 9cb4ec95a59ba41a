import { comparable, type Stratum, type Tally, weightOf } from './tally.ts';

/** The difference of canary and stable: of shares, or of means of logarithms. */
export type Comparison = {
  difference: number;
  /** One over the square of its standard error. */
  information: number;
  /** Visitors of the smaller side that were compared. */
  visitors: number;
};

/**
 * Compares the views of two sides within each stratum. The difference is that of a regression on the
 * release with a constant for each stratum (Frisch and Waugh, 1933); its variance takes all views of a
 * visitor as one (K.-Y. Liang, S. Zeger, "Longitudinal data analysis", Biometrika 73, 1986), and is the
 * larger of what the residuals say and of what throwing the visitors' coins again would give: the
 * first is right where the canary has few visitors, the second where the other side has.
 *
 * @param isShare hits are counted: nobody knows the variance of what never happened, so that one
 *   visitor more is taken to have been hit on each side
 * @returns nothing while no stratum has both sides
 */
export function compare(strata: readonly Stratum[], isShare: boolean): Comparison | undefined {
  let [score, weight, residual, drawn, ours, theirs, canary, stable] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const stratum of comparable(strata)) {
    const factor = weightOf(stratum);
    const [one, other] = [stratum.canary, stratum.stable];
    const views = one.n + other.n;
    const share = one.n / views;
    const mean = (one.y + other.y) / views;
    const people = one.visitors + other.visitors;
    const few = (factor * factor * people) / (people - 1);
    const [squares, others] = [squaresAround(one, mean), squaresAround(other, mean)];
    score += factor * (one.y - mean * one.n);
    weight += factor * share * other.n;
    residual += few * ((1 - share) ** 2 * squares + share ** 2 * others);
    drawn += few * share * (1 - share) * (squares + others);
    ours += one.n;
    theirs += other.n;
    canary += factor * one.visitors;
    stable += factor * other.visitors;
  }
  if (weight === 0) return undefined;
  const share = ours / (ours + theirs);
  const unseen = isShare ? (1 - share) ** 2 + share ** 2 : 0;
  const variance = Math.max(residual, drawn) + unseen;
  if (variance === 0) return undefined;
  return {
    difference: score / weight,
    information: weight ** 2 / variance,
    visitors: Math.min(canary, stable),
  };
}

/** Over visitors, the squares of what they told beyond the mean. */
function squaresAround({ yy, ny, nn }: Tally, mean: number): number {
  return Math.max(0, yy - 2 * mean * ny + mean * mean * nn);
}
