import { addFormats, type Formats, grouped, groupedWhole, spanOf, type Unit } from './formats.ts';

/** What the calendar has names for when it is one away. */
const near: Partial<Record<Unit, { before: string; after: string }>> = {
  year: { before: 'last year', after: 'next year' },
  month: { before: 'last month', after: 'next month' },
  week: { before: 'last week', after: 'next week' },
  day: { before: 'yesterday', after: 'tomorrow' },
};

function inWords(count: number, unit: Unit): string {
  const far = Math.abs(count);
  const named = far === 1 && near[unit];
  if (named) return count < 0 ? named.before : named.after;
  const words = `${grouped(far)} ${unit}${far === 1 ? '' : 's'}`;
  return count < 0 ? `${words} ago` : `in ${words}`;
}

/** How English writes numbers and money; from here on `formats('en')` has it too. */
export const english: Formats = {
  number: grouped,
  taka: (amount) => `৳${groupedWhole(amount)}`,
  spokenTaka: (amount) => `BDT ${groupedWhole(amount)}`,
  ago: (at, now) => {
    const span = spanOf(at, now);
    return span ? inWords(...span) : 'just now';
  },
  plural: (count, forms) => forms[count === 1 ? 'one' : 'other'],
};
addFormats('en', english);
