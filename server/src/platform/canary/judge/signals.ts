import type { CanarySignal } from '@motohaat/contract/canaries';

/** How a signal is judged. */
type SignalRule = {
  /** `share`: of the views, those that were hit. `time`: ms, by their logarithms. */
  measure: 'share' | 'time';
  /** Whether more of it is worse. */
  isHarm: boolean;
  /**
   * How often, at most, a canary that is no other is called worse for it, however often one looks.
   * With `failsMost`'s, all of them together are 1 %.
   */
  alpha: number;
  /** A canary is better or equal when it surely is worse by less than this: a share, or a logarithm. */
  margin: number;
};

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
  wished: { measure: 'share', isHarm: false, alpha: 0.00025, margin: onePoint },
  booked: { measure: 'share', isHarm: false, alpha: 0.00025, margin: onePoint },
  messaged: { measure: 'share', isHarm: false, alpha: 0.00025, margin: onePoint },
  paid: { measure: 'share', isHarm: false, alpha: 0.00025, margin: onePoint },
};

/** How often, at most, "better or equal" is said of a canary that is worse by a margin. */
export const equalBeta = 0.05;

/** Sizes of differences that a comparison looks for: shares, and logarithms of times. */
export const scales = { share: [0.005, 0.02, 0.1], time: [0.05, 0.2, 0.8] } as const;

/** A cumulative layout shift above this is more than what web.dev calls good. */
export const goodShift = 0.1;
