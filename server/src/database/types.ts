import { TypeOverrides, types } from 'pg';

const readUnusual = types.getTypeParser(types.builtins.TIMESTAMPTZ);

/**
 * A `timestamptz` as the database writes it; one in UTC, as nearly all are, in half the driver's time.
 *
 * @returns the time without its microseconds
 */
export function readTimestamp(text: string): Date {
  const isUsual = text.endsWith('+00') && text[4] === '-';
  return isUsual
    ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`)
    : (readUnusual(text) as Date);
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

/**
 * How values of the database become values of the program, decided here once:
 *
 * - `bigint` and `count(*)` are numbers, and an error beyond 2^53 - 1;
 * - `numeric` is a number: it holds years and weights, never money, which is whole taka in `integer`;
 * - `timestamptz` is a `Date`, which drops microseconds. A cursor needs them: select the column as text, under
 *   another name, or `ORDER BY` sorts by the text;
 * - everything else is as pg has it.
 */
export const typeParsers = new TypeOverrides();
typeParsers.setTypeParser(types.builtins.INT8, safeInteger);
typeParsers.setTypeParser(types.builtins.NUMERIC, Number);
typeParsers.setTypeParser(types.builtins.TIMESTAMPTZ, readTimestamp);
