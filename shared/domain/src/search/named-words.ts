import { conceptsOf } from './concepts.ts';
import { isNumber, type Word } from './words.ts';

/** Numbers as they are said in names, in both scripts. */
const said: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: '1',
    ওয়ান: '1',
    two: '2',
    টু: '2',
    three: '3',
    থ্রি: '3',
    four: '4',
    ফোর: '4',
    fifteen: '15',
    ফিফটিন: '15',
  }).map(([word, number]) => [word.normalize('NFC'), number] as const),
);

/**
 * Words as names have them: `v` for "version" beside a number, numbers in words beside a `v` or as in `r
 * fifteen`, and `electric` for an e-bike.
 */
export function asNamed(words: readonly Word[]): Word[] {
  const numbers = words.map((_, at) => numberAt(words, at));
  const isCount = (at: number) => numbers[at] !== undefined || isNumber(words[at]?.latin);
  return words.map((word, at) => {
    const number = numbers[at];
    if (number !== undefined) return { ...word, latin: number };
    if (word.latin === 'ebike' || word.latin === 'ebikes') return { ...word, latin: 'electric' };
    // আর is R before a number alone.
    if (word.latin === 'ar' && numbers[at + 1] === '15') return { ...word, latin: 'r' };
    const isBeside = isCount(at + 1) || numbers[at - 1] !== undefined;
    return isBeside && isVersion(word) ? { ...word, latin: 'v' } : word;
  });
}

function numberAt(words: readonly Word[], at: number): string | undefined {
  const number = said.get(words[at]?.written ?? '');
  if (number === undefined) return undefined;
  const [before, behind] = [words[at - 1], words[at + 1]];
  const isOfVersion = isVersion(before) || (isVersion(behind) && !isNumber(words[at + 2]?.latin));
  const isOfCode = number === '15' && /^(?:r|ar|mt)$/.test(before?.latin ?? '');
  return isOfVersion || isOfCode ? number : undefined;
}

const isVersion = (word: Word | undefined) =>
  word !== undefined && (/^vi?$/.test(word.latin) || conceptsOf(word).has('version'));
