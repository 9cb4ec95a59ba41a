import type { Call, Schema } from '@motohaat/contract/calls/call';

import { idempotencyKeyForm } from '../http/idempotency-key.ts';
import { input } from '../http/schemas.ts';
import type { Parameter } from './operation.types.ts';
import { forTools, type SchemaForTools } from './schema-for-tools.ts';

/** What a call takes besides its body. */
export function parametersOf({ params, query, headers, idempotent }: Call): Parameter[] {
  return [
    ...described('path', params),
    ...described('query', query),
    ...described('header', headers),
    ...(idempotent ? [idempotencyKey] : []),
  ];
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A name for this request, made by the caller: repeats with the same key and body get its answer again, for a day, and do nothing more.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: idempotencyKeyForm.source },
};

function described(place: Parameter['in'], schema: Schema | undefined): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = forTools(input(schema));
  return Object.entries(properties).map(
    ([name, { description, ...rest }]: [string, SchemaForTools]) => ({
      name:
        place === 'header' ? name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : name,
      in: place,
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    }),
  );
}
