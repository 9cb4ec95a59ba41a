import { foldNumber, termsReader } from './number-words.ts';

const taka = String.raw`(?:৳|bdt|tk\.?|taka|টাকা)`;
const before = new RegExp(`^${taka} ?`);
const behind = new RegExp(` ?(?:/[-=])? ?${taka}?(?: ?(?:only|মাত্র))?$`);
// Digits in groups as 1,25,000 or 125,000, or none; the last group has three.
const bare = /^(\d{1,3}(?:(?:, ?| )\d{2,3})*(?:, ?| )\d{3}|\d{1,15})(?:\.0{1,2})?$/;

const readTerms = termsReader([
  [1e7, 'crore crores cr koti কোটি'],
  [1e5, 'lakh lakhs lac lacs l লাখ লক্ষ'],
  [1e3, 'thousand k hajar hazar হাজার'],
  [100, 'hundred শত শো শ'],
]);

/**
 * Reads a price as people in Bangladesh write it: `125000`, `1,25,000`, `১,২৫,০০০`, `1.25 lakh`, `85k`,
 * `১ লাখ ৪৫ হাজার`, `দেড় লাখ`, with or without ৳, BDT or Tk. What could be meant in two ways is not read:
 * `১ লাখ ৪৫` is one lakh and 45 taka, or 45 thousand.
 *
 * @returns whole taka, or nothing when it is no whole amount. Whether it is in range, the caller says
 */
export function parsePrice(text: string): number | undefined {
  const terms = readTerms(foldNumber(text).replace(before, '').replace(behind, ''));
  if (!terms || !Number.isInteger(terms.sum)) return undefined;
  const { sum, last, rest } = terms;
  if (rest === '' && last < Infinity) return sum;
  const digits = bare.exec(rest)?.[1]?.replace(/[, ]/g, '');
  if (digits === undefined || digits.length > 15) return undefined;
  const amount = Number(digits);
  if (last === Infinity) return amount;
  return sum % last === 0 && amount < last && amount * 100 >= last ? sum + amount : undefined;
}
