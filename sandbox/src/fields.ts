import { HttpError } from './errors.ts';

/** A JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Says whether a value is a JSON object (not null, not a list). */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads a request body as an object; no body reads as an empty one.
 *
 * @throws HttpError 400 for any other JSON value.
 */
export function readFields(body: unknown): Fields {
  if (body === undefined || body === null) return {};
  if (!isFields(body)) throw new HttpError(400, 'Invalid JSON payload received.');
  return body;
}

/**
 * Reads an optional text; null counts as absent, as it does for the vendors.
 *
 * @throws HttpError 400 when the field holds something other than text.
 */
export function readText(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined || typeof value === 'string') return value;
  throw new HttpError(400, `Invalid value at '${name}': text expected.`);
}

/**
 * Reads an optional yes or no.
 *
 * @throws HttpError 400 when the field holds something other than a boolean.
 */
export function readFlag(fields: Fields, name: string): boolean | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined || typeof value === 'boolean') return value;
  throw new HttpError(400, `Invalid value at '${name}': true or false expected.`);
}

/**
 * Reads an optional whole number of at least 0.
 *
 * @throws HttpError 400 for anything else.
 */
export function readCount(fields: Fields, name: string): number | undefined {
  const value = fields[name] ?? undefined;
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new HttpError(400, `Invalid value at '${name}': a whole number of at least 0 expected.`);
}

/**
 * Reads an optional list of texts; absent reads as empty.
 *
 * @throws HttpError 400 when it is not a list of texts.
 */
export function readTexts(fields: Fields, name: string): string[] {
  const value = fields[name] ?? [];
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw new HttpError(400, `Invalid value at '${name}': a list of texts expected.`);
}
