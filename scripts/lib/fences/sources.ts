import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a check has to say of one file. */
export type Finding = { path: string; message: string };

const skipped = new Set(['node_modules', 'dist', '.tsc', '.motohaat', 'test-results']);

/**
 * The files of the repository with these endings.
 *
 * @param endings without the dot
 * @returns paths from the root, with slashes, in the order of the alphabet
 */
export function sourceFiles(root: string, endings: string[]): string[] {
  return globSync(
    endings.map((ending) => `**/*.${ending}`),
    { cwd: root, exclude: (name) => skipped.has(name.split('/').at(-1)!) },
  )
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

export function read(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
