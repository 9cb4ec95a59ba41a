import type { OwnReason } from '../../messages/own-reasons.ts';
import { wilsonInterval } from '../measurements/statistics.ts';

/** What pages told of one of the two releases that are compared. */
export type Observed = {
  /** Page views that asked for one of its pages. */
  views: number;
  /** Those of them in which something failed. */
  failed: number;
  /** The same with little weight for what comes from one network: at most as ten views. */
  weighed: { views: number; failed: number };
  /** From how many networks the views came, and those that failed. */
  networks: number;
  failingNetworks: number;
  /** ms between the first and the last view that failed. */
  failingFor: number;
  /** 75th percentiles, in ms, of at most ten values of each network. */
  lcp: { upperQuartile: number; count: number } | null;
  inp: { upperQuartile: number; count: number } | null;
};

/** Fewer page views than these prove nothing. */
export const enoughViews = 10;
/** How sure the decision is: each comparison errs about once in two hundred to the worse. */
const z = 2.58;
/** Shares of failures that lie closer together than this are no reason. */
const tolerance = 0.02;
/** What a release counts as that was not seen often enough. */
const usualShare = 0.02;
/** A share of failures that no other release's failures excuse. */
const most = 0.5;
/** Failures that are seen from fewer networks than these may be the doing of one. */
const enoughNetworks = 5;
/** Where fewer people come at all, or a proxy hides them: so many ms of failures are enough. */
const longEnough = 30 * 60_000;

const enoughValues = 50;
const slower = 1.5;
/** In ms: a difference below that is not felt. */
const noticeable = { lcp: 500, inp: 200 } as const;

/** In figures. */
type Worse = Extract<OwnReason, { code: `canary_${string}` }>;

/**
 * Whether a canary does clearly worse than what is live for all.
 *
 * @returns why, in figures; `null` when it does not, or when nobody can tell yet
 */
export function evaluateCanary(candidate: Observed, stable: Observed): Worse | null {
  return (
    failsMore(candidate, stable) ??
    isSlower('lcp', candidate, stable) ??
    isSlower('inp', candidate, stable)
  );
}

function failsMore(candidate: Observed, stable: Observed): Worse | null {
  const { weighed } = candidate;
  if (weighed.views < enoughViews || !isWidelySeen(candidate)) return null;
  const { low } = wilsonInterval(weighed.failed, weighed.views, z);
  if (low <= Math.min(most, mostFailures(stable) + tolerance)) return null;
  const { failed, views } = candidate;
  const { failed: othersFailed, views: othersViews } = stable;
  return { code: 'canary_failed', failed, views, othersFailed, othersViews };
}

function isWidelySeen({ networks, failingNetworks, failingFor }: Observed): boolean {
  if (failingNetworks >= enoughNetworks) return true;
  return networks < enoughNetworks && failingFor >= longEnough;
}

function mostFailures({ weighed: { failed, views } }: Observed): number {
  if (views < enoughViews) return Math.max(usualShare, views === 0 ? 0 : failed / views);
  return wilsonInterval(failed, views, z).high;
}

function isSlower(vital: 'lcp' | 'inp', candidate: Observed, stable: Observed): Worse | null {
  const [ours, theirs] = [candidate[vital], stable[vital]];
  if (!ours || !theirs || ours.count < enoughValues || theirs.count < enoughValues) return null;
  const [now, before] = [Math.round(ours.upperQuartile), Math.round(theirs.upperQuartile)];
  if (now <= before * slower || now - before <= noticeable[vital]) return null;
  return { code: 'canary_slower', vital, took: now, othersTook: before };
}
