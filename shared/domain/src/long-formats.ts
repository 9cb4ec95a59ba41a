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

/** Names in a sentence. @param and joins what stands before the last with it */
export function listed(
  names: readonly string[],
  and: (before: string, last: string) => string,
): string {
  const [last = ''] = names.slice(-1);
  return names.length < 2 ? last : and(names.slice(0, -1).join(', '), last);
}

/** The order of a language, whose rules are read when it is first asked for: see `grouped`. */
export function orderOf(language: Language): LongFormats['compare'] {
  let collator: Intl.Collator | undefined;
  return (one, other) => (collator ??= new Intl.Collator(language)).compare(one, other);
}
