/** How many tables a summary names. */
const mostTables = 3;

/**
 * What a statement does, without any value of it: its verb and the tables that it names first, as
 * `SELECT bookings users` (OpenTelemetry, "Semantic conventions for database client spans", summary).
 */
export function summarise(statement: string): string {
  // Values travel apart, as $1; what stands in quotation marks might be one nevertheless.
  const text = statement
    .replaceAll(/'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$|--.*/g, ' ')
    .replaceAll(/\b(?:for (?:no key )?|do )update\b/gi, ' ');
  const [first = 'other'] = /\w+/.exec(text) ?? [];
  const [, written] = /\b(insert|update|delete)\b/i.exec(text) ?? [];
  const verb = first.toLowerCase() === 'with' ? (written ?? 'select') : first;
  const made = new Set(namesIn(text, /\b(\w+) as (?:not )?(?:materialized )?\(/gi));
  const tables = namesIn(
    text,
    /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\()/gi,
  );
  const named = new Set(tables.filter((each) => !made.has(each)));
  return [verb.toUpperCase(), ...[...named].slice(0, mostTables)].join(' ');
}

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
