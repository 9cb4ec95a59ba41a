import { defaultLimit } from '@motohaat/contract/list';
import { CompiledQuery } from 'kysely';
import type { PoolClient } from 'pg';

/** Text of a statement → the name under which connections keep it. */
const names = new Map<string, string>();

/**
 * A statement that is sent so often that each connection has the database keep it, read and planned:
 * after the first time only its name and its values travel. Its text never changes, so that Kysely has
 * nothing to compile.
 *
 * @param name one of its own
 * @param text with `$1`, `$2` … for values
 * @returns the statement with values, for `executeQuery`
 */
export function prepared<Row>(
  name: string,
  text: string,
): (...values: unknown[]) => CompiledQuery<Row> {
  names.set(text, name);
  return (...values) => CompiledQuery.raw(text, values);
}

/**
 * The statements of a list: of its beginning, and of what follows a cursor. They carry the number of rows
 * in their text, because the database keeps no plan for a number that it does not know; so only those of
 * the usual length are kept.
 *
 * @param write makes the text for so many rows
 */
export function preparedList<Row>(
  name: string,
  write: (rows: number) => string,
): (limit: number, ...values: unknown[]) => CompiledQuery<Row> {
  const usual = prepared<Row>(name, write(defaultLimit + 1));
  return (limit, ...values) =>
    limit === defaultLimit
      ? usual(...values)
      : CompiledQuery.raw(write(Math.trunc(limit) + 1), values);
}

type Send = (statement: unknown, ...rest: unknown[]) => unknown;

/** Lets a connection send prepared statements by their names. Kysely itself has no word for that. */
export function sendByName(client: PoolClient): void {
  const send = client.query.bind(client) as Send;
  const byName: Send = (text, ...rest) => {
    const name = typeof text === 'string' ? names.get(text) : undefined;
    return name === undefined ? send(text, ...rest) : send({ name, text, values: rest[0] });
  };
  // pg's overloads describe callers; this takes whatever they allow.
  client.query = byName as typeof client.query;
}
