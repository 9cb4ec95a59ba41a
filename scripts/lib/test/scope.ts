import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '@motohaat/cli/terminal/say';

import { root } from '../run.ts';
import { workspace } from '../workspace.ts';

/** What belongs to one package, or to `scripts`, and is checked and tested with it. */
export type Scope = {
  name: string;
  /** From the root. */
  folder: string;
  /** What `tsc -b` builds. */
  project: string;
  /** The project of vitest.config.ts, where it has tests. */
  unitTests: string | undefined;
  /** Its folder of journeys, from e2e/. */
  journeys: string | undefined;
};

/**
 * Reads what is to be tested from the words of the command.
 *
 * @returns nothing when everything is to be tested
 * @throws UserError when there is no such package
 */
export function scopeOf(words: string[], folder = root): Scope | undefined {
  const [name, ...more] = words;
  if (name === undefined) return undefined;
  const packages = workspace(folder);
  const known = [...packages.keys(), 'scripts'];
  if (more.length > 0 || !known.includes(name)) {
    const wrong = more.length > 0 ? 'One name at a time' : `There is no “${name}”`;
    throw new UserError(
      `${wrong}. npm test tests everything, npm test -- NAME one of: ${known.join(', ')}. ` +
        'npm test -- previous tests the release before on the migrations of this tree.',
    );
  }
  const home = packages.get(name)?.folder ?? name;
  const journeys = `specs/${name}`;
  return {
    name,
    folder: home,
    project: name === 'scripts' ? 'tsconfig.node.json' : home,
    unitTests: hasTests(join(folder, home)) ? home : undefined,
    journeys: existsSync(join(folder, 'e2e', journeys)) ? journeys : undefined,
  };
}

const isMade = (name: string) => /(?:^|\/)(?:node_modules|dist)$/.test(name);

function hasTests(folder: string): boolean {
  return globSync('**/*.test.{ts,tsx}', { cwd: folder, exclude: isMade }).length > 0;
}
