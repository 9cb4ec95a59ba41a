import { pathToFileURL } from 'node:url';

/** What a request is made of. */
const kept = ['method', 'path', 'idempotent'];

/**
 * Writes a module of the table of calls again: its rows as plain objects, with what is kept of them.
 * A module that exports anything else stays as it is.
 */
export default async function slimCalls(
  this: { resourcePath: string },
  source: string,
): Promise<string> {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- so the bundler hands a loader its file
  const module = (await import(pathToFileURL(this.resourcePath).href)) as Record<string, unknown>;
  const rows = Object.entries(module);
  if (rows.length === 0 || !rows.every(([, row]) => isCall(row))) return source;
  return rows
    .map(([name, row]) => `export const ${name} = ${JSON.stringify(row, kept)};`)
    .join('\n');
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
