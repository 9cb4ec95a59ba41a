import type { Shape } from '@motohaat/domain/shape';

import type { Schema } from './calls/call.ts';

/** What is read of a schema; which of it is there depends on its `type`. */
type Read = {
  type: string;
  entries: Record<string, Read>;
  options: readonly unknown[];
  items?: readonly Read[];
  item: Read;
  value: Read;
  wrapped: Read;
  rest: Read;
  literal: string | number | boolean;
  pipe?: readonly { kind: string; type: string; requirement?: unknown }[];
};

type Rules = Readonly<Record<string, string | number>>;

const scalars = new Set(['string', 'number', 'boolean', 'date', 'blob', 'file']);
const maybe = new Set(['optional', 'exact_optional', 'undefinedable', 'nullish']);
const objects = new Set(['object', 'strict_object', 'loose_object', 'object_with_rest']);

/** `sent`: how many a list and a map may hold is said as well. Whoever reads an answer takes any number. */
type How = 'sent' | 'answered';

/**
 * What values of a schema look like before anything is made of them.
 *
 * @throws Error for a kind of schema that nobody has said how to compare
 */
export function shapeOf(schema: Schema, how: How = 'answered'): Shape {
  return read(schema as unknown as Read, how);
}

function read(schema: Read, how: How): Shape {
  const inner = (each: Read) => read(each, how);
  const { type } = schema;
  if (scalars.has(type)) {
    const rules = rulesOf(schema);
    return { is: 'scalar', type, ...(Object.keys(rules).length > 0 && { rules }) };
  }
  if (objects.has(type)) return objectOf(schema, how);
  if (maybe.has(type)) {
    return type === 'nullish' ? orNull(inner(schema.wrapped)) : inner(schema.wrapped);
  }
  switch (type) {
    case 'nullable':
      return orNull(inner(schema.wrapped));
    case 'array':
      return { is: 'list', of: inner(schema.item), ...sizeOf(schema, how) };
    case 'tuple':
      return { is: 'list', of: either((schema.items ?? []).map(inner)), ...sizeOf(schema, how) };
    case 'record':
      return { is: 'map', of: inner(schema.value), ...sizeOf(schema, how) };
    case 'literal':
      return { is: 'value', value: schema.literal };
    case 'null':
      return { is: 'value', value: null };
    case 'picklist':
      return either(schema.options.map((value) => ({ is: 'value', value: value as string })));
    case 'union':
    case 'variant':
      return either((schema.options as readonly Read[]).map(inner));
    case 'unknown':
    case 'any':
      return { is: 'any' };
    default:
      throw new Error(`src/shape-of.ts does not say what values of v.${type}() look like.`);
  }
}

function objectOf({ type, entries, rest }: Read, how: How): Shape {
  const members = Object.entries(entries)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [
      name,
      { shape: read(member, how), ...(maybe.has(member.type) && { optional: true }) },
    ]);
  return {
    is: 'object',
    members: Object.fromEntries(members) as never,
    ...(type === 'object_with_rest' && { rest: read(rest, how) }),
    ...(type === 'loose_object' && { rest: { is: 'any' } }),
  };
}

const orNull = (shape: Shape) => either([shape, { is: 'value', value: null }]);

/** One of several, in an order that does not depend on where they stand. */
function either(shapes: readonly Shape[]): Shape {
  const flat = shapes.flatMap((shape) => (shape.is === 'either' ? shape.of : [shape]));
  const byText = new Map(flat.map((shape) => [JSON.stringify(shape), shape]));
  const texts = [...byText.keys()].toSorted();
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) return byText.get(only)!;
  return { is: 'either', of: texts.map((text) => byText.get(text)!) };
}

/**
 * What is asked of a list or map: also that it is nothing, so that a rule more can be told from what builds of
 * before did not say.
 */
function sizeOf(schema: Read, how: How): { rules?: Rules } {
  if (how === 'answered') return {};
  const { length = schema.items?.length, ...rules } = rulesOf(schema);
  return {
    rules: length === undefined ? rules : { ...rules, max_length: length, min_length: length },
  };
}

/** What is asked of a value before something else is made of it; what code decides cannot be compared. */
function rulesOf({ pipe = [] }: Read): Rules {
  const end = pipe.findIndex(({ kind }) => kind === 'transformation');
  const rules = pipe
    .slice(0, end === -1 ? undefined : end)
    .filter(({ kind }) => kind === 'validation')
    .flatMap(({ type, requirement }): [string, string | number][] => {
      if (typeof requirement === 'number') return [[type, requirement]];
      if (requirement instanceof RegExp) return [[type, String(requirement)]];
      return typeof requirement === 'function' || type === 'check' ? [] : [[type, 'yes']];
    })
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(rules);
}
