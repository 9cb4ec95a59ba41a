import { addFormats, type Formats, spanOf, type Unit } from './formats.ts';

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
  return {
    number: (value) => grouping.format(value),
    taka: (amount) => `৳${whole.format(amount)}`,
    spokenTaka: (amount) => `${whole.format(amount)} টাকা`,
    ago: (at, now) => {
      const [count, unit] = spanOf(at, now) ?? [0];
      if (!unit) return 'এইমাত্র';
      return `${whole.format(Math.abs(count))} ${units[unit]} ${count < 0 ? 'আগে' : 'পর'}`;
    },
    plural: (_count, { other }) => other,
  };
}

/** How Bangla writes numbers and money; from here on `formats('bn')` has it too. */
export const bangla = make();
addFormats('bn', bangla);
