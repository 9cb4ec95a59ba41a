import { isFree, means, type Reading } from './reading.ts';

/** Whether some words are what somebody does not want: `not hero`, `yamaha ছাড়া`, `not in dhaka`. */
export function isExcepted(reading: Reading, at: number, count: number): boolean {
  const isSaid = (word: number) => isFree(reading, word, 1) && means(reading, word, 'except');
  // Not in Dhaka.
  const before = means(reading, at - 1, 'noise') ? at - 2 : at - 1;
  const isBefore = isSaid(before) && means(reading, before, 'leading');
  const behind = means(reading, at + count, 'cc') ? at + count + 1 : at + count;
  const isBehind = isSaid(behind) && !means(reading, behind, 'leading');
  return isBefore || isBehind;
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
