/**
 * What a canary is compared by: the shares of page views that failed, that had an uncaught error, a
 * failed call or a layout that shifted much; times until the largest paint and the next answer; the shares
 * of page views in which somebody finished something.
 */
export const canarySignals = [
  'failed',
  'uncaught_error',
  'failed_call',
  'lcp',
  'inp',
  'shifted',
  'wished',
  'booked',
  'messaged',
  'paid',
] as const;
export type CanarySignal = (typeof canarySignals)[number];

export const canaryVerdicts = ['better_or_equal', 'worse', 'not_yet'] as const;
export type CanaryVerdict = (typeof canaryVerdicts)[number];

/**
 * Percent of the visitors who try a release at most before it was shown to be better or equal: of more
 * than half, a canary is none.
 */
export const mostUnproven = 50;
