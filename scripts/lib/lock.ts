import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '@motohaat/cli/terminal/say';

import { ownerOf, startOf } from './owner.mjs';

/**
 * Claims a data folder for this process, so that two sites never share one. The claim of a process
 * that was killed is taken over.
 *
 * @param instead what to do where one runs
 * @returns gives the folder back
 * @throws UserError when a living process holds it
 */
export function claim(folder: string, instead = 'Stop it with Ctrl-C first.'): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'run.pid');
  // Linked under its name when it is complete: nobody reads half a claim, and one of two gets it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${process.pid}\n${startOf(process.pid)}\n`);
  try {
    while (!place(draft, file)) {
      const owner = ownerOf(file);
      if (owner !== undefined) {
        throw new UserError(`MotoHaat already runs in this folder (process ${owner}). ${instead}`);
      }
      takeAway(file, `${draft}.old`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(file, { force: true });
}

function place(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a claim without an owner, but not that of a process which was faster. */
function takeAway(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (ownerOf(aside) !== undefined) place(aside, file);
  rmSync(aside, { force: true });
}
