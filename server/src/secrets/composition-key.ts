import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Config } from '../config/config.ts';
import { keptInFile } from './kept-file.ts';

/**
 * The private key that signs compositions, in PEM.
 *
 * @throws Error with a sentence when the file that the settings name cannot be read
 */
export async function readCompositionKey({
  compositionKeyFile,
  dir,
}: Pick<Config, 'compositionKeyFile' | 'dir'>): Promise<string> {
  if (compositionKeyFile === undefined) {
    // For whoever runs the server by itself: no shell knows this key, but the API works.
    return keptInFile(path.join(dir, 'composition-key.pem'), newKey);
  }
  try {
    return await readFile(compositionKeyFile, 'utf8');
  } catch (cause) {
    throw new Error(`The file of COMPOSITION_KEY_FILE, ${compositionKeyFile}, cannot be read.`, {
      cause,
    });
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ type: 'pkcs8', format: 'pem' });
}
