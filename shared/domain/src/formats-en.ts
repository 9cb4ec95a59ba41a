import { addFormats, type Formats, grouped, groupedWhole, spanOf, type Unit } from './formats.ts';

/** What the calendar has names for when it is one away. */
const near: Partial<Record<Unit, [before: string, after: string]>> = {
  year: ['last year', 'next year'],
  month: ['last month', 'next month'],
  week: ['last week', 'next week'],
  day: ['yesterday', 'tomorrow'],
};

function inWords(count: number, unit: Unit): string {
  const far = Math.abs(count);
  const named = far === 1 && near[unit];
  if (named) return named[count < 0 ? 0 : 1];
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
