import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { keptInFile } from './kept-file.ts';

/**
 * The secret of the server and the machines that look at releases: the one of the settings, or the one in
 * a file that only its owner reads, for machines beside the server.
 *
 * @param settings.dir the folder in which the server keeps its files
 */
export async function readSmokeKey({
  smokeKey,
  dir,
}: {
  smokeKey: string | undefined;
  dir: string;
}): Promise<string> {
  return (
    smokeKey ?? keptInFile(path.join(dir, 'smoke-key'), () => randomBytes(32).toString('base64url'))
  );
}
