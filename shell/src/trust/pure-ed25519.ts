import { hashes, verify as verifyWith } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Whether `signature` is that of `key` over `message`, by the strict rules of RFC 8032. */
export function verify(signature: Uint8Array, message: Uint8Array, key: Uint8Array): boolean {
  return verifyWith(signature, message, key, { zip215: false });
}
