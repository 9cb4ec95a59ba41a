import { invalidRequest, missingParam } from './errors.ts';
import { isParams, type Params } from './form.ts';

/**
 * Refuses parameters that a call does not have, as the vendor does; misspelt names are found so.
 *
 * @throws HttpError 400.
 */
export function assertKnown(params: Params, known: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw invalidRequest(`Received unknown parameter: ${unknown}`, {
    code: 'parameter_unknown',
    param: unknown,
  });
}

/**
 * Reads an optional text; an empty one reads as absent.
 *
 * @throws HttpError 400 when it is a list or a group.
 */
export function readText(params: Params, name: string): string | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (typeof value === 'string') return value;
  throw invalidRequest('Invalid string', { param: name });
}

/** @throws HttpError 400 when the text is absent, too. */
export function requireText(params: Params, name: string): string {
  const text = readText(params, name);
  if (text === undefined) throw missingParam(name);
  return text;
}

/**
 * Reads an optional whole number of at least 0.
 *
 * @throws HttpError 400 for anything else.
 */
export function readInteger(params: Params, name: string): number | undefined {
  const text = readText(params, name);
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw invalidRequest(`Invalid integer: ${text}`, {
    code: 'parameter_invalid_integer',
    param: name,
  });
}

/**
 * Reads an optional yes or no.
 *
 * @throws HttpError 400 for anything but `true` and `false`.
 */
export function readFlag(params: Params, name: string): boolean | undefined {
  const text = readText(params, name);
  if (text === undefined) return undefined;
  if (text === 'true' || text === 'false') return text === 'true';
  throw invalidRequest(`Invalid boolean: ${text}`, { param: name });
}

/**
 * Reads one of a few words.
 *
 * @throws HttpError 400 for any other.
 */
export function readChoice<T extends string>(
  params: Params,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = readText(params, name);
  const choice = choices.find((word) => word === text);
  if (text !== undefined && choice === undefined) {
    throw invalidRequest(`Invalid ${name}: must be one of ${choices.join(', ')}`, { param: name });
  }
  return choice;
}

/**
 * Reads a group of parameters.
 *
 * @throws HttpError 400 when it is a text or a list.
 */
export function readGroup(params: Params, name: string): Params | undefined {
  const value = params[name];
  if (value === undefined || value === '') return undefined;
  if (isParams(value)) return value;
  throw invalidRequest('Invalid object', { param: name });
}

/**
 * Reads a list of texts; absent reads as empty.
 *
 * @throws HttpError 400 when it is not a list of texts.
 */
export function readTexts(params: Params, name: string): string[] {
  const value = params[name] ?? [];
  if (Array.isArray(value)) {
    const texts = value.filter((item) => typeof item === 'string');
    if (texts.length === value.length) return texts;
  }
  throw invalidRequest('Invalid array', { param: name });
}
