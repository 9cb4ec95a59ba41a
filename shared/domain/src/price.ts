import { groupedWhole } from './formats.ts';
import { maximumCharge } from './payment.ts';

/** The lowest and the highest price of a bike, in whole taka (ruling S3.7). */
export const minimumPrice = 1_000;
export const maximumPrice = 99_99_999;

/**
 * The highest asking price, in whole taka: what can be paid online, unless a booking fee alone is (ruling
 * S3.7).
 *
 * @param bookingFee nothing where prices are paid online whole
 */
export function highestAskingPrice(bookingFee: number | undefined): number {
  return bookingFee === undefined ? maximumCharge : maximumPrice;
}

/** The longest time for which a bike may be used or have a warranty, in years (ruling S3.6). */
export const maximumYears = 50;

/** What about two prices makes a typing mistake likely. It is said, and nothing is refused. */
export const priceWarningCodes = ['above_original', 'far_below_original'] as const;
export type PriceWarning = (typeof priceWarningCodes)[number];

/** Warns of prices that look like a slip (ruling S3.8); both in whole taka. */
export function priceWarningOf(originalPrice: number, askingPrice: number): PriceWarning | null {
  if (askingPrice > originalPrice) return 'above_original';
  return askingPrice * 10 < originalPrice ? 'far_below_original' : null;
}

/** What is wrong with an amount as a price, in a sentence; nothing if it is in range. */
export function priceError(price: number, highest: number = maximumPrice): string | undefined {
  if (price >= minimumPrice && price <= highest) return undefined;
  return priceRange(`৳${groupedWhole(minimumPrice)}`, `৳${groupedWhole(highest)}`);
}

/** @param lowest as it is written, such as `৳1,000` */
export const priceRange = (lowest: string, highest: string) =>
  `Write a price from ${lowest} to ${highest}.`;
