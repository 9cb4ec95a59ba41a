import { foldDigits } from './digits.ts';

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
