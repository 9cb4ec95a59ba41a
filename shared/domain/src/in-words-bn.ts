import { bangla } from './formats-bn.ts';
import { inUnits } from './in-units.ts';

const { number } = bangla;

/** Whole taka in lakh and crore: `১ লাখ ৪৫ হাজার টাকা`. */
export function takaInWords(amount: number): string {
  return `${inUnits(amount, ['কোটি', 'লাখ', 'হাজার'], number)} টাকা`;
}

/** How long, in years and months: `১ বছর ৬ মাস`. */
export function years(value: number): string {
  const months = Math.round((value % 1) * 12);
  const whole = `${number(Math.floor(value))} বছর`;
  if (months === 0) return whole;
  return `${value < 1 ? '' : `${whole} `}${number(months)} মাস`;
}

/** Whole kilometres: `১২,৫০০ কিমি`. */
export function kilometres(value: number): string {
  return `${number(value)} কিমি`;
}
