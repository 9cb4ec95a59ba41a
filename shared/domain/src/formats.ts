import type { Language } from './language.ts';

export const zone = 'Asia/Dhaka';

/** How numbers, money, dates and times are written in a language. Formatters are made once for each. */
export type Formats = {
  number: (value: number) => string;
  /** Whole taka, grouped by lakh: `৳1,45,000`, `৳১,৪৫,০০০`. */
  taka: (amount: number) => string;
  /** The same amount as a screen reader shall say it. */
  spokenTaka: (amount: number) => string;
  /** The day in Dhaka: `4 Dec 2026`, `৪ ডিসেম্বর ২০২৬`. */
  day: (at: Date) => string;
  /** The time of day in Dhaka: `9:05 am`, `সকাল ৯:০৫`. */
  time: (at: Date) => string;
  /** Day and time in Dhaka. */
  dayAndTime: (at: Date) => string;
  /** How long ago something was, or when it will be: `2 days ago`, `২ দিন আগে`, `in 2 days`, `২ দিন পর`. */
  ago: (at: Date, now: Date) => string;
  /** The form that goes with a count. Bangla has one for all. */
  plural: (count: number, forms: { one: string; other: string }) => string;
  /** Names in a sentence: `a, b and c`. */
  list: (names: readonly string[]) => string;
  /** Orders names. */
  compare: (one: string, other: string) => number;
};

const made: Partial<Record<Language, Formats>> = {};

/** Adds a language other than English: who reads English needs no code of another. */
export function addFormats(language: Language, added: Formats): void {
  made[language] = added;
}

/**
 * @returns the same object for a language each time
 * @throws Error for a language that was not added
 */
export function formats(language: Language): Formats {
  if (language === 'en') made.en ??= english();
  const known = made[language];
  if (!known) throw new Error(`The formats of "${language}" were not added.`);
  return known;
}

function english(): Formats {
  const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });
  const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium' });
  const times = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const rules = new Intl.PluralRules('en');
  const lists = new Intl.ListFormat('en-GB');
  const collator = new Intl.Collator('en');
  const time = (at: Date) => times.format(at).replace(/^0:/, '12:');
  return {
    number: (value) => grouping.format(value),
    taka: (amount) => `৳${whole.format(amount)}`,
    spokenTaka: (amount) => `BDT ${whole.format(amount)}`,
    day: (at) => days.format(at),
    time,
    dayAndTime: (at) => `${days.format(at)}, ${time(at)}`,
    ago: (at, now) => {
      const span = spanOf(at, now);
      return span ? relative.format(...span) : 'just now';
    },
    plural: (count, forms) => forms[rules.select(count) === 'one' ? 'one' : 'other'],
    list: (names) => lists.format(names),
    compare: collator.compare,
  };
}

const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;
export type Unit = (typeof spans)[number][0];

/** How far a time is from another, in the longest unit; nothing where it is less than a minute. */
export function spanOf(at: Date, now: Date): [count: number, unit: Unit] | undefined {
  const seconds = (at.getTime() - now.getTime()) / 1000;
  const span = spans.find(([, length]) => Math.abs(seconds) >= length);
  return span && [Math.trunc(seconds / span[1]), span[0]];
}
