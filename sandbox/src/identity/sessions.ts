import { refusal } from './errors.ts';
import type { Identity } from './identity.ts';
import { isPassword } from './password-hash.ts';
import type { Account } from './state.ts';
import type { IssuedTokens, Session, SignInProvider, TokenSubject } from './tokens.ts';

/** A password may be changed, and an account deleted, this long after signing in (s). */
export const RECENT_SIGN_IN_SECONDS = 300;

/** Begins a session: the account has just proved who it is. */
export function beginSession(
  identity: Identity,
  account: Account,
  provider: SignInProvider,
): Promise<IssuedTokens> {
  const now = identity.now();
  account.lastLoginAt = now;
  identity.accounts.changed();
  return identity.tokens.issue(account, { provider, authTime: Math.floor(now / 1000) });
}

/**
 * Finds who is speaking, by ID token.
 *
 * @throws HttpError MISSING_ID_TOKEN, INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or
 * USER_DISABLED.
 */
export async function requireSession(
  identity: Identity,
  idToken: string | undefined,
): Promise<{ account: Account; session: Session }> {
  if (!idToken) throw refusal('MISSING_ID_TOKEN');
  const subject = await identity.tokens.readIdToken(idToken);
  // An ID token carries whole seconds: one issued in the second of the change is still good.
  return accountOf(identity, { ...subject, issuedAt: subject.issuedAt + 999 });
}

/**
 * Goes on with a session, by refresh token.
 *
 * @throws HttpError MISSING_REFRESH_TOKEN, INVALID_REFRESH_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or
 * USER_DISABLED.
 */
export async function resumeSession(
  identity: Identity,
  refreshToken: string | undefined,
): Promise<{ account: Account; session: Session }> {
  if (!refreshToken) throw refusal('MISSING_REFRESH_TOKEN');
  return accountOf(identity, await identity.tokens.readRefreshToken(refreshToken));
}

/**
 * Asks for a fresh sign-in before a dangerous change.
 *
 * @throws HttpError CREDENTIAL_TOO_OLD_LOGIN_AGAIN.
 */
export function assertRecentSignIn(identity: Identity, session: Session): void {
  if (identity.now() / 1000 - session.authTime > RECENT_SIGN_IN_SECONDS) {
    throw refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
}

/**
 * Checks e-mail and password; a wrong password and an unknown address are told alike.
 *
 * @param email as `normaliseEmail` gives it.
 * @throws HttpError TOO_MANY_ATTEMPTS_TRY_LATER, INVALID_LOGIN_CREDENTIALS or USER_DISABLED.
 */
export async function checkPassword(
  identity: Identity,
  email: string,
  password: string,
): Promise<Account> {
  if (identity.throttle.isCoolingDown(email)) throw refusal('TOO_MANY_ATTEMPTS_TRY_LATER');
  const account = identity.accounts.byEmail(email);
  if (!account?.password || !(await isPassword(password, account.password))) {
    identity.throttle.failed(email);
    throw refusal('INVALID_LOGIN_CREDENTIALS');
  }
  if (account.disabled) throw refusal('USER_DISABLED');
  identity.throttle.succeeded(email);
  return account;
}

function accountOf(
  identity: Identity,
  { localId, session, issuedAt }: TokenSubject,
): { account: Account; session: Session } {
  const account = identity.accounts.byId(localId);
  if (!account) throw refusal('USER_NOT_FOUND');
  if (account.disabled) throw refusal('USER_DISABLED');
  if (issuedAt < account.validSince) throw refusal('TOKEN_EXPIRED');
  return { account, session };
}
