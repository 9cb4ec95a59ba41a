import { extname, join } from 'node:path';

/**
 * The file of a module of this package that a bundler reads by itself: TypeScript in the workspace,
 * JavaScript where the package is installed.
 *
 * @param name without an ending
 */
export function ownModule(name: string): string {
  return join(import.meta.dirname, name + extname(import.meta.filename));
}
