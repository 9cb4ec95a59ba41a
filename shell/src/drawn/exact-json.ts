import { ApiError } from '@motohaat/api/errors';

/** Names what JSON has no word for. No answer of the API has a field of this name. */
const kindKey = '$kind';

type Marked = { [kindKey]: 'undefined' } | ({ [kindKey]: 'ApiError' } & Details);
type Details = ConstructorParameters<typeof ApiError>[0];

/**
 * A value as JSON text that gives the same value again: with `undefined` wherever it stands, and with
 * refusals of the server. It may stand inside a script element.
 */
export function writeExact(value: unknown): string {
  return JSON.stringify(mark(value)).replaceAll('<', '\\u003c');
}

/** Reads what `writeExact` wrote. */
export function readExact(text: string): unknown {
  return unmark(JSON.parse(text));
}

function mark(value: unknown): unknown {
  if (value === undefined) return { [kindKey]: 'undefined' } satisfies Marked;
  if (value instanceof ApiError) {
    const { name: _name, ...details } = value;
    return { ...details, message: value.message, [kindKey]: 'ApiError' };
  }
  return mapEach(value, mark);
}

function unmark(value: unknown): unknown {
  if (!isMarked(value)) return mapEach(value, unmark);
  return value[kindKey] === 'undefined' ? undefined : new ApiError(value);
}

function isMarked(value: unknown): value is Marked {
  return typeof value === 'object' && value !== null && kindKey in value;
}

function mapEach(value: unknown, map: (part: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  if (typeof value !== 'object' || value === null) return value;
  // Written into a copy, not gathered from entries: a state has thousands of them.
  const mapped: Record<string, unknown> = { ...value };
  for (const key of Object.keys(mapped)) mapped[key] = map(mapped[key]);
  return mapped;
}
