/** How much slower the telephone of Lighthouse's mobile audits is than the desktop that they suppose. */
export const usualSlowdown = 4;

/**
 * How much slower than the machine at hand that telephone is. Lighthouse takes 4 times on all machines,
 * which suits those with a benchmark of 1,500 and more; on slower ones that is a slower telephone, and its
 * manual has one calibrate. This is the scale that it refers to. Faster machines keep the 4.
 *
 * @param benchmark Lighthouse's index of the machine, at the time
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#calibrating-the-cpu-slowdown
 * @see https://lighthouse-cpu-throttling-calculator.vercel.app
 */
export function slowdownOn(benchmark: number): number {
  if (benchmark >= 1300) return Math.min(3 + (benchmark - 1300) / 233, usualSlowdown);
  if (benchmark >= 800) return 2 + (benchmark - 800) / 500;
  return Math.max(1 + (benchmark - 150) / 650, 1);
}
