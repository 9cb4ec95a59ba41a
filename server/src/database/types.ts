import { TypeOverrides, types } from 'pg';

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
