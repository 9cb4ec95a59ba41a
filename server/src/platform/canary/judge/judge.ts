import type { CanarySignal, CanaryVerdict, SignalVerdict } from '@motohaat/contract/canaries';

import { logBetOnMost, logBetOnVisitors } from './bet-on-visitors.ts';
import { compare } from './compare.ts';
import { logMean, logMixture } from './mixture.ts';
import { equalBeta, failsMostAlpha, scales, signalRules } from './signals.ts';
import type { Stratum, Tally } from './tally.ts';

/** What pages told of one signal, on both sides. */
export type SignalEvidence = {
  /** Of visitors whom a coin gave one of the two releases. */
  strata: readonly Stratum[];
  /** All that was told of the canary, by whomever, and from how many networks. */
  seen: Seen;
};

export type Seen = {
  /** Visitors, and those who were hit; those of one network weigh as ten at most. */
  visitors: number;
  hit: number;
  /** Views, and the sum of what they told. */
  n: number;
  y: number;
  networks: number;
  hitNetworks: number;
  /** ms between the first and the last hit. */
  hitFor: number;
};

export type Evidence = Partial<Record<CanarySignal, SignalEvidence>>;

export type Judgement = { verdict: CanaryVerdict; signals: SignalVerdict[] };

/** What comes from fewer networks than these may be the doing of one. */
const enoughNetworks = 5;
/** Where fewer people come at all, or a proxy hides them: so many ms of failures are enough. */
const longEnough = 30 * 60_000;

/** Fewer visitors on either side tell nothing of means and variances. */
const enoughVisitors = 20;
/** Fewer views of what is live do not ask for a signal: some browsers do not measure some. */
const enoughViews = 50;

/** What a canary must not be worse in: as soon as anybody has views, and for the others where they are told. */
const always: ReadonlySet<CanarySignal> = new Set(['failed', 'uncaught_error', 'failed_call']);

/**
 * Judges a canary by all that was told of it. However often one looks, a release that is no other is
 * called worse once in a hundred canaries at most, by all signals together.
 */
export function judge(evidence: Evidence): Judgement {
  const judged = Object.entries(evidence).map(([name, of]) =>
    judgeSignal(name as CanarySignal, of),
  );
  const signals = judged.flatMap(({ told }) => told ?? []);
  const isEqual =
    judged.some(({ signal }) => signal === 'failed') &&
    judged.every(({ isAsked, told }) => !isAsked || told?.verdict === 'better_or_equal');
  if (signals.some(({ verdict }) => verdict === 'worse')) return { verdict: 'worse', signals };
  return { verdict: isEqual ? 'better_or_equal' : 'not_yet', signals };
}

function judgeSignal(signal: CanarySignal, { strata, seen }: SignalEvidence) {
  const stable = strata.reduce((sum, { stable: { n, y } }) => ({ n: sum.n + n, y: sum.y + y }), {
    n: 0,
    y: 0,
  });
  const { worse, equal } = proofs(signal, strata, seen);
  const isWorse = worse >= 1 && isWidelySeen(signal, seen);
  const verdict: CanaryVerdict = isWorse ? 'worse' : equal >= 1 ? 'better_or_equal' : 'not_yet';
  const isAsked = always.has(signal) || stable.n >= enoughViews;
  const isTold = seen.n > 0 || stable.n > 0;
  const figures = { canary: shown(signal, seen), stable: shown(signal, stable) };
  return {
    signal,
    isAsked,
    told: isTold ? { signal, verdict, ...figures, worse, equal } : undefined,
  };
}

/** How far there is proof of a canary being worse by a signal, and of it being no worse; 1 is enough. */
export function proofs(
  signal: CanarySignal,
  strata: readonly Stratum[],
  seen?: Seen,
): { worse: number; equal: number } {
  const { measure, isHarm, alpha, margin } = signalRules[signal];
  const isShare = measure === 'share';
  const compared = compare(strata, isShare);
  const isEnough = compared !== undefined && compared.visitors >= enoughVisitors;
  const harm = compared === undefined ? 0 : isHarm ? compared.difference : -compared.difference;
  const error = Math.sqrt(compared?.information ?? 0);
  const bet = (size: number) =>
    isEnough && size > 0
      ? logMixture(size * error, compared.information, scales[measure])
      : Number.NEGATIVE_INFINITY;
  const ofViews = bet(harm);
  const log = isShare ? logMean([ofViews, logBetOnVisitors(strata, isHarm)]) : ofViews;
  const most =
    signal === 'failed' && seen
      ? logBetOnMost(seen.hit, seen.visitors) / Math.log(1 / failsMostAlpha)
      : 0;
  return {
    worse: Math.max(0, most, log / Math.log(1 / alpha)),
    equal: Math.max(0, bet(margin - harm) / Math.log(1 / equalBeta)),
  };
}

function isWidelySeen(signal: CanarySignal, seen: Seen): boolean {
  const { measure, isHarm } = signalRules[signal];
  const networks = measure === 'share' && isHarm ? seen.hitNetworks : seen.networks;
  if (networks >= enoughNetworks) return true;
  return seen.networks < enoughNetworks && seen.hitFor >= longEnough;
}

/** A share, or the typical time (the geometric mean), in ms. */
function shown(signal: CanarySignal, { n, y }: Pick<Tally, 'n' | 'y'>): SignalVerdict['canary'] {
  const mean = n === 0 ? 0 : y / n;
  const value = signalRules[signal].measure === 'share' || n === 0 ? mean : Math.exp(mean);
  return { views: Math.round(n), value };
}
