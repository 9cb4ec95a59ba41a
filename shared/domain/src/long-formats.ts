import { createFormats } from './formats.ts';

export const zone = 'Asia/Dhaka';

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
