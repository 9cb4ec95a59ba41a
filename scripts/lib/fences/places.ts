import { posix } from 'node:path';

import { arrows, type Kind } from './arrows.ts';

/** Where a file of the repository stands. */
export type Place = {
  /** From the root of the repository, with slashes. */
  path: string;
  /** Its row in the table of arrows; none for a folder that the table does not know. */
  kind: Kind | undefined;
  /** The folder of its package, such as `shared/ui`; '' for the root's own files. */
  home: string;
  role: 'source' | 'test' | 'config';
  /** Which part of a remote or which module of the server it belongs to. */
  part: Part | undefined;
};

/** `name` is that of the feature or the module. */
type Part = { of: 'feature' | 'routes' | 'module'; name: string };

/** @param path from the root of the repository, with slashes */
export function placeOf(path: string): Place {
  const home = homeOf(path);
  const kind = kindOf(home);
  return { path, kind, home, role: roleOf(path, kind), part: partOf(path.slice(home.length + 1)) };
}

/**
 * The place that an import leads to, or nothing when it leads out of the repository.
 *
 * @param from the importing file
 * @param specifier as it is written
 */
export function targetOf(from: string, specifier: string): Place | undefined {
  if (specifier.startsWith('.')) return placeOf(posix.join(posix.dirname(from), specifier));
  const [, name, rest = ''] = /^@motohaat\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  const home = name in arrows || name.startsWith('mfe-') ? folderOf(name) : `shared/${name}`;
  return placeOf(posix.join(home, rest || 'index.ts'));
}

const shared = new Set([
  'domain',
  'catalogue',
  'contract',
  'api',
  'platform',
  'ui',
  'testing',
  'build',
  'releases',
  'create-remote',
  'cli',
]);
const folderOf = (name: string) => (shared.has(name) ? `shared/${name}` : name);

function homeOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  if (!path.includes('/') || first === 'scripts') return '';
  return first === 'shared' ? `shared/${second}` : first;
}

function kindOf(home: string): Kind | undefined {
  if (home === '') return 'scripts';
  if (home.startsWith('mfe-')) return 'remote';
  const name = home.replace(/^shared\//, '');
  return name in arrows && folderOf(name) === home ? (name as Kind) : undefined;
}

function roleOf(path: string, kind: Kind | undefined): Place['role'] {
  if (kind === 'e2e' || kind === 'bench') return 'test';
  if (/\.test\.tsx?$|(?:^|\/)testing(?:\/|$)/.test(path)) return 'test';
  return /\/(?:rsbuild|playwright)\.config\.ts$/.test(path) ? 'config' : 'source';
}

function partOf(inside: string): Part | undefined {
  const [, of, name = ''] = /^src\/(features|routes|fillings|modules)\/([^/]+)/.exec(inside) ?? [];
  if (of === 'features') return { of: 'feature', name };
  // What stands in a slot composes features as a page does.
  if (of === 'routes' || of === 'fillings') return { of: 'routes', name: '' };
  return of === 'modules' ? { of: 'module', name } : undefined;
}
