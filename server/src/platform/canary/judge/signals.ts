import type { CanarySignal } from '@motohaat/contract/canaries';

/** How a signal is judged. */
type SignalRule = {
  /** `share`: of the views, those that were hit. `time`: ms, by their logarithms. */
  measure: 'share' | 'time';
  /**
   * How often, at most, a canary that is no other is called worse for it, however often one looks.
   * With `failsMost`'s, all of them together are 1 %.
   */
  alpha: number;
} & (
  | {
      /** More of it is worse. */
      isHarm: true;
      /** A canary is better or equal when it surely is worse by less than this: a share, or a logarithm. */
      margin: number;
    }
  // Of a journey, which is too rare for a share of the views to say how much of it is lost: see `lossOf`.
  | { isHarm: false; measure: 'share' }
);

/** The most that all views may fail for, see `logBetOnMost`. */
export const failsMostAlpha = 0.0025;

const tenPercent = Math.log(1.1);
const onePoint = 0.01;

export const signalRules: Readonly<Record<CanarySignal, SignalRule>> = {
  failed: { measure: 'share', isHarm: true, alpha: 0.0025, margin: onePoint },
  uncaught_error: { measure: 'share', isHarm: true, alpha: 0.001, margin: onePoint },
  failed_call: { measure: 'share', isHarm: true, alpha: 0.001, margin: onePoint },
  lcp: { measure: 'time', isHarm: true, alpha: 0.001, margin: tenPercent },
  inp: { measure: 'time', isHarm: true, alpha: 0.0006, margin: tenPercent },
  shifted: { measure: 'share', isHarm: true, alpha: 0.0004, margin: 2 * onePoint },
  wished: { measure: 'share', isHarm: false, alpha: 0.00025 },
  booked: { measure: 'share', isHarm: false, alpha: 0.00025 },
  messaged: { measure: 'share', isHarm: false, alpha: 0.00025 },
  paid: { measure: 'share', isHarm: false, alpha: 0.00025 },
};

/** How often, at most, "better or equal" is said of a canary that is worse by a margin. */
export const equalBeta = 0.05;

/**
 * Differences that do not make a canary worse. Its files have addresses of their own: each page that a
 * visitor opens for the first time since takes longer, which says nothing of the release.
 */
export const tolerated = { share: 0, time: Math.log(1.05) } as const;

/** Sizes of differences that a comparison looks for: shares, and logarithms of times. */
export const scales = { share: [0.005, 0.02, 0.1], time: [0.05, 0.2, 0.8] } as const;

/** A cumulative layout shift above this is more than what web.dev calls good. */
export const goodShift = 0.1;
