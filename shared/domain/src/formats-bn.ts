import { addFormats, type Formats, spanOf, type Unit, zone } from './formats.ts';

// Intl says আগে of days and the bookish পূর্বে of years, and "within three days" for "in three days".
const units: Record<Unit, string> = {
  year: 'বছর',
  month: 'মাস',
  week: 'সপ্তাহ',
  day: 'দিন',
  hour: 'ঘণ্টা',
  minute: 'মিনিট',
};

function make(): Formats {
  const digits = 'bn-BD-u-nu-beng';
  const grouping = new Intl.NumberFormat(digits, { maximumFractionDigits: 20 });
  const whole = new Intl.NumberFormat(digits, { maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat(digits, {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const minutes = new Intl.NumberFormat(digits, { minimumIntegerDigits: 2 });
  const lists = new Intl.ListFormat('bn');
  const collator = new Intl.Collator('bn');
  const day = (at: Date) => days.format(at).replace(',', '');
  const time = (at: Date) => {
    const [hour = 0, minute = 0] = clock.format(at).split(':').map(Number);
    return `${partOfDay(hour)} ${whole.format(hour % 12 || 12)}:${minutes.format(minute)}`;
  };
  return {
    number: (value) => grouping.format(value),
    taka: (amount) => `৳${whole.format(amount)}`,
    spokenTaka: (amount) => `${whole.format(amount)} টাকা`,
    day,
    time,
    dayAndTime: (at) => `${day(at)}, ${time(at)}`,
    ago: (at, now) => {
      const [count, unit] = spanOf(at, now) ?? [0];
      if (!unit) return 'এইমাত্র';
      return `${whole.format(Math.abs(count))} ${units[unit]} ${count < 0 ? 'আগে' : 'পর'}`;
    },
    plural: (_count, { other }) => other,
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

/** How Bangla writes numbers, money, dates and times; from here on `formats('bn')` has it too. */
export const bangla = make();
addFormats('bn', bangla);
