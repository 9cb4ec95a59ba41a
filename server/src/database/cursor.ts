import { isId } from '@motohaat/contract/id';

import { InvalidCursorError } from './errors.ts';

const timestamp =
  /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/;

// A cursor comes back from a stranger: a value that the database could not read would be an error
// of the server instead of the caller.
const readable = {
  integer: (text: string) => /^\d{1,9}$/.test(text),
  timestamp: (text: string) => {
    const parts = timestamp.exec(text);
    return parts !== null && isDate(parts[1] ?? '') && isTime(parts[2] ?? '');
  },
  uuid: isId,
  snapshot: isSnapshot,
  // A zero byte is the one thing that the database takes for no text.
  text: (text: string) => text.length <= 320 && !text.includes('\0'),
} as const;

/** So that a cursor stays within what calls take. */
export const longestSnapshot = 200;

/** `10:20:10,14`: transactions below the first are over, and of those below the second all but the listed. */
function isSnapshot(text: string): boolean {
  if (
    text.length > longestSnapshot ||
    !/^\d{1,18}:\d{1,18}:(?:\d{1,18}(?:,\d{1,18})*)?$/.test(text)
  ) {
    return false;
  }
  const [from = 0n, to = 0n, ...underWay] = text.split(/[:,]/).filter(Boolean).map(BigInt);
  const ordered = [from, ...underWay, to];
  return (
    [from, to].every(isTransaction) &&
    underWay.every((each) => each < to) &&
    ordered.every((each, place) => each >= (ordered[place - 1] ?? 0n))
  );
}

/** The lower half of a number says which transaction it is: one is none. */
const isTransaction = (number: bigint) => BigInt.asUintN(32, number) > 0n;

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(`2000-01-01T${text}Z`));
}

type Kind = keyof typeof readable;

/** Writes and reads the cursors of one list. */
export interface Cursor<Key extends string> {
  /** The cursor that continues after this row; the values are the database's own text. */
  encode(row: Record<Key, string>): string;
  /** @throws InvalidCursorError for anything that `encode` cannot have made */
  decode(cursor: string): Record<Key, string>;
}

/**
 * The cursors of a list that is ordered by the given columns, such as
 * `keysetCursor({ created_at: 'timestamp', id: 'uuid' })`. A cursor carries the last row's values as
 * text, never as `Date`, because that would drop the microseconds and skip or repeat rows; it is
 * base64url, and callers should make nothing of what is inside.
 */
export function keysetCursor<const Columns extends Record<string, Kind>>(
  columns: Columns,
): Cursor<keyof Columns & string> {
  type Key = keyof Columns & string;
  const kinds: [string, Kind][] = Object.entries(columns);

  return {
    encode: (row: Record<Key, string>) => {
      const values: Record<string, string> = row;
      const ordered = kinds.map(([name]) => values[name]);
      return Buffer.from(JSON.stringify(ordered)).toString('base64url');
    },
    decode: (cursor) => {
      const values = parse(cursor);
      const isReadable =
        values.length === kinds.length &&
        kinds.every(([, kind], index) => readable[kind](values[index] ?? ''));
      if (!isReadable) throw new InvalidCursorError('The cursor does not belong to this list.');
      // The keys are those of `columns`, each with the text at its place.
      return Object.fromEntries(
        kinds.map(([name], index) => [name, values[index] ?? '']),
      ) as Record<Key, string>;
    },
  };
}

function parse(cursor: string): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(values) && values.every((value) => typeof value === 'string')) return values;
  } catch {
    // Not JSON: refused below like everything else.
  }
  throw new InvalidCursorError('The cursor cannot be read.');
}
