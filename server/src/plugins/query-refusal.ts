import { AppError } from '../http/app-error.ts';
import type { Say } from '../messages/index.ts';

/** Characters of what anybody sent that a sentence repeats. */
const longest = 60;

/** So much of what anybody sent as a sentence may repeat. */
export const shortened = (text: string) =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

/**
 * Refuses the query of an address. Who wrote it has no form beside it, so that the sentence itself names
 * what does not fit.
 *
 * @param query as it came
 * @param fields name → what is wrong with it
 */
export function queryRefusal(
  query: unknown,
  fields: Readonly<Record<string, Say>>,
  cause?: unknown,
): AppError {
  const [name = '', say] = Object.entries(fields)[0] ?? [];
  // A name that stands there twice has both values.
  const value = (query as Readonly<Record<string, string | string[]>>)[name];
  if (!say || value === undefined) return new AppError('invalid', { fields, cause });
  const said = shortened(String(value));
  return new AppError('invalid', {
    message: (t) => `${t.fields.noValue(name, said)} ${say(t)}`,
    fields,
    cause,
  });
}
