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
  const { years, end } = yearsFrom(reading, at, year, thisYear);
  if (years.length > 1) {
    const { span } = around(reading, [at, end], isPart);
    understood(reading, span, 'yearMin', Math.min(...years));
    understood(reading, span, 'yearMax', Math.max(...years));
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

/** A year with all that are named right behind it: `2019-2021`, `2018, 2019, 2020`; and where they end. */
function yearsFrom(reading: Reading, at: number, year: number, thisYear: number) {
  const years = [year];
  let end = behindYear(reading, at);
  for (;;) {
    const next = nextYear(reading, end, thisYear);
    if (!next) return { years, end };
    years.push(next.year);
    end = behindYear(reading, next.at);
  }
}

/** Where a year ends, with "model" and endings behind it. */
function behindYear(reading: Reading, at: number): number {
  let end = at + (isShortYear(reading, at) ? 3 : 1);
  while (isFree(reading, end, 1) && (means(reading, end, 'model') || isEnding(reading, end))) end++;
  return end;
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

/** The next of several years; behind a dash or "to" its century may be left out: `2021-22`. */
function nextYear(reading: Reading, behind: number, thisYear: number) {
  const second = secondOf(reading, behind);
  const at = second ?? behind;
  if (!isFree(reading, at, 1)) return undefined;
  const latin = reading.words[at]?.latin ?? '';
  const isShort = /^\d\d$/.test(latin);
  if (isShort && second === undefined) return undefined;
  const year = isShort ? 2000 + Number(latin) : yearAt(reading, at, thisYear);
  return year !== undefined && year <= thisYear + 1 ? { at, year } : undefined;
}
