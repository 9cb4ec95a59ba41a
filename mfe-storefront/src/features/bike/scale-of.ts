import type { PriceSense } from '@motohaat/contract/bike-facts';

/** How much wider than the middle half the scale is at each of its ends, as a part of the half. */
const margin = 0.75;

/**
 * Where things stand on a scale of prices, each from 0 to 1: the middle half, and a price, which stands at
 * an end where it is beyond.
 *
 * @param price whole taka
 */
export function scaleOf(
  { from, to }: Pick<PriceSense, 'from' | 'to'>,
  price: number,
): { from: number; to: number; at: number } {
  // Where the half costs the same, a tenth of that is a scale still.
  const half = Math.max(to - from, from / 10, 1);
  const start = from - margin * half;
  const whole = to - from + 2 * margin * half;
  const place = (amount: number) => Math.min(1, Math.max(0, (amount - start) / whole));
  return { from: place(from), to: place(to), at: place(price) };
}
