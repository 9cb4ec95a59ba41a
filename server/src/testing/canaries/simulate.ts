import { type CanarySignal, canarySignals as signals } from '@motohaat/contract/canaries';

import { compare } from '../../platform/canary/judge/compare.ts';
import { proofs } from '../../platform/canary/judge/judge.ts';
import { signalRules } from '../../platform/canary/judge/signals.ts';
import type { Stratum, Tally } from '../../platform/canary/judge/tally.ts';
import { normal, seeded } from './random.ts';

/**
 * What the views of one release are like: shares of them, and typical times in ms, of which the
 * logarithms are normal with a deviation of 0.5.
 */
export type Release = Readonly<Record<CanarySignal, number>>;

export const usual: Release = {
  failed: 0.02,
  uncaught_error: 0.01,
  failed_call: 0.01,
  lcp: 1_200,
  inp: 120,
  shifted: 0.03,
  wished: 0.03,
  booked: 0.01,
  messaged: 0.015,
  paid: 0.004,
};

/** Who comes. */
export type Crowd = {
  /** Of all visitors, those with whom every view fails. */
  alwaysFailing: number;
  /** Views of a visitor on average; their number is geometric. */
  viewsEach: number;
  /** Of the visitors, those who get the canary. */
  share: number;
};

export const everybody: Crowd = { alwaysFailing: 0, viewsEach: 3, share: 0.5 };

/** How a canary went: after how many of its views it was called worse, by what, and when as good. */
export type Outcome = {
  worse: number | undefined;
  by: CanarySignal | undefined;
  equal: number | undefined;
};

type Visitor = { isLost: boolean; n: number; y: number[] };
type Side = { release: Release; views: number; at: Visitor[]; tallies: Tally[] };

/** Visitors of whom any may be the next one to come again. */
const present = 200;
const deviation = 0.5;
/** What the first view of a visitor does not tell, as `observe` leaves it out. */
const vitals: ReadonlySet<CanarySignal> = new Set(['lcp', 'inp', 'shifted']);
/** Views after which it is asked whether the canary is as good: that has no say in what is worse. */
const equalEvery = 50;
const none: Tally = { visitors: 0, hit: 0, n: 0, y: 0, nn: 0, yy: 0, ny: 0 };

/**
 * Plays one canary, and judges it by all signals after every single view.
 *
 * @param options.views on the side of the canary
 */
export function playCanary(options: {
  seed: number;
  canary: Release;
  stable?: Release;
  crowd?: Crowd;
  views: number;
}): Outcome {
  const { canary, stable = usual, crowd = everybody, views } = options;
  const random = seeded(options.seed);
  const sides = [newSide(canary), newSide(stable)] as const;
  const strata = signals.map((_signal, index) => [
    {
      canary: sides[0].tallies[index]!,
      stable: sides[1].tallies[index]!,
      isOneNetwork: false,
    },
  ]);
  let equal: number | undefined;
  while (sides[0].views < views) {
    view(sides[random() < crowd.share ? 0 : 1], crowd, random);
    const by = signals.find(
      (signal, index) =>
        mayBeWorse(signal, strata[index]!) &&
        proofs(signal, strata[index]!, sides[0].tallies[index]).worse >= 1,
    );
    if (by) return { worse: sides[0].views, by, equal };
    if (equal === undefined && (sides[0].views + sides[1].views) % equalEvery === 0) {
      const isEqual = signals.every((signal, index) => {
        const proof = proofs(signal, strata[index]!);
        return proof.equal >= 1 || !proof.isAsked;
      });
      if (isEqual) equal = sides[0].views;
    }
  }
  return { worse: undefined, by: undefined, equal };
}

/**
 * Whether a look can find a signal worse at all: no bet wins more than the best one that was possible. It
 * only saves the time of those that cannot.
 */
function mayBeWorse(signal: CanarySignal, strata: readonly Stratum[]): boolean {
  const { measure, alpha } = signalRules[signal];
  const [{ canary, stable } = { canary: none, stable: none }] = strata;
  // Only then is there a bet on most that is not lost.
  if (signal === 'failed' && 2 * canary.hit > canary.visitors) return true;
  const needed = Math.log(1 / alpha);
  const compared = compare(strata, measure === 'share');
  if (!compared) return false;
  if ((compared.difference ** 2 * compared.information) / 2 >= needed) return true;
  const [all, share] = [
    canary.hit + stable.hit,
    canary.visitors / (canary.visitors + stable.visitors),
  ];
  return (canary.hit - all * share) ** 2 / (all * share * (1 - share)) >= needed;
}

function newSide(release: Release): Side {
  const tallies = signals.map(() => ({ ...none }));
  return { release, views: 0, at: [], tallies };
}

function view(side: Side, crowd: Crowd, random: () => number): void {
  side.views += 1;
  const visitor = nextVisitor(side, crowd, random);
  visitor.n += 1;
  for (const [index, signal] of signals.entries()) {
    const n = visitor.n - (vitals.has(signal) ? 1 : 0);
    if (n === 0) continue;
    const tally = side.tallies[index]!;
    const was = visitor.y[index]!;
    const told = tellOf(signal, side.release, visitor, random);
    const is = was + told;
    visitor.y[index] = is;
    if (n === 1) tally.visitors += 1;
    if (was === 0 && is > 0) tally.hit += 1;
    tally.n += 1;
    tally.y += told;
    tally.nn += 2 * n - 1;
    tally.yy += is * is - was * was;
    tally.ny += is * n - was * (n - 1);
  }
}

function nextVisitor(side: Side, crowd: Crowd, random: () => number): Visitor {
  if (side.at.length > 0 && random() >= 1 / crowd.viewsEach) {
    return side.at[Math.floor(random() * side.at.length)]!;
  }
  const visitor = { isLost: random() < crowd.alwaysFailing, n: 0, y: signals.map(() => 0) };
  if (side.at.length < present) side.at.push(visitor);
  else side.at[Math.floor(random() * present)] = visitor;
  return visitor;
}

function tellOf(
  signal: (typeof signals)[number],
  release: Release,
  { isLost }: Visitor,
  random: () => number,
): number {
  if (signalRules[signal].measure === 'time') {
    return Math.log(release[signal]) + deviation * normal(random);
  }
  const isHit = random() < release[signal] || (isLost && signal === 'failed');
  return isHit ? 1 : 0;
}
