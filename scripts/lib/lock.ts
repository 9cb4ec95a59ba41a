import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Sentence } from './say.ts';

/**
 * Claims a data folder for this process, so that two sites never share one.
 *
 * @returns gives the folder back
 * @throws Sentence when a living process holds it
 */
export function claim(folder: string): () => void {
  const file = join(folder, 'run.pid');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner && isAlive(owner)) {
    throw new Sentence(
      `MotoHaat already runs in this folder (process ${owner}). Stop it with Ctrl-C first.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
