/** What stands between double quotes as it is: ids, and words of a list. */
const quoted = (expression: string) => ({ before: '"', expression, after: '"' });
const plain = (expression: string) => ({ before: '', expression, after: '' });

/** Ways to write a column as JSON. */
export const json = {
  /** An id, or a word of a list that the column's own constraint knows. */
  word: quoted,
  /** Any text. */
  text: (expression: string) => plain(`to_json(${expression})`),
  /** A whole number. */
  integer: plain,
  /** A number, or nothing. */
  number: (expression: string) => plain(`coalesce(${expression}::float8::text, 'null')`),
};

type Member = ReturnType<typeof plain>;

/**
 * A column of a statement: the members of a JSON object, without its braces. The database puts them
 * together in less time than the driver takes to make values of them, and nobody else has to.
 *
 * @param members name → how it is written
 */
export function jsonMembers(members: Readonly<Record<string, Member>>): string {
  let literal = '';
  const parts: string[] = [];
  for (const [name, { before, expression, after }] of Object.entries(members)) {
    parts.push(`'${literal}"${name}":${before}' || ${expression}`);
    literal = `${after},`;
  }
  return `${parts.join(' || ')} || '${literal.slice(0, -1)}'`;
}
