import { addLongFormats, listed, type LongFormats, orderOf } from './long-formats.ts';
import { dhakaTime } from './time.ts';

// Of September four letters, as Britain writes it.
const months = 'Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sept,Oct,Nov,Dec'.split(',');

function day(at: Date): string {
  const [year, month = 0, number] = dhakaTime(at);
  return `${number} ${months[month - 1]} ${year}`;
}

function time(at: Date): string {
  const [, , , hour = 0, minute] = dhakaTime(at);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** How English writes dates, times and lists; from here on `longFormats('en')` has it too. */
export const longEnglish: LongFormats = {
  day,
  time,
  dayAndTime: (at) => `${day(at)}, ${time(at)}`,
  list: (names) => listed(names, 'and'),
  compare: orderOf('en'),
};
addLongFormats('en', longEnglish);
