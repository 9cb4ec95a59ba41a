import type { Database } from '../../database/index.ts';
import { findRelease } from '../releases.repository.ts';

/** Tells releases that somebody published from made-up ones; those that are there are remembered. */
export function createReleaseCheck(db: Database) {
  const known = new Set<string>();
  return async (remote: string, release: string): Promise<boolean> => {
    const key = `${remote}/${release}`;
    if (known.has(key)) return true;
    const found = await findRelease(db, remote, release);
    if (found) known.add(key);
    return found !== undefined;
  };
}
