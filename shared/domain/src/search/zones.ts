import { keyOfWords, type Lexicon } from './lexicon.ts';
import { isFree, mark, means, type Reading } from './reading.ts';

/** How a zone of number plates is called behind its city. */
const zone = /^(?:metro|matro|metropolitan)$/;
/** Classes of motorbikes on number plates: A, HA and LA. */
const plateClass = /^(?:a|e|h|ha|l|la)$/;

/**
 * Reads zones of number plates, `Dhaka Metro La 11-2345`, before names of bikes: no Metro of TVS is meant,
 * unless the name goes on as one of them does.
 */
export function readZones(reading: Reading, lexicon: Lexicon): void {
  for (let at = 1; at < reading.words.length; at++) {
    if (!zone.test(reading.words[at]?.latin ?? '') || isBike(reading, lexicon, at)) continue;
    for (const city of [2, 1]) {
      const entries = districtsAt(reading, lexicon, at - city, city);
      if (entries.length === 0) continue;
      const count = behindZone(reading, at) - at + city;
      reading.hits.push({ at: at - city, count, entries, guessed: false });
      mark(reading, at - city, count);
      break;
    }
  }
}

/** Whether a name of several words begins here: Metro 100, Metro Plus. */
function isBike({ words }: Reading, lexicon: Lexicon, at: number): boolean {
  const runs = [2, 3].filter((count) => at + count <= words.length);
  return runs.some((count) => lexicon.exact.has(keyOfWords(words.slice(at, at + count))));
}

/** Districts that are named by some words with a free one behind them. */
function districtsAt(reading: Reading, lexicon: Lexicon, at: number, count: number) {
  if (!isFree(reading, at, count + 1)) return [];
  const entries = lexicon.exact.get(keyOfWords(reading.words.slice(at, at + count))) ?? [];
  return entries.filter(({ meant }) => meant === 'district');
}

/** Where a zone ends, with the class and the number of a plate. */
function behindZone(reading: Reading, at: number): number {
  const is = (word: number, form: RegExp) =>
    isFree(reading, word, 1) && form.test(reading.words[word]?.latin ?? '');
  if (!is(at + 1, plateClass)) return at + 1;
  const isAmount = means(reading, at + 3, 'thousand', 'lakh', 'taka', 'cc', 'km', 'model');
  if (!is(at + 2, /^\d\d$/) || isAmount) return at + 2;
  return is(at + 3, /^\d{4}$/) && !means(reading, at + 4, 'model') ? at + 4 : at + 3;
}
