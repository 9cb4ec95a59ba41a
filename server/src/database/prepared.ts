import { defaultLimit } from '@motohaat/contract/list';
import { CompiledQuery } from 'kysely';
import type { QueryArrayConfig, QueryConfig } from 'pg';

/** How a statement is sent that the driver is told more of than its text. */
type Sending = {
  /** Under which connections keep it; without one they do not. */
  name?: string;
  /** Rows come as arrays of the texts that the database sent, and nothing is made of them. */
  asTexts?: true;
};

/** Text of a statement → how it is sent. */
const sendings = new Map<string, Sending>();

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
  sendings.set(text, { name });
  return (...values) => CompiledQuery.raw(text, values);
}

/**
 * The statements of a list whose rows are not looked into but written on: each is an array of texts, in
 * the order of its columns. They carry the number of rows in their text, because the database keeps no
 * plan for a number that it does not know; so only those of the usual length are kept.
 *
 * @param write makes the text for so many rows
 */
export function preparedList<Row extends readonly (string | null)[]>(
  name: string,
  write: (rows: number) => string,
): (limit: number, ...values: unknown[]) => CompiledQuery<Row> {
  const texts = new Map<number, string>();
  return (limit, ...values) => {
    const text = texts.get(limit) ?? write(Math.trunc(limit) + 1);
    if (!texts.has(limit)) {
      texts.set(limit, text);
      sendings.set(text, { asTexts: true, ...(limit === defaultLimit && { name }) });
    }
    return CompiledQuery.raw(text, values);
  };
}

/** Texts that are watched at once for being asked for often. */
const mostWatched = 1_000;

/**
 * Statements whose texts are made of what is asked: those that are asked for often are kept, as `prepared`
 * ones are.
 *
 * @param name what their names begin with
 * @param often from so many times on
 * @param most so many texts at most: each connection holds what it has been sent until it ends
 * @returns takes note of a statement that is about to be sent
 */
export function preparedShapes(
  name: string,
  { often, most }: { often: number; most: number },
): (statement: CompiledQuery) => void {
  const asked = new Map<string, number>();
  let kept = 0;
  return ({ sql: text }) => {
    if (kept === most || sendings.has(text)) return;
    const times = (asked.get(text) ?? 0) + 1;
    if (times < often) {
      if (times === 1 && asked.size === mostWatched) asked.clear();
      asked.set(text, times);
      return;
    }
    asked.delete(text);
    kept += 1;
    sendings.set(text, { name: `${name}-${kept}` });
  };
}

const asIs = { getTypeParser: () => (text: string) => text };

/**
 * How pg is told to send a statement; its text alone for most.
 *
 * @param isKept whether connections may keep statements
 */
export function sendingOf(
  text: string,
  values: unknown[],
  isKept: boolean,
): QueryConfig | QueryArrayConfig | undefined {
  const sending = sendings.get(text);
  if (!sending) return undefined;
  return {
    text,
    values,
    ...(isKept && sending.name !== undefined && { name: sending.name }),
    ...(sending.asTexts && { rowMode: 'array', types: asIs }),
  };
}
