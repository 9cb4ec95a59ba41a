import { pathToFileURL } from 'node:url';

/** What a request is made of. */
const kept = ['method', 'path', 'idempotent'];

/**
 * Writes a module of the table of calls anew: its rows as plain objects with what is kept of them.
 * Other exports of these modules (types, helpers) stay as they are.
 */
export default function slimCalls(source) {
  const done = this.async();
  import(pathToFileURL(this.resourcePath).href).then((module) => {
    const rows = Object.entries(module);
    if (rows.length === 0 || !rows.every(([, row]) => isCall(row))) return done(null, source);
    const lines = rows.map(([name, row]) => `export const ${name} = ${JSON.stringify(row, kept)};`);
    return done(null, lines.join('\n'));
  }, done);
}

function isCall(value) {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
