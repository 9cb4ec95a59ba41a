import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { placeOf } from './places.ts';

/** As much of a node of the syntax tree as is looked at. */
type Node = { value?: unknown; quasis?: { value: { cooked?: string | null } }[] };

const declared = ['mfe-*/src/manifest.ts', 'shared/contract/src/pages.ts'];
const linking = new Set<string | undefined>(['shell', 'remote', 'ui', 'platform']);

/**
 * The addresses of the pages that manifests and the shell declare, without parameters; home, which
 * is the way out of everything, is not among them.
 *
 * @param root of the repository
 */
export function addressesIn(root: string): string[] {
  const sources = globSync(declared, { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return sources.flatMap((source) =>
    [...source.matchAll(/\bpath: '(\/[\w-]+(?:\/[\w-]+)*)/g)].map(([, address = '']) => address),
  );
}

/**
 * Finds a link that names where a page is, instead of what it is for.
 *
 * @param path of the file, from the root of the repository
 * @param node a text
 * @returns what to do instead; nothing when all is well
 */
export function hardLink(
  path: string,
  node: object,
  addresses: readonly string[],
): string | undefined {
  const { kind, role } = placeOf(path);
  if (role !== 'source' || !linking.has(kind) || path.endsWith('/src/manifest.ts')) {
    return undefined;
  }
  const { value, quasis = [] } = node as Node;
  const text = typeof value === 'string' ? value : (quasis[0]?.value.cooked ?? '');
  const address = addresses.find((each) => text === each || /^[/?#]/.test(after(text, each)));
  return address === undefined
    ? undefined
    : `${address} is for the remote that owns it to move: link to the purpose of the page, links.href('…').`;
}

/** What follows an address that a text begins with. */
function after(text: string, address: string): string {
  return text.startsWith(address) ? text.slice(address.length) : '';
}
