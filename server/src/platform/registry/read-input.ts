import { isPlainText } from '@motohaat/domain/text';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';

/**
 * The body of an act, with its texts as they are kept.
 *
 * @throws AppError `invalid`
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (!parsed.success) {
    const fields = parsed.issues.map((issue) => [v.getDotPath(issue) ?? 'body', issue.message]);
    throw new AppError('invalid', { fields: Object.fromEntries(fields) });
  }
  for (const [name, value] of Object.entries(parsed.output as object)) {
    if (typeof value === 'string' && !isPlainText(value)) {
      throw new AppError('invalid', { fields: { [name]: 'Write this in plain letters.' } });
    }
  }
  return parsed.output;
}

/**
 * The revision on which the caller decided, of `If-Match: "<number>"`.
 *
 * @throws AppError `revision_wanted` without one
 */
export function decidedOn(request: FastifyRequest): number {
  const number = /^(?:W\/)?"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')?.[1];
  if (number === undefined) throw new AppError('revision_wanted');
  return Number(number);
}
