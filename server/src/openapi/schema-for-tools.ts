import type { input } from '../http/schemas.ts';

export type SchemaForTools = {
  type?: string;
  description?: string;
  properties?: Record<string, SchemaForTools>;
  required?: string[];
  [keyword: string]: unknown;
};

/**
 * A schema as descriptions have it: JSON Schema 2020-12, without what only means that nothing is said.
 */
export function forTools(schema: ReturnType<typeof input>): SchemaForTools {
  return adapted(schema) as SchemaForTools;
}

function adapted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(adapted);
  if (typeof value !== 'object' || value === null) return value;
  const { required, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, adapted(each)]),
  );
  const isEmpty = Array.isArray(required) && required.length === 0;
  return isEmpty || required === undefined ? rest : { ...rest, required };
}
