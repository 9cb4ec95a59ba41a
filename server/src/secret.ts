import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
  await mkdir(dir, { recursive: true });
  try {
    // Of two processes that start at once, one makes it and both read it.
    await writeFile(file, randomBytes(secretBytes).toString('base64url'), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const secret = await readFile(file, 'utf8');
  if (secret.length < secretBytes)
    throw new Error(`${file} is damaged. Delete it and start again.`);
  return secret;
}
