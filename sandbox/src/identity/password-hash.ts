import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const KEY_BYTES = 32;
const SALT_BYTES = 16;

/** What is kept of a password: a salt and the scrypt key (Node's default cost), in base64url. */
export interface PasswordHash {
  salt: string;
  key: string;
}

/** Hashes a password with a new salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, KEY_BYTES);
  return { salt: salt.toString('base64url'), key: key.toString('base64url') };
}

/** Says whether this is the password that was hashed. */
export async function isPassword(password: string, hash: PasswordHash): Promise<boolean> {
  const key = await derive(password, Buffer.from(hash.salt, 'base64url'), KEY_BYTES);
  return timingSafeEqual(key, Buffer.from(hash.key, 'base64url'));
}
