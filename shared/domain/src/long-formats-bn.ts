import { banglaDay as day } from './day-bn.ts';
import { addLongFormats, type LongFormats, zone } from './long-formats.ts';

function make(): LongFormats {
  const digits = 'bn-BD-u-nu-beng';
  const whole = new Intl.NumberFormat(digits, { maximumFractionDigits: 0 });
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const minutes = new Intl.NumberFormat(digits, { minimumIntegerDigits: 2 });
  const lists = new Intl.ListFormat('bn');
  const collator = new Intl.Collator('bn');
  const time = (at: Date) => {
    const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number);
    return `${partOfDay(hour)} ${whole.format(hour % 12 || 12)}:${minutes.format(minute)}`;
  };
  return {
    day,
    time,
    dayAndTime: (at) => `${day(at)}, ${time(at)}`,
    list: (names) => lists.format(names),
    compare: collator.compare,
  };
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
export const longBangla = make();
addLongFormats('bn', longBangla);
