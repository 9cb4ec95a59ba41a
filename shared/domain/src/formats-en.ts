import { addFormats, type Formats, spanOf } from './formats.ts';

function make(): Formats {
  const grouping = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 });
  const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const rules = new Intl.PluralRules('en');
  return {
    number: (value) => grouping.format(value),
    taka: (amount) => `৳${whole.format(amount)}`,
    spokenTaka: (amount) => `BDT ${whole.format(amount)}`,
    ago: (at, now) => {
      const span = spanOf(at, now);
      return span ? relative.format(...span) : 'just now';
    },
    plural: (count, forms) => forms[rules.select(count) === 'one' ? 'one' : 'other'],
  };
}

/** How English writes numbers and money; from here on `english` has it too. */
export const english = make();
addFormats('en', english);
