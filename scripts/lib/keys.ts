import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './run.ts';

/** Where this working tree keeps the key that signs compositions. */
export const compositionKeyFile = join(root, '.motohaat/keys/composition.pem');

/**
 * What a shell that is built here accepts compositions from: raw Ed25519 public keys in base64url,
 * with commas. `COMPOSITION_PUBLIC_KEYS` names those of a server elsewhere; without it, it is the
 * key of this working tree, which is made when it is not there.
 */
export function compositionPublicKeys(): string {
  const named = process.env['COMPOSITION_PUBLIC_KEYS'];
  if (named) return named;
  if (!existsSync(compositionKeyFile)) makeKey();
  const key = createPublicKey(readFileSync(compositionKeyFile));
  return String(key.export({ format: 'jwk' }).x);
}

/** Renamed into place when it is complete, so that a broken-off start leaves no half of a key. */
function makeKey(): void {
  mkdirSync(join(compositionKeyFile, '..'), { recursive: true, mode: 0o700 });
  const { privateKey } = generateKeyPairSync('ed25519');
  const draft = `${compositionKeyFile}.${process.pid}`;
  const text = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, compositionKeyFile);
}
