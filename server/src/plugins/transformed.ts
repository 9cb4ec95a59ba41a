import type { Schema } from '@motohaat/contract/calls/call';
import * as v from 'valibot';

import type { AppError } from '../http/app-error.ts';
import type { Say } from '../messages/index.ts';

/** The refusal of a value whose fields are not right. */
type Refuse = (value: unknown, fields: Readonly<Record<string, Say>>) => AppError;

/**
 * Applies what a schema makes of a value that fits it already. Only the fields that the schema changes
 * are read again, so that every other is judged once.
 *
 * @param refuse makes the refusal of one that does not fit
 * @returns nothing for a schema that leaves everything as it is
 * @throws Error for a schema that changes something deeper than its fields
 */
export function transformed(
  schema: Schema | undefined,
  refuse: Refuse,
): ((value: unknown) => unknown) | undefined {
  if (!schema || !changes(schema)) return undefined;
  if (!isObject(schema)) throw new Error('Only fields of an object may be transformed');
  const fields = Object.entries(schema.entries).filter(([, entry]) => changes(entry));
  const changing = v.object(Object.fromEntries(fields));
  return (value) => {
    const read = v.safeParse(changing, value);
    if (!read.success) throw refuse(value, fieldsOf(read.issues));
    return { ...(value as object), ...read.output };
  };
}

/** Says of each field what is wrong, in the schema's own sentences. */
function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, Say> {
  const fields = issues.map((issue): [string, Say] => [
    v.getDotPath(issue) ?? 'body',
    (t) => t.contract(issue.message),
  ]);
  return Object.fromEntries(fields);
}

function isObject(schema: Schema): schema is Schema & { entries: Record<string, Schema> } {
  return schema.type === 'object' || schema.type === 'object_with_rest';
}

/** Schemas are data: whatever changes a value stands somewhere in them as a transformation. */
function changes(schema: Schema): boolean {
  return JSON.stringify(schema).includes('"kind":"transformation"');
}
