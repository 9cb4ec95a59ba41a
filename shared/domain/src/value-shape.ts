/**
 * What a value looks like, as data: small enough for every page, and comparable between releases. `each` is
 * of the values of a record, `fields` of an object, which may have more than these.
 */
export type Shape =
  | 'text'
  | 'number'
  | 'flag'
  | { readonly oneOf: readonly string[] }
  | { readonly list: Shape }
  | { readonly each: Shape }
  | { readonly orNull: Shape }
  | { readonly fields: { readonly [Name in string]: Shape } };

/** The type of the values of a shape. */
export type ValueOf<Of> = Of extends 'text'
  ? string
  : Of extends 'number'
    ? number
    : Of extends 'flag'
      ? boolean
      : Of extends { oneOf: readonly (infer One)[] }
        ? One
        : Of extends { list: infer Item }
          ? readonly ValueOf<Item>[]
          : Of extends { each: infer Item }
            ? Readonly<Record<string, ValueOf<Item>>>
            : Of extends { orNull: infer Some }
              ? ValueOf<Some> | null
              : Of extends { fields: infer Fields }
                ? { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }
                : never;

const types = { text: 'string', number: 'number', flag: 'boolean' } as const;

/** Whether a value has a shape. */
export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return typeof value === types[shape];
  if ('oneOf' in shape) return shape.oneOf.includes(value as string);
  if ('orNull' in shape) return value === null || hasShape(value, shape.orNull);
  if ('list' in shape) {
    return Array.isArray(value) && value.every((item) => hasShape(item, shape.list));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return 'each' in shape
    ? Object.values(value).every((item) => hasShape(item, shape.each))
    : Object.entries(shape.fields).every(([name, field]) =>
        hasShape((value as Record<string, unknown>)[name], field),
      );
}
