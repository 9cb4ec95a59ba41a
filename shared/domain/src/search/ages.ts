import { countAt } from './counts.ts';
import { isFree, mark, means, type Reading, understood } from './reading.ts';
import { around } from './sides.ts';

/** Bikes grow no older than this, in years. */
const oldest = 40;

/**
 * Reads how old a bike may be: `3 years old`, `under 5 years old`, `২ বছরের পুরাতন`. Years of something
 * else, such as of its papers, say nothing.
 */
export function readAges(reading: Reading, thisYear: number): void {
  // Numbers in words are looked up where a unit follows alone, for that takes a while.
  const isNear = (at: number) =>
    [at + 1, at + 2].some((unit) => means(reading, unit, 'years', 'months'));
  for (let at = 0; at < reading.words.length; at++) {
    const count = isFree(reading, at, 1) && isNear(at) ? countAt(reading, at) : undefined;
    if (!count || !means(reading, count.end, 'years', 'months')) continue;
    const years = means(reading, count.end, 'months') ? count.value / 12 : count.value;
    if (years > oldest) continue;
    const isPart = (word: number) => means(reading, word, 'old', 'years', 'months');
    const { span, side } = around(reading, [at, count.end], isPart);
    const words = reading.words.map((_, word) => word).slice(span[0], span[0] + span[1]);
    const year = thisYear - Math.ceil(years);
    if (!words.some((word) => means(reading, word, 'old'))) mark(reading, at, count.end + 1 - at);
    else if (side === 'above') understood(reading, span, 'yearMax', year);
    else understood(reading, span, 'yearMin', year);
  }
}

/** Leaves out figures that no filter asks for: `mileage 50`, `45 kmpl`, `9/10`. */
export function leaveFigures(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at++) {
    const [word, next] = [reading.words[at], reading.words[at + 1]];
    const isUnit = (end: number) => means(reading, end, 'thousand', 'lakh', 'cc', 'model');
    if (!word || !/^\d{1,2}(?:\.\d+)?$/.test(word.latin)) continue;
    const isOfTen =
      next?.latin === '10' && reading.text.slice(word.end, next.start) === '/' && !isUnit(at + 2);
    const isEconomy =
      word.latin.length > 1 &&
      (means(reading, at - 1, 'economy') || means(reading, at + 1, 'economy'));
    if (isOfTen) mark(reading, at, 2);
    else if (isEconomy && !isUnit(at + 1)) mark(reading, at, 1);
  }
}
