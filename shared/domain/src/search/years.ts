import { earliestYear } from '../bike-facts.ts';
import { isFree, means, type Reading, understood } from './reading.ts';
import { around, isEnding, secondOf } from './sides.ts';

/** Reads years and what is said of them: `2021`, `2019-2021`, `after 2020`, `২০২০ সালের পরে`. */
export function readYears(reading: Reading, thisYear: number): void {
  for (let at = 0; at < reading.words.length; at++) readYear(reading, at, thisYear);
}

/** The same of `2k19` alone, before it is taken for the name of a bike. */
export function readShortYears(reading: Reading, thisYear: number): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (isShortYear(reading, at)) readYear(reading, at, thisYear);
  }
}

/** Bangla for "since", behind a year. */
const isFrom = /^(?:theke|thke|hote)$/;

function readYear(reading: Reading, at: number, thisYear: number): void {
  const isPart = (word: number) => means(reading, word, 'model', 'between');
  const year = yearAt(reading, at, thisYear);
  if (year === undefined) return;
  let end = at + (isShortYear(reading, at) ? 3 : 1);
  while (isFree(reading, end, 1) && (means(reading, end, 'model') || isEnding(reading, end))) end++;
  const second = secondYear(reading, end, thisYear);
  if (second) {
    const { span } = around(reading, [at, second.end], isPart);
    understood(reading, span, 'yearMin', Math.min(year, second.year));
    understood(reading, span, 'yearMax', Math.max(year, second.year));
    return;
  }
  // ২০১৮ থেকে, to no other end.
  const isSince = isFree(reading, end, 1) && isFrom.test(reading.words[end]?.latin ?? '');
  const { span, side = isSince ? 'above' : undefined } = around(
    reading,
    [at, isSince ? end + 1 : end],
    isPart,
  );
  if (side !== 'below') understood(reading, span, 'yearMin', year);
  if (side !== 'above') understood(reading, span, 'yearMax', year);
}

/** `2k19`, which is three words. */
export function isShortYear({ words }: Pick<Reading, 'words'>, at: number): boolean {
  const [two, k, year] = words.slice(at, at + 3);
  const isWhole = k?.joined === true && year?.joined === true;
  return isWhole && two?.latin === '2' && k.latin === 'k' && /^[0-3]\d$/.test(year.latin);
}

/** `2021`, or `21` beside "model". */
function yearAt(reading: Reading, at: number, thisYear: number): number | undefined {
  if (!isFree(reading, at, 1)) return undefined;
  if (isShortYear(reading, at)) return 2000 + Number(reading.words[at + 2]?.latin);
  const latin = reading.words[at]?.latin ?? '';
  const second = secondOf(reading, at + 1);
  const isNamed =
    means(reading, at + 1, 'model') ||
    means(reading, at - 1, 'model') ||
    // Of 18 to 20 model, both.
    (second !== undefined &&
      /^[0-3]\d$/.test(reading.words[second]?.latin ?? '') &&
      means(reading, second + 1, 'model'));
  if (!/^\d{4}$/.test(latin) && !(isNamed && /^[0-3]\d$/.test(latin))) return undefined;
  const year = latin.length === 4 ? Number(latin) : 2000 + Number(latin);
  return year >= earliestYear && year <= thisYear + 1 ? year : undefined;
}

/** The other end of a range, of which the century may be left out: `2021-22`. */
function secondYear(reading: Reading, behind: number, thisYear: number) {
  const at = secondOf(reading, behind);
  if (at === undefined || !isFree(reading, at, 1)) return undefined;
  const latin = reading.words[at]?.latin ?? '';
  const year = /^\d\d$/.test(latin) ? 2000 + Number(latin) : yearAt(reading, at, thisYear);
  return year !== undefined && year <= thisYear + 1 ? { end: at + 1, year } : undefined;
}
