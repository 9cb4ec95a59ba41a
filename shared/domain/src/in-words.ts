import { english } from './formats-en.ts';
import { inUnits } from './in-units.ts';

const { number, plural } = english;

/** Whole taka in lakh and crore: `1 lakh 45 thousand taka`. */
export function takaInWords(amount: number): string {
  return `${inUnits(amount, ['crore', 'lakh', 'thousand'], number)} taka`;
}

/** How long: `1.5 years`. */
export function years(value: number): string {
  return `${number(value)} ${plural(value, { one: 'year', other: 'years' })}`;
}

/** Whole kilometres: `12,500 km`. */
export function kilometres(value: number): string {
  return `${number(value)} km`;
}
