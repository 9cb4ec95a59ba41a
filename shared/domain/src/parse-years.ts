import { foldNumber, readCount, termsReader } from './number-words.ts';
import { maximumYears } from './price.ts';

const readMonths = termsReader([
  [12, 'year years yr yrs y বছর বৎসর'],
  [1, 'month months mo mos m মাস'],
]);

/**
 * Reads how many years something is old or lasts: `1.5`, `১.৫`, `2 years`, `1 Year 6 months`, `দেড় বছর`,
 * `সাড়ে তিন বছর`, `ছয় মাস`.
 *
 * @returns years, in steps of half a year from 0 to 50; `null` for an empty text, and nothing when it
 *   cannot be read so
 */
export function parseYears(text: string): number | null | undefined {
  const written = foldNumber(text);
  if (written === '') return null;
  const terms = readMonths(written);
  const years = terms?.last === Infinity ? readCount(written) : terms && inYears(terms);
  return years !== undefined && Number.isInteger(years * 2) && years <= maximumYears
    ? years
    : undefined;
}

function inYears({ sum, rest }: { sum: number; rest: string }): number | undefined {
  return rest === '' && Number.isInteger(sum) ? sum / 12 : undefined;
}
