import { type Fields, readFlag, readText, readTexts } from '../../fields.ts';
import { normaliseEmail, providerUserInfo } from '../accounts.ts';
import { refusal } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { hashPassword } from '../password-hash.ts';
import { assertAcceptablePassword } from '../password-policy.ts';
import { assertRecentSignIn, beginSession, requireSession } from '../sessions.ts';
import type { Account } from '../state.ts';
import type { Operation } from './operation.ts';

/**
 * `accounts:update`: name, photo, password and providers of the caller's own account; or, with a
 * code from a mail, the confirmation of an address. A new project does not let an address be
 * changed before it is confirmed, so that a direct change is refused.
 */
export const update: Operation = async (identity, body) => {
  const oobCode = readText(body, 'oobCode');
  if (oobCode) return confirmEmail(identity, oobCode);

  const { account, session } = await requireSession(identity, readText(body, 'idToken'));
  const email = readText(body, 'email');
  if (email && normaliseEmail(email) !== account.email) throw refusal('OPERATION_NOT_ALLOWED');

  const password = readText(body, 'password');
  if (password !== undefined) {
    assertRecentSignIn(identity, session);
    assertAcceptablePassword(password);
    account.password = { ...(await hashPassword(password)), updatedAt: identity.now() };
    identity.accounts.endSessions(account);
  }
  changeProfile(account, body);
  removeProviders(account, readTexts(body, 'deleteProvider'));
  identity.accounts.changed();

  const tokens =
    password !== undefined
      ? await beginSession(identity, account, session.provider)
      : readFlag(body, 'returnSecureToken') && (await identity.tokens.issue(account, session));
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    photoUrl: account.photoUrl,
    providerUserInfo: providerUserInfo(account),
    ...tokens,
  };
};

/** Confirms the address that a VERIFY_EMAIL mail went to. */
function confirmEmail(identity: Identity, oobCode: string): object {
  const { email } = identity.mails.open(oobCode, 'VERIFY_EMAIL');
  const account = identity.accounts.byEmail(email);
  if (!account) throw refusal('INVALID_OOB_CODE');
  account.emailVerified = true;
  identity.mails.spend(email, 'VERIFY_EMAIL');
  identity.accounts.changed();
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.localId,
    email,
    emailVerified: true,
  };
}

/** An empty text or null takes a name or photo away, as `deleteAttribute` does. */
function changeProfile(account: Account, body: Fields): void {
  if ('displayName' in body) account.displayName = readText(body, 'displayName') || undefined;
  if ('photoUrl' in body) account.photoUrl = readText(body, 'photoUrl') || undefined;
  const removed = readTexts(body, 'deleteAttribute');
  if (removed.includes('DISPLAY_NAME')) account.displayName = undefined;
  if (removed.includes('PHOTO_URL')) account.photoUrl = undefined;
}

function removeProviders(account: Account, providers: string[]): void {
  if (providers.includes('password')) account.password = undefined;
  if (providers.includes('google.com')) account.google = undefined;
}
