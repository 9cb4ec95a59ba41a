import { foldDigits } from './digits.ts';
import { formats } from './formats.ts';
import { maximumCharge } from './payment.ts';

/** The lowest and the highest price of a bike, in whole taka (ruling S3.7). */
export const minimumPrice = 1_000;
export const maximumPrice = 99_99_999;
/** The highest asking price: a bike is paid in full, by card. */
export const maximumAskingPrice = maximumCharge;

/** The longest time for which a bike may be used or have a warranty, in years (ruling S3.6). */
export const maximumYears = 50;

const taka = '(?:৳|bdt|tk\\.?|taka|টাকা)';
const lakh = '(?:lakhs?|lacs?|লাখ|লক্ষ)';
// Digits in groups as 1,25,000 or 125,000, or none; the last group has three.
const grouped = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}|\d+`;
const amountForm = new RegExp(String.raw`^${taka}?(${grouped})(?:\.0{1,2})?(?:/[-=])?${taka}?$`);
const lakhForm = new RegExp(String.raw`^${taka}?(\d{1,3})(?:\.(\d{1,5}))?${lakh}${taka}?$`);

/**
 * Reads a price as people in Bangladesh write it: `125000`, `1,25,000`, `১,২৫,০০০`, `1.25 lakh`, with
 * or without ৳, BDT or Tk.
 *
 * @returns whole taka, or nothing when it is no whole amount. Whether it is in range, the caller says
 */
export function parsePrice(text: string): number | undefined {
  const written = foldDigits(text).toLowerCase().replace(/\s/g, '');
  const [, whole, part = ''] = lakhForm.exec(written) ?? [];
  if (whole !== undefined) return Number(whole + part.padEnd(5, '0'));
  const amount = amountForm.exec(written)?.[1]?.replaceAll(',', '');
  return amount !== undefined && amount.length <= 15 ? Number(amount) : undefined;
}

const yearsForm = /^(\d{1,2}(?:\.\d{1,2})?)(?:years?|yrs?|y|বছর)?$/;
const monthsForm = /^(?:(\d{1,2})(?:years?|yrs?|y|বছর))?(?:and)?(\d{1,3})(?:months?|mos?|m|মাস)$/;

/**
 * Reads how many years something is old or lasts: `1.5`, `১.৫`, `2 years`, `1 Year 6 months`.
 *
 * @returns years, in steps of half a year from 0 to 50; `null` for an empty text, and nothing when it
 *   cannot be read so
 */
export function parseYears(text: string): number | null | undefined {
  const written = foldDigits(text).toLowerCase().replace(/\s/g, '');
  if (written === '') return null;
  const [, years = '0', months] = monthsForm.exec(written) ?? [];
  const value =
    months === undefined
      ? Number(yearsForm.exec(written)?.[1] ?? Number.NaN)
      : Number(years) + Number(months) / 12;
  return Number.isInteger(value * 2) && value <= maximumYears ? value : undefined;
}

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
  const english = formats('en');
  return priceRange(english.taka(minimumPrice), english.taka(highest));
}

/** @param lowest as it is written, such as `৳1,000` */
export const priceRange = (lowest: string, highest: string) =>
  `Write a price from ${lowest} to ${highest}.`;
