import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { keptInFile } from './kept-file.ts';

/** Bytes of a secret: as many as HS256's hash has (RFC 7518, section 3.2). */
const secretBytes = 32;

/**
 * The secret of a server on somebody's own machine: made once, kept in a file that only its owner
 * reads, so that sign-ins survive a restart.
 *
 * @param dir the folder in which the server keeps its files
 */
export async function localSecret(dir: string): Promise<string> {
  const file = path.join(dir, 'access-token-secret');
  const make = () => randomBytes(secretBytes).toString('base64url');
  const secret = await keptInFile(file, make);
  if (secret.length < secretBytes)
    throw new Error(`${file} is damaged. Delete it and start again.`);
  return secret;
}
