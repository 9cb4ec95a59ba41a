import { months } from './day-en.ts';
import { addLongFormats, listed, type LongFormats, orderOf } from './long-formats.ts';
import { dhakaTime } from './time.ts';

/** `4 Dec 2026`; of September four letters, as Britain writes it. */
function day(at: Date): string {
  const [year, month = 0, number] = dhakaTime(at);
  return `${number} ${months[month - 1]?.slice(0, month === 9 ? 4 : 3)} ${year}`;
}

const and = (before: string, last: string) => `${before} and ${last}`;

function time(at: Date): string {
  const [, , , hour = 0, minute] = dhakaTime(at);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** How English writes dates, times and lists; from here on `longFormats('en')` has it too. */
export const longEnglish: LongFormats = {
  day,
  time,
  dayAndTime: (at) => `${day(at)}, ${time(at)}`,
  list: (names) => listed(names, and),
  compare: orderOf('en'),
};
addLongFormats('en', longEnglish);
