import type { Schema } from '@motohaat/contract/calls/call';
import { Url } from '@motohaat/contract/values';

import { type Fill, makeNumber, makeText, type Pipe } from './make-leaf.ts';

export type { Fill } from './make-leaf.ts';

/** What valibot's schemas are made of, as far as the contract uses it. */
type Part = {
  type: string;
  pipe?: Pipe;
  entries?: Record<string, Part>;
  item?: Part;
  items?: Part[];
  wrapped?: Part;
  options?: unknown[];
  literal?: unknown;
  key?: Part;
  value?: Part;
  getter?: (input: unknown) => Part;
};

/** Where something is that pages show: of this site, for no other is in reach. */
const picture = '/favicon.svg';

const most = { full: 3, longest: 2, empty: 0 } as const;

/**
 * A value that fits a schema of the contract, always the same for the same schema.
 *
 * @param given values by key that go before what would be made, such as `role`
 * @throws Error for a kind of schema that no answer of the contract had so far
 */
export function makeValue(
  schema: Schema,
  fill: Fill,
  given: Readonly<Record<string, unknown>> = {},
): unknown {
  let number = 0;
  return make(schema, '');

  function make(part: Part, name: string): unknown {
    number += 1;
    const at = { name, number };
    switch (part.type) {
      case 'object':
      case 'loose_object':
      case 'strict_object':
      case 'object_with_rest':
        return makeObject(part.entries ?? {});
      case 'array':
        return Array.from({ length: lengthOf(part.pipe) }, () => make(part.item!, name));
      case 'tuple':
        return part.items!.map((item) => make(item, name));
      case 'record':
        return makeRecord(part, name);
      case 'nullable':
      case 'nullish':
        return fill === 'empty' ? null : make(part.wrapped!, name);
      case 'optional':
      case 'exact_optional':
        return fill === 'empty' ? undefined : make(part.wrapped!, name);
      case 'lazy':
        return make(part.getter!(undefined), name);
      case 'union':
      case 'variant':
        return make(inTurn(part.options as Part[], number), name);
      case 'picklist':
        return inTurn(part.options!, number);
      case 'literal':
        return part.literal;
      case 'boolean':
        return fill !== 'empty' && number % 2 === 0;
      case 'number':
        return makeNumber(part.pipe, fill, at);
      case 'string':
        return (part as Schema) === Url ? picture : makeText(part.pipe, fill, at);
      case 'null':
      case 'unknown':
      case 'any':
        return null;
      default:
        throw new Error(`No value is known for a schema of the kind ${part.type}.`);
    }
  }

  function makeObject(entries: Record<string, Part>): Record<string, unknown> {
    const values = Object.entries(entries).map(([key, entry]) => {
      const own = given[key];
      return [key, own === undefined ? make(entry, key) : own] as const;
    });
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }

  function makeRecord({ key, value }: Part, name: string): Record<string, unknown> {
    const keys =
      key?.type === 'picklist'
        ? (key.options as string[])
        : Array.from({ length: most[fill] }, () => String(make(key!, 'key')));
    return Object.fromEntries(keys.map((each) => [each, make(value!, name)]));
  }

  function lengthOf(pipe: Pipe = []): number {
    const wanted = (type: string) => pipe.find((action) => action.type === type)?.requirement;
    const exactly = wanted('length');
    if (typeof exactly === 'number') return exactly;
    const least = pipe.some(({ type }) => type === 'non_empty') ? 1 : 0;
    const atLeast = Math.max(least, Number(wanted('min_length') ?? 0));
    return Math.min(Math.max(most[fill], atLeast), Number(wanted('max_length') ?? Infinity));
  }
}

function inTurn<Value>(values: readonly Value[], number: number): Value {
  return values[number % values.length]!;
}
