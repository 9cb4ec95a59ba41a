import { createHash } from 'node:crypto';

import { randomId } from '../random-id.ts';
import type { StateFile } from '../state-file.ts';
import { refusal } from './errors.ts';
import type { Account, GoogleIdentity, IdentityState } from './state.ts';

const EMAIL = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;

/** The accounts of the project. Whoever changes one says so with `changed`. */
export class Accounts {
  readonly #state: StateFile<IdentityState>;
  readonly #now: () => number;

  /** @param now the time in ms since 1970. */
  constructor(state: StateFile<IdentityState>, now: () => number) {
    this.#state = state;
    this.#now = now;
  }

  get all(): readonly Account[] {
    return this.#state.value.accounts;
  }

  byId(localId: string): Account | undefined {
    return this.all.find((account) => account.localId === localId);
  }

  /** @param email lower case, as `readEmail` gives it. */
  byEmail(email: string): Account | undefined {
    return this.all.find((account) => account.email === email);
  }

  byGoogleId(rawId: string): Account | undefined {
    return this.all.find(({ google }) => google?.rawId === rawId);
  }

  /** Adds an account, not verified and not disabled unless said otherwise. */
  create(fields: Partial<Account> & { email: string }): Account {
    const now = this.#now();
    const account: Account = {
      localId: randomId(28),
      emailVerified: false,
      disabled: false,
      createdAt: now,
      lastLoginAt: now,
      validSince: now,
      ...fields,
    };
    this.#state.value.accounts.push(account);
    this.changed();
    return account;
  }

  remove(account: Account): void {
    this.#state.value.accounts = this.all.filter((other) => other !== account);
    this.changed();
  }

  /** Ends all sessions of an account that exist at this moment. */
  endSessions(account: Account): void {
    account.validSince = this.#now();
    this.changed();
  }

  changed(): void {
    this.#state.changed();
  }
}

/**
 * Brings an e-mail address to the form under which accounts are kept.
 *
 * @throws HttpError MISSING_EMAIL or INVALID_EMAIL.
 */
export function normaliseEmail(email: string | undefined): string {
  if (!email) throw refusal('MISSING_EMAIL');
  if (!EMAIL.test(email)) throw refusal('INVALID_EMAIL');
  return email.toLowerCase();
}

/** The id that Google would have for this address: one address, one id of 21 digits. */
export function googleIdOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return BigInt(`0x${digest}`).toString().slice(0, 21);
}

/** The ways to sign in to an account, in the vendor's words. */
export function providerUserInfo(account: Account): object[] {
  const { email, displayName, photoUrl } = account;
  const password = {
    providerId: 'password',
    rawId: email,
    federatedId: email,
    email,
    displayName,
    photoUrl,
  };
  return [
    ...(account.password ? [password] : []),
    ...(account.google ? [googleUserInfo(account.google)] : []),
  ];
}

/** An account in the vendor's words, as `accounts:lookup` shows it to its owner. */
export function userInfo(account: Account): object {
  return {
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    disabled: account.disabled,
    validSince: String(Math.floor(account.validSince / 1000)),
    createdAt: String(account.createdAt),
    lastLoginAt: String(account.lastLoginAt),
    ...(account.password && {
      passwordHash: 'REDACTED',
      passwordUpdatedAt: account.password.updatedAt,
    }),
    providerUserInfo: providerUserInfo(account),
  };
}

function googleUserInfo(google: GoogleIdentity): object {
  return { providerId: 'google.com', federatedId: google.rawId, ...google };
}
