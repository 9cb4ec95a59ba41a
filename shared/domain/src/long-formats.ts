import { createFormats } from './formats.ts';
import type { Language } from './language.ts';

/** How dates, times, lists and their order are written in a language. */
export type LongFormats = {
  /** The day in Dhaka: `4 Dec 2026`, `৪ ডিসেম্বর ২০২৬`. */
  day: (at: Date) => string;
  /** The time of day in Dhaka: `9:05 am`, `সকাল ৯:০৫`. */
  time: (at: Date) => string;
  /** Day and time in Dhaka. */
  dayAndTime: (at: Date) => string;
  /** Names in a sentence: `a, b and c`. */
  list: (names: readonly string[]) => string;
  /** Orders names. */
  compare: (one: string, other: string) => number;
};

export const { of: longFormats, add: addLongFormats } = createFormats<LongFormats>();

/** Names in a sentence, the last two joined by a word. */
export function listed(names: readonly string[], and: string): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** The order of a language, whose rules are read when it is first asked for: see `grouped`. */
export function orderOf(language: Language): LongFormats['compare'] {
  let collator: Intl.Collator | undefined;
  return (one, other) => (collator ??= new Intl.Collator(language)).compare(one, other);
}
