import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';

import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

import { isFields } from '../fields.ts';
import { StateFile } from '../state-file.ts';

/** The keys that sign what the stand-in issues. */
export interface SigningKeys {
  /** Name of the key pair in the published set. */
  kid: string;
  /** Signs ID tokens (RS256). */
  privateKey: KeyObject;
  publicKey: KeyObject;
  /** The public half as the published key set lists it. */
  publicJwk: JWK;
  /** Seals refresh tokens (HS256), which nobody but the stand-in reads. */
  refreshSecret: Uint8Array;
}

interface StoredKeys {
  privateKeyPem: string;
  refreshSecret: string;
}

/**
 * Reads the keys from the state folder, or makes and keeps new ones, so that tokens stay good after
 * a restart.
 *
 * @param dir state folder; the file in it is readable by its owner alone.
 * @param log told when a broken key file was set aside.
 */
export async function openKeys(dir: string, log: (message: string) => void): Promise<SigningKeys> {
  const { value } = await StateFile.open({
    file: path.join(dir, 'identity-keys.json'),
    parse: parseKeys,
    initial: generateKeys,
    log,
  });
  const privateKey = createPrivateKey(value.privateKeyPem);
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  return {
    kid,
    privateKey,
    publicKey,
    publicJwk: { ...jwk, kid, alg: 'RS256', use: 'sig' },
    refreshSecret: Buffer.from(value.refreshSecret, 'base64url'),
  };
}

async function generateKeys(): Promise<StoredKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    refreshSecret: randomBytes(32).toString('base64url'),
  };
}

function parseKeys(value: unknown): StoredKeys | undefined {
  if (!isFields(value)) return undefined;
  const { privateKeyPem, refreshSecret } = value;
  if (typeof privateKeyPem !== 'string' || typeof refreshSecret !== 'string') return undefined;
  try {
    createPrivateKey(privateKeyPem);
  } catch {
    // Not a key is an answer here: the caller sets the file aside and says so.
    return undefined;
  }
  return { privateKeyPem, refreshSecret };
}
