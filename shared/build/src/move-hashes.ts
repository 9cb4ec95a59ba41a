import { integrityOf } from './release-files.ts';

/** The chunk that is the table; the ids of others are as short as can be. */
export const tableChunk = 'hashes';
/** Its path within the release, as `chunkFilename` says. */
export const tableFile = `static/js/async/${tableChunk}.js`;

/** What stands in the loading code for the ids of chunks that have no script, or have styles. */
export const placeholders = { bare: 'CHUNKS_WITHOUT_SCRIPT', styled: 'CHUNKS_WITH_STYLES' };

/** Where the plugin for hashes writes them, and which file a chunk's is of. */
const tables = {
  scripts: { variable: 'sriHashes', fileOf: (id: string) => `static/js/async/${id}.js` },
  styles: { variable: 'sriExtractCssHashes', fileOf: (id: string) => `static/css/async/${id}.css` },
};

/**
 * Moves hashes out of a built script into a chunk.
 *
 * @param text the script, minified
 * @param loadingGlobal the variable by which its chunks come
 * @param first paths of files whose hashes it keeps
 * @returns the script, and the chunk, whose hash it carries
 * @throws Error for a script of another shape
 */
export function moveHashes(
  text: string,
  loadingGlobal: string,
  first: ReadonlySet<string>,
): { script: string; table: string } {
  const scripts = readTable(text, tables.scripts, first);
  const styles = readTable(text, tables.styles, first);
  const table = `(globalThis[${JSON.stringify(loadingGlobal)}]||=[]).push([["${tableChunk}"],{},r=>{${[
    `Object.assign(r.${tables.scripts.variable},${literal(scripts.late)})`,
    `Object.assign(r.${tables.styles.variable},${literal(styles.late)})`,
  ].join(';')}}]);`;
  const ofTable: Hash = [tableChunk, integrityOf(Buffer.from(table))];
  const withStyles = idsOf(styles);
  const withScripts = new Set(idsOf(scripts));
  const script = [
    [scripts.written, `.${tables.scripts.variable}=${literal([ofTable, ...scripts.first])}`],
    [styles.written, `.${tables.styles.variable}=${literal(styles.first)}`],
    [placeholders.bare, JSON.stringify(withStyles.filter((id) => !withScripts.has(id)))],
    [placeholders.styled, JSON.stringify(withStyles)],
  ].reduce((all, [from = '', to = '']) => replaceOnce(all, from, to), text);
  return { script, table };
}

/** A chunk's id and the hash of its file. */
type Hash = [id: string, integrity: string];
type Read = { written: string; first: Hash[]; late: Hash[] };

function readTable(
  text: string,
  { variable, fileOf }: (typeof tables)['scripts'],
  first: ReadonlySet<string>,
): Read {
  // A build without late styles has no table of them.
  const [written = ''] = new RegExp(`\\.${variable}=\\{[^{}]*\\}`).exec(text) ?? [];
  const all = [...written.matchAll(/"?(\w+)"?:"(sha\d+-[\w+/=]+)"/g)].map(
    ([, id = '', integrity = '']): Hash => [id, integrity],
  );
  return {
    written,
    first: all.filter(([id]) => first.has(fileOf(id))),
    late: all.filter(([id]) => !first.has(fileOf(id))),
  };
}

const idsOf = ({ first, late }: Read) => [...first, ...late].map(([id]) => id);
const literal = (hashes: readonly Hash[]) => JSON.stringify(Object.fromEntries(hashes));

function replaceOnce(text: string, from: string, to: string): string {
  if (from && text.split(from).length !== 2) {
    throw new Error(`The loading code has "${from.slice(0, 60)}" not once.`);
  }
  return from ? text.replace(from, () => to) : text;
}
