import { isFields } from '../fields.ts';
import type { PasswordHash } from './password-hash.ts';

/** A Google account as the stand-in knows it. */
export interface GoogleIdentity {
  /** Google's own id of the account. */
  rawId: string;
  email: string;
  displayName?: string;
  photoUrl?: string;
}

/** One account of the project. Times are ms since 1970. */
export interface Account {
  localId: string;
  /** Lower case, unique. */
  email: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  disabled: boolean;
  password?: PasswordHash & { updatedAt: number };
  google?: GoogleIdentity;
  createdAt: number;
  lastLoginAt: number;
  /** Sessions that began before are over. */
  validSince: number;
}

export type MailType = 'PASSWORD_RESET' | 'VERIFY_EMAIL';

/** A mail that a real project would have sent. Times are ms since 1970. */
export interface Mail {
  email: string;
  requestType: MailType;
  oobCode: string;
  oobLink: string;
  sentAt: number;
  expiresAt: number;
  used: boolean;
}

/** All that the identity stand-in remembers. */
export interface IdentityState {
  version: 1;
  accounts: Account[];
  mails: Mail[];
}

export function emptyState(): IdentityState {
  return { version: 1, accounts: [], mails: [] };
}

/** Narrows a read file to a state; undefined when any part of it is not what this version writes. */
export function parseState(value: unknown): IdentityState | undefined {
  if (!isFields(value) || value['version'] !== 1) return undefined;
  const { accounts, mails } = value;
  if (!Array.isArray(accounts) || !accounts.every(isAccount)) return undefined;
  if (!Array.isArray(mails) || !mails.every(isMail)) return undefined;
  return { version: 1, accounts, mails };
}

function isAccount(value: unknown): value is Account {
  return (
    isFields(value) &&
    hasTypes(value, 'string', ['localId', 'email']) &&
    hasTypes(value, 'boolean', ['emailVerified', 'disabled']) &&
    hasTypes(value, 'number', ['createdAt', 'lastLoginAt', 'validSince']) &&
    isAbsentOr(value['displayName'], 'string') &&
    isAbsentOr(value['photoUrl'], 'string') &&
    isAbsentOrFields(value['password'], ['salt', 'key']) &&
    isAbsentOrFields(value['google'], ['rawId', 'email'])
  );
}

function isMail(value: unknown): value is Mail {
  return (
    isFields(value) &&
    hasTypes(value, 'string', ['email', 'requestType', 'oobCode', 'oobLink']) &&
    hasTypes(value, 'number', ['sentAt', 'expiresAt']) &&
    hasTypes(value, 'boolean', ['used'])
  );
}

function hasTypes(
  value: Readonly<Record<string, unknown>>,
  type: string,
  names: string[],
): boolean {
  return names.every((name) => typeof value[name] === type);
}

function isAbsentOr(value: unknown, type: string): boolean {
  return value === undefined || typeof value === type;
}

function isAbsentOrFields(value: unknown, texts: string[]): boolean {
  return value === undefined || (isFields(value) && hasTypes(value, 'string', texts));
}
