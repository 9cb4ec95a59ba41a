import type { JsonSchema } from '../http/schemas.ts';

export type SchemaForTools = {
  type?: string;
  description?: string;
  properties?: Record<string, SchemaForTools>;
  required?: string[];
  [keyword: string]: unknown;
};

/**
 * What has no bound of its own travels in a body of at most a megabyte: texts of releases, whatever
 * their teams wrote there.
 */
const most = { text: 1_000_000, items: 10_000, entries: 10_000 };

/** A schema as descriptions have it: JSON Schema 2020-12, with a bound for everything that can grow. */
export function forTools(schema: JsonSchema): SchemaForTools {
  return adapted(schema) as SchemaForTools;
}

function adapted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(adapted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, adapted(each)]);
  return bounded(Object.fromEntries(entries) as SchemaForTools);
}

function bounded({ required, ...schema }: SchemaForTools): SchemaForTools {
  const { type } = schema;
  const isOpen = type === 'object' && 'additionalProperties' in schema;
  return {
    ...(type === 'string' && !('enum' in schema) && { maxLength: most.text }),
    ...(type === 'array' && { maxItems: most.items }),
    ...(type === 'integer' && { format: 'int64', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    ...(isOpen && { maxProperties: most.entries }),
    ...schema,
    ...(required && required.length > 0 && { required }),
  };
}
