import type { CanarySignal, CanaryVerdict, SignalVerdict } from '@motohaat/contract/canaries';

import { lessOften, logBetOnMost, logBetOnVisitors, moreOften } from './bet-on-visitors.ts';
import { compare } from './compare.ts';
import { lossOf } from './journey-loss.ts';
import { logMean, logMixture } from './mixture.ts';
import { equalBeta, failsMostAlpha, scales, signalRules, tolerated } from './signals.ts';
import type { Stratum, Tally } from './tally.ts';

/** What pages told of one signal, on both sides. */
export type SignalEvidence = {
  /** Of visitors whom a coin gave one of the two releases. */
  strata: readonly Stratum[];
  /** All that was told of the canary, by whomever, and from how many networks. */
  seen: Seen;
};

/** Visitors, and those who were hit; those of one network weigh as ten at most. */
type Hits = { visitors: number; hit: number };

export type Seen = Hits & {
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
/**
 * So many ms of failures are enough where fewer people come at all, or a proxy hides them; where most
 * networks are hit; and of a release that fails with most people, which one network cannot make up.
 */
const longEnough = 30 * 60_000;

/** Fewer visitors on either side tell nothing of means and variances. */
const enoughVisitors = 20;
/** Fewer views of what is live do not ask for a signal: some browsers do not measure some. */
const enoughViews = 50;

/** What a canary must not be worse in as soon as anybody has views; in the others where they are told. */
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
  const stable = viewsOfStable(strata);
  const { worse, equal, isAsked, most } = proofs(signal, strata, seen);
  const isWorse = worse >= 1 && isWidelySeen(signal, seen, most >= 1);
  const verdict: CanaryVerdict = isWorse ? 'worse' : equal >= 1 ? 'better_or_equal' : 'not_yet';
  const isTold = seen.n > 0 || stable.n > 0;
  const figures = { canary: shown(signal, seen), stable: shown(signal, stable) };
  return {
    signal,
    isAsked,
    told: isTold ? { signal, verdict, ...figures, worse, equal } : undefined,
  };
}

/** The views of what is live, and what they told. */
function viewsOfStable(strata: readonly Stratum[]): Pick<Tally, 'n' | 'y'> {
  return strata.reduce((sum, { stable: { n, y } }) => ({ n: sum.n + n, y: sum.y + y }), {
    n: 0,
    y: 0,
  });
}

/** How far there is proof of something of a canary, by one signal; 1 is enough. */
type Proofs = {
  worse: number;
  /** Of it failing more than half of all who have it, of whom those of one network are ten at most. */
  most: number;
  /** Of it being no worse. */
  equal: number;
  /** Whether it must be shown to be no worse. */
  isAsked: boolean;
};

export function proofs(signal: CanarySignal, strata: readonly Stratum[], seen?: Hits): Proofs {
  const rule = signalRules[signal];
  const { measure, isHarm, alpha } = rule;
  const isShare = measure === 'share';
  const compared = compare(strata, isShare);
  const isEnough = compared !== undefined && compared.visitors >= enoughVisitors;
  const harm = compared === undefined ? 0 : isHarm ? compared.difference : -compared.difference;
  const error = Math.sqrt(compared?.information ?? 0);
  const bet = (size: number) =>
    isEnough && size > 0
      ? logMixture(size * error, compared.information, scales[measure])
      : Number.NEGATIVE_INFINITY;
  const ofViews = bet(harm - tolerated[measure]);
  const log = isShare
    ? logMean([ofViews, logBetOnVisitors(strata, isHarm ? moreOften : lessOften)])
    : ofViews;
  const most =
    signal === 'failed' && seen
      ? logBetOnMost(seen.hit, seen.visitors) / Math.log(1 / failsMostAlpha)
      : 0;
  const noWorse = rule.isHarm
    ? {
        isAsked: always.has(signal) || viewsOfStable(strata).n >= enoughViews,
        log: bet(rule.margin - harm),
      }
    : lossOf(strata);
  return {
    worse: Math.max(0, most, log / Math.log(1 / alpha)),
    most,
    equal: Math.max(0, noWorse.log / Math.log(1 / equalBeta)),
    isAsked: noWorse.isAsked,
  };
}

function isWidelySeen(signal: CanarySignal, seen: Seen, failsMost: boolean): boolean {
  const { measure, isHarm } = signalRules[signal];
  const networks = measure === 'share' && isHarm ? seen.hitNetworks : seen.networks;
  if (networks >= enoughNetworks) return true;
  const hitsMost = failsMost || 2 * seen.hitNetworks > seen.networks;
  return seen.hitFor >= longEnough && (seen.networks < enoughNetworks || hitsMost);
}

/** A share, or the typical time (the geometric mean), in ms. */
function shown(signal: CanarySignal, { n, y }: Pick<Tally, 'n' | 'y'>): SignalVerdict['canary'] {
  const mean = n === 0 ? 0 : y / n;
  const value = signalRules[signal].measure === 'share' || n === 0 ? mean : Math.exp(mean);
  return { views: Math.round(n), value };
}
