import { isFree, means, type Reading } from './reading.ts';
import { isNumber } from './words.ts';

/** Whether some words are what somebody does not want: `not hero`, `yamaha ছাড়া`, `not in dhaka`. */
export function isExcepted(reading: Reading, at: number, count: number): boolean {
  const isSaid = (word: number) => isFree(reading, word, 1) && means(reading, word, 'except');
  const isLeading = (word: number) =>
    isSaid(word) && means(reading, word, 'leading') && !isNumberSign(reading, word);
  // Not in Dhaka.
  const isBefore = isLeading(at - 1) || (means(reading, at - 1, 'noise') && isLeading(at - 2));
  const behind = means(reading, at + count, 'cc') ? at + count + 1 : at + count;
  const isBehind = isSaid(behind) && !means(reading, behind, 'leading');
  return isBefore || isBehind;
}

/** Words that are numbered: behind them, `no` is short for "number". */
const numbered =
  /^(?:model|modal|mdl|sector|section|road|block|house|ward|para|plate|chassis|engine|phone|mobile|contact|serial|reg|registration|card)$/;

/** Whether a word is the `no` of `model no`, `no 5` or `10 no`. */
function isNumberSign({ words }: Reading, at: number): boolean {
  if (words[at]?.latin !== 'no') return false;
  const before = words[at - 1]?.latin;
  return isNumber(before) || isNumber(words[at + 1]?.latin) || numbered.test(before ?? '');
}

/**
 * Leaves names that somebody does not want. No filter can say so, but of models the others can be meant.
 *
 * @returns the slugs of the models that are not wanted
 */
export function leaveExcepted(reading: Reading): ReadonlySet<string> {
  const excepted = reading.hits.filter(({ at, count }) => isExcepted(reading, at, count));
  reading.hits = reading.hits.filter((hit) => !excepted.includes(hit));
  const entries = excepted.flatMap((hit) => hit.entries);
  return new Set(entries.filter(({ meant }) => meant === 'model').flatMap(({ slugs }) => slugs));
}
