import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

export type JsonSchema = Omit<ReturnType<typeof toJsonSchema>, '$schema'>;

/**
 * A schema of the contract for Fastify's validator and for descriptions: what a caller sends, before
 * the contract transforms it. The same each time for the same schema, so that it is compiled once.
 */
export const input = once((schema) => withoutDialect(toJsonSchema(schema, { typeMode: 'input' })));

/**
 * A schema of the contract for Fastify's serializer, which writes the fields it names and no other. It
 * knows no bounds: what the server has is answered. The same each time for the same schema.
 */
export const output = once((schema) => {
  const ignoreActions = [
    'integer',
    'max_length',
    'max_value',
    'metadata',
    'min_length',
    'min_value',
  ];
  return withoutDialect(
    toJsonSchema(schema, {
      typeMode: 'output',
      ignoreActions,
      overrideSchema: ({ jsonSchema }) => nullable(jsonSchema),
    }),
  );
});

type Part = ReturnType<typeof toJsonSchema>;

/**
 * "This or null" in the one word that the serializer has for it. As a choice it would have each value
 * validated before it is written.
 */
function nullable({ anyOf = [], ...rest }: Part): Part | undefined {
  const [value, other] = anyOf;
  const isPair = anyOf.length === 2 && typeof value === 'object' && typeof other === 'object';
  if (!isPair || value.type === undefined || other.type !== 'null') return undefined;
  return Object.assign({}, rest, value, { nullable: true });
}

/** A schema of the contract for descriptions of what is answered, with bounds and formats. */
export function describedOutput(schema: GenericSchema): JsonSchema {
  return withoutDialect(toJsonSchema(schema, { typeMode: 'output' }));
}

/** Converts each schema once for a process, however often a server is put together in it. */
function once(convert: (schema: GenericSchema) => JsonSchema): typeof convert {
  const converted = new WeakMap<GenericSchema, JsonSchema>();
  return (schema) => {
    const known = converted.get(schema) ?? convert(schema);
    converted.set(schema, known);
    return known;
  };
}

function withoutDialect({ $schema: _dialect, ...rest }: ReturnType<typeof toJsonSchema>) {
  return rest;
}
