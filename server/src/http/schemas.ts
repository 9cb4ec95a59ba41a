import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type JsonSchema = Omit<ReturnType<typeof toJsonSchema>, '$schema'>;

/**
 * A schema of the contract for Fastify's validator and for OpenAPI: what a caller sends, before the
 * contract transforms it. Conversions happen once, when routes are registered.
 */
export function input(schema: GenericSchema): JsonSchema {
  return convert(schema, 'input');
}

/** A schema of the contract for Fastify's serializer, which writes the fields it names and no other. */
export function output(schema: GenericSchema): JsonSchema {
  return convert(schema, 'output');
}

function convert(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { typeMode });
  return rest;
}
