import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { RemotePlan } from './plan.ts';
import { repositoryOf } from './repository.ts';
import { WrongRemoteError } from './wrong-remote-error.ts';

/**
 * Writes a repository of one remote.
 *
 * @param folder is made; it may be there when nothing but a repository's own folder is in it
 * @returns the paths that were written
 * @throws WrongRemoteError when something else is in it
 */
export function makeRepository(folder: string, plan: RemotePlan): string[] {
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.git') : [];
  if (found.length > 0) throw new WrongRemoteError(`${folder} is not empty.`);
  const files = repositoryOf(plan);
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...files.keys()];
}
