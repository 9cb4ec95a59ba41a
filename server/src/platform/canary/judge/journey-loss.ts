import { logBetOnVisitors } from './bet-on-visitors.ts';
import { comparable, type Stratum, weightOf } from './tally.ts';

/**
 * What a canary must not lose of a journey, by how many of its visitors should have finished it. So many
 * can show that less is lost, and not that much less is; fewer than the first are chance.
 */
const asked = [
  { from: 3, loss: 0.9 },
  { from: 10, loss: 0.5 },
  { from: 200, loss: 0.3 },
];

/** How far it is shown that a canary loses less of a journey than is asked. */
type Loss = {
  /** Whether the journey is frequent enough to say anything. */
  isAsked: boolean;
  /** The logarithm of what one unit of stake became, against the loss that is asked about. */
  log: number;
};

/**
 * A bet against a canary having lost so much of a journey that is rare: relative to what is live, by the
 * visitors who finished it. It is exact for the fewest, as `logBetOnVisitors` is, with the odds of the
 * loss in place of even ones. Where visitors finish it again and again, their views must not show the loss either.
 */
export function lossOf(strata: readonly Stratum[]): Loss {
  const expected = expectedHits(strata);
  const { loss } = asked.findLast(({ from }) => expected >= from) ?? asked[0]!;
  return {
    isAsked: expected >= asked[0]!.from,
    log: isLostInViews(strata, loss)
      ? Number.NEGATIVE_INFINITY
      : -logBetOnVisitors(strata, [1 - loss]),
  };
}

/** Visitors of the canary who should have been hit: its share of all who were. */
function expectedHits(strata: readonly Stratum[]): number {
  return comparable(strata).reduce((sum, stratum) => {
    const { canary, stable } = stratum;
    const share = canary.visitors / (canary.visitors + stable.visitors);
    return sum + weightOf(stratum) * share * (canary.hit + stable.hit);
  }, 0);
}

/** Whether the canary has no more of the views that were hit than the loss would leave it. */
function isLostInViews(strata: readonly Stratum[], loss: number): boolean {
  const beyond = comparable(strata).reduce((sum, stratum) => {
    const { canary, stable } = stratum;
    const share = canary.n / (canary.n + stable.n);
    const left = (share * (1 - loss)) / (1 - share * loss);
    return sum + weightOf(stratum) * (canary.y - left * (canary.y + stable.y));
  }, 0);
  return beyond <= 0;
}
