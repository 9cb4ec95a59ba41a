import { randomUUID } from 'node:crypto';

/**
 * A text that is the same for many answers, but for a few values: made once, then only filled in.
 *
 * @param names of the values
 * @param make makes the text from marks in the values' places, each written as JSON writes a string
 * @returns fills in values, written as `write` writes them
 */
export function textTemplate<Name extends string>(
  names: readonly Name[],
  make: (marks: Record<Name, string>) => string,
  write: (value: string) => string = JSON.stringify,
): (values: Record<Name, string>) => string {
  // Nobody can have put a mark into the text beforehand.
  const marks = new Map<string, Name>(names.map((name) => [randomUUID(), name]));
  const text = make(
    Object.fromEntries([...marks].map(([mark, name]) => [name, mark])) as Record<Name, string>,
  );
  const parts = text.split(new RegExp(`"(${[...marks.keys()].join('|')})"`));
  const first = parts[0] ?? '';
  // Of the parts every second is a mark.
  const rest = parts.flatMap((part, index) =>
    index % 2 === 1 ? [{ name: marks.get(part) as Name, text: parts[index + 1] ?? '' }] : [],
  );
  return (values) =>
    rest.reduce((all, { name, text: next }) => all + write(values[name]) + next, first);
}
