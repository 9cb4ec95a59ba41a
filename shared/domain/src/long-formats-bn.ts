import { banglaDay as day } from './day-bn.ts';
import { banglaDigits } from './digits.ts';
import { addLongFormats, listed, type LongFormats, orderOf } from './long-formats.ts';
import { dhakaTime } from './time.ts';

const and = (before: string, last: string) => `${before} এবং ${last}`;

function time(at: Date): string {
  const [, , , hour = 0, minute] = dhakaTime(at);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return `${partOfDay(hour)} ${banglaDigits(clock)}`;
}

/** Bangla names the part of the day where English has am and pm. @param hour 0 to 23 */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  return hour < 18 ? 'বিকাল' : 'সন্ধ্যা';
}

/** How Bangla writes dates, times and lists; from here on `longFormats('bn')` has it too. */
export const longBangla: LongFormats = {
  day,
  time,
  dayAndTime: (at) => `${day(at)}, ${time(at)}`,
  list: (names) => listed(names, and),
  compare: orderOf('bn'),
};
addLongFormats('bn', longBangla);
