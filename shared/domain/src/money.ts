import { foldDigits } from './digits.ts';

const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/**
 * Writes an amount as people in Bangladesh do: `৳1,25,000`.
 *
 * @param taka whole taka
 */
export function formatTaka(taka: number): string {
  return `৳${grouping.format(taka)}`;
}

/** The same amount for a screen reader, with the currency the specification words: `BDT 1,25,000`. */
export function spokenTaka(taka: number): string {
  return `BDT ${grouping.format(taka)}`;
}

/**
 * Reads an amount as people write it: Bangla digits, separators and spaces are understood
 * (ruling S3.7).
 *
 * @returns whole taka, or nothing when it is no whole number from 0
 */
export function parseTaka(amount: number | string): number | undefined {
  const text = foldDigits(String(amount)).replace(/[\s,৳]/g, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
