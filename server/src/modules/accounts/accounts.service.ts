import type { NewUser } from '@motohaat/contract/accounts';
import { cleanName } from '@motohaat/domain/name';
import { v7 as uuidv7 } from 'uuid';

import type { VerifiedIdentity } from '../../adapters/identity/port.ts';
import { isUniqueViolation, type Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import {
  type Account,
  findByUid,
  insertAccount,
  isBanned,
  type NewAccount,
  releaseUnprovedEmail,
  setEmail,
} from './accounts.repository.ts';
import type { Pseudonyms } from './pseudonyms.ts';

/** What signing in goes by, besides the sign-in itself. */
export type SigningIn = {
  db: Queryable;
  /** Whom somebody can write to who may not come in. */
  supportEmail: string;
  pseudonyms: Pseudonyms;
};

/**
 * The account of a verified sign-in, brought up to date with what the provider says of its address.
 *
 * @throws AppError `no_account`, `account_suspended`, `email_taken`, or `unauthenticated` if the person
 *   has signed out everywhere since
 */
export async function signIn(signingIn: SigningIn, identity: VerifiedIdentity): Promise<Account> {
  const account = await findByUid(signingIn.db, identity.uid);
  if (!account) throw new AppError('no_account');
  return followIdentity(signingIn, account, identity);
}

/**
 * Makes the account of a verified sign-in, or finds the one it has, which keeps its role.
 *
 * @throws AppError `account_suspended`, `account_banned`, `email_taken`, or `unauthenticated`
 */
export async function register(
  signingIn: SigningIn,
  identity: VerifiedIdentity,
  wanted: NewUser,
): Promise<{ account: Account; isNew: boolean }> {
  const { db, pseudonyms } = signingIn;
  const known = await findByUid(db, identity.uid);
  if (known) return { account: await followIdentity(signingIn, known, identity), isNew: false };
  if (await isBanned(db, pseudonyms.banHash(identity.email))) throw new AppError('account_banned');

  const inserted = await insertClaimingEmail(db, {
    id: uuidv7(),
    uid: identity.uid,
    email: identity.email,
    emailVerified: identity.emailVerified,
    name: readName(wanted.name) || cleanName(identity.name),
    photo: safePhoto(identity.photo),
    // Google's button stands on both pages and asks for no role (specification, section 6).
    role: identity.provider === 'google.com' ? 'buyer' : wanted.role,
  });
  if (inserted) return { account: inserted, isNew: true };
  return { account: await signIn(signingIn, identity), isNew: false };
}

/** @throws AppError `invalid` for a name that nobody could see; none at all is the provider's then */
function readName(text = ''): string {
  const name = cleanName(text);
  if (name === '' && text.trim() !== '') {
    throw new AppError('invalid', { fields: { name: (t) => t.accounts.nameNeeded } });
  }
  return name;
}

async function followIdentity(
  { db, supportEmail }: SigningIn,
  account: Account,
  identity: VerifiedIdentity,
): Promise<Account> {
  if (account.status !== 'active') {
    throw new AppError('account_suspended', { message: whyShut(account, supportEmail) });
  }
  if (isFromBefore(identity, account.signed_out_at)) throw new AppError('unauthenticated');
  const { email, emailVerified } = identity;
  if (account.email === email && account.email_verified === emailVerified) return account;
  try {
    await setEmail(db, account.id, identity);
  } catch (cause) {
    throw refusalOf(cause);
  }
  return { ...account, email, email_verified: emailVerified };
}

function whyShut(account: Account, supportEmail: string): Say {
  const { status, suspension_code: code, suspension_reason: reason } = account;
  if (status === 'deleted') return (t) => t.accounts.deleted;
  return (t) => t.accounts.suspended(supportEmail, code ? t.reasons[code] : reason);
}

function isFromBefore({ signedInAt }: VerifiedIdentity, signedOutAt: Date | null): boolean {
  return signedOutAt !== null && secondOf(signedInAt) < secondOf(signedOutAt);
}

/** Sign-ins are told to the second. */
function secondOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/**
 * An account is tied to the provider's uid, and its address to that account. One case loosens the
 * tie: the other account never proved the address and this person has. Then the address was
 * squatted, or is its owner's own abandoned try; it goes to who proved it, and the old account is
 * locked with all it holds, so that neither gets anything of the other (ruling S3.2).
 */
async function insertClaimingEmail(db: Queryable, account: NewAccount) {
  try {
    return await insertAccount(db, account);
  } catch (cause) {
    if (!isEmailTaken(cause)) throw cause;
    // A second try at the same moment can meet its own account by the address before it does by the uid.
    if (await findByUid(db, account.uid)) return undefined;
    if (!account.emailVerified) throw new AppError('email_taken', { cause });
  }
  await releaseUnprovedEmail(db, account.email);
  try {
    return await insertAccount(db, account);
  } catch (cause) {
    throw refusalOf(cause);
  }
}

/** Why an address cannot be written; what is no refusal as it is. */
function refusalOf(cause: unknown): unknown {
  return isEmailTaken(cause) ? new AppError('email_taken', { cause }) : cause;
}

function isEmailTaken(error: unknown): boolean {
  return isUniqueViolation(error, 'users_email_key');
}

/** A picture's address comes from outside: only https, so that it can carry no script (ruling S3.20). */
function safePhoto(photo: string | null): string | null {
  if (photo === null || photo.length > 1000 || !URL.canParse(photo)) return null;
  return new URL(photo).protocol === 'https:' ? photo : null;
}
