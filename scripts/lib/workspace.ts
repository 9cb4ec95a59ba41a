import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { root } from './run.ts';

/** A package of this repository. */
export type Package = {
  /** As people call it: `mfe-seller`, `ui`, `server`. */
  name: string;
  /** From the root: `mfe-seller`, `shared/ui`. */
  folder: string;
  /** Names of the packages of this repository that it is shipped with. */
  ships: string[];
  /** Names of those that only its build and its tests need. */
  uses: string[];
};

type Dependencies = Record<string, string>;
type PackageFile = { dependencies?: Dependencies; devDependencies?: Dependencies };

/** Every package of the workspace, by name. */
export function workspace(folder = root): Map<string, Package> {
  const files = globSync(['*/package.json', 'shared/*/package.json'], { cwd: folder });
  return new Map(
    files
      .map((file) => {
        const text = readFileSync(join(folder, file), 'utf8');
        return packageOf(dirname(file).replaceAll('\\', '/'), JSON.parse(text) as PackageFile);
      })
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map((each) => [each.name, each]),
  );
}

/** @param folder from the root */
export function packageOf(folder: string, file: PackageFile): Package {
  return {
    name: basename(folder),
    folder,
    ships: own(file.dependencies),
    uses: own(file.devDependencies),
  };
}

const own = (section: Record<string, string> = {}) =>
  Object.keys(section)
    .filter((name) => name.startsWith('@motohaat/'))
    .map((name) => name.slice('@motohaat/'.length));

/**
 * What a package's release is made of: itself, what it is shipped with, what builds it, and what
 * these are shipped with.
 *
 * @returns folders, in the order of the alphabet
 */
export function madeOf(name: string, all = workspace()): string[] {
  const build = all.get(name)?.uses.filter((each) => each === 'build') ?? [];
  return foldersOf([name, ...build], all);
}

/** What can change how a package's tests end: {@link madeOf}, and what its tests use. */
export function testedWith(name: string, all = workspace()): string[] {
  return foldersOf([name, ...(all.get(name)?.uses ?? [])], all);
}

function foldersOf(names: string[], all: Map<string, Package>): string[] {
  const found = new Set<Package>();
  const add = (name: string): void => {
    const each = all.get(name);
    if (!each || found.has(each)) return;
    found.add(each);
    each.ships.forEach(add);
  };
  names.forEach(add);
  return [...found].map(({ folder }) => folder).toSorted();
}
