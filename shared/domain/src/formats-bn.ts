import { banglaDigits } from './digits.ts';
import { addFormats, type Formats, grouped, groupedWhole, spanOf, type Unit } from './formats.ts';

// Intl says আগে of days and the bookish পূর্বে of years, and "within three days" for "in three days".
const units: Record<Unit, string> = {
  year: 'বছর',
  month: 'মাস',
  week: 'সপ্তাহ',
  day: 'দিন',
  hour: 'ঘণ্টা',
  minute: 'মিনিট',
};

const whole = (value: number) => banglaDigits(groupedWhole(value));

/** How Bangla writes numbers and money; from here on `formats('bn')` has it too. */
export const bangla: Formats = {
  number: (value) => banglaDigits(grouped(value)),
  taka: (amount) => `৳${whole(amount)}`,
  spokenTaka: (amount) => `${whole(amount)} টাকা`,
  ago: (at, now) => {
    const [count, unit] = spanOf(at, now) ?? [0];
    if (!unit) return 'এইমাত্র';
    return `${whole(Math.abs(count))} ${units[unit]} ${count < 0 ? 'আগে' : 'পর'}`;
  },
  plural: (_count, { other }) => other,
};
addFormats('bn', bangla);
