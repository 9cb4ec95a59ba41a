import { logMean } from './mixture.ts';
import { comparable, type Stratum, weightOf } from './tally.ts';

/** How many times as likely the visitors of a canary are hit, where it does harm. */
export const moreOften = [1.25, 1.5, 2, 3, 5, 10, 30, 100];
export const lessOften = moreOften.map((risk) => 1 / risk);

/**
 * A bet on whose visitors are hit. Where both releases are alike a coin has decided which of those who
 * are hit have the canary, with the share of its visitors; bets at these odds win `1/α` or more with
 * probability α at most, whenever one stops (G. Shafer, "Testing by betting", JRSS A 184, 2021; A.
 * Ramdas, P. Grünwald, V. Vovk, G. Shafer, "Game-theoretic statistics and safe anytime-valid
 * inference", Stat. Sci. 38, 2023). Exact for the fewest visitors, and each counts once: who always fails is
 * one. Shares in place of the coin only err to the safe side (Hoeffding, 1963: drawing without replacement).
 *
 * @param risks how many times as likely those of the canary are hit, that are looked for; the stake is
 *   split evenly between them
 * @returns the logarithm of what one unit of stake became
 */
export function logBetOnVisitors(strata: readonly Stratum[], risks: readonly number[]): number {
  const told = comparable(strata).map((stratum) => {
    const { canary, stable } = stratum;
    const factor = weightOf(stratum);
    return {
      hit: factor * canary.hit,
      all: factor * (canary.hit + stable.hit),
      share: canary.visitors / (canary.visitors + stable.visitors),
    };
  });
  return logMean(
    risks.map((risk) =>
      told.reduce(
        (log, { hit, all, share }) =>
          log + hit * Math.log(risk) - all * Math.log1p((risk - 1) * share),
        0,
      ),
    ),
  );
}

/** Shares of visitors who fail, of a release that fails most of them. */
const mostly = [0.75, 0.95, 0.99];

/**
 * A bet against half of the visitors or fewer being hit, whatever is live besides.
 *
 * @returns the logarithm of what one unit of stake became
 */
export function logBetOnMost(hit: number, visitors: number): number {
  return logMean(
    mostly.map((share) => hit * Math.log(2 * share) + (visitors - hit) * Math.log(2 - 2 * share)),
  );
}
