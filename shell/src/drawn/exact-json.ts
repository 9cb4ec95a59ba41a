import { ApiError } from '@motohaat/api/errors';

/** Name what JSON has no word for. No answer of the API has a field of such a name. */
const kindKey = '$kind';
/** Stands for a part whose text is known, by its number. */
const textKey = '$text';
const standIn = /\{"\$text":(\d+)\}/g;

type Marked = { [kindKey]: 'undefined' } | ({ [kindKey]: 'ApiError' } & Details);
type Details = ConstructorParameters<typeof ApiError>[0];

/**
 * A value as JSON text that gives the same value again: with `undefined` wherever it stands, and with
 * refusals of the server. It may stand inside a script element.
 *
 * @param textOf what it would write of a part, where that is known
 */
export function writeExact(
  value: unknown,
  textOf: (part: object) => string | undefined = () => undefined,
): string {
  const known: string[] = [];
  const text = JSON.stringify(mark(value)).replaceAll('<', '\\u003c');
  return known.length === 0
    ? text
    : text.replace(standIn, (_all, place) => known[Number(place)] ?? '');

  function mark(part: unknown): unknown {
    if (part === undefined) return { [kindKey]: 'undefined' } satisfies Marked;
    if (part instanceof ApiError) {
      const { name: _name, ...details } = part;
      return { ...details, message: part.message, [kindKey]: 'ApiError' };
    }
    const own = typeof part === 'object' && part !== null ? textOf(part) : undefined;
    return own === undefined ? mapEach(part, mark) : { [textKey]: known.push(own) - 1 };
  }
}

/** Reads what `writeExact` wrote. */
export function readExact(text: string): unknown {
  return unmark(JSON.parse(text));
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
