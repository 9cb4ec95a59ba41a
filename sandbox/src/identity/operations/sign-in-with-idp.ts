import { isFields, readFlag, readText } from '../../fields.ts';
import { googleIdOf, normaliseEmail } from '../accounts.ts';
import { refusal } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { beginSession, requireSession } from '../sessions.ts';
import type { Account, GoogleIdentity } from '../state.ts';
import type { Operation } from './operation.ts';

interface GoogleAccount extends GoogleIdentity {
  emailVerified: boolean;
}

/**
 * `accounts:signInWithIdp`: signs in with Google, or, with an ID token, links Google to the caller's
 * account. In place of Google's own token stands its content as JSON: `email`, and if wished `sub`,
 * `email_verified`, `name`, `picture`.
 */
export const signInWithIdp: Operation = async (identity, body) => {
  const google = readGoogleAccount(
    readText(body, 'postBody') ?? '',
    readText(body, 'requestUri') ?? '',
  );
  const idToken = readText(body, 'idToken');
  const owner = identity.accounts.byGoogleId(google.rawId);
  const sameEmail = identity.accounts.byEmail(google.email);
  if (!idToken && (owner ?? sameEmail)?.disabled) throw refusal('USER_DISABLED');

  let account: Account;
  if (idToken) {
    account = (await requireSession(identity, idToken)).account;
    if (owner && owner !== account) throw refusal('FEDERATED_USER_ID_ALREADY_LINKED');
    attach(identity, account, google);
  } else if (owner) {
    account = owner;
  } else if (sameEmail && !google.emailVerified) {
    // The vendor's answer when neither side proves the address: sign in the old way first.
    return {
      kind: KIND,
      needConfirmation: true,
      email: google.email,
      verifiedProvider: ['password'],
    };
  } else if (sameEmail) {
    account = sameEmail;
    dropUnprovenPassword(identity, account);
    attach(identity, account, google);
  } else {
    account = identity.accounts.create({ email: google.email });
    attach(identity, account, google);
  }

  return {
    kind: KIND,
    providerId: 'google.com',
    federatedId: `https://accounts.google.com/${google.rawId}`,
    localId: account.localId,
    email: account.email,
    emailVerified: account.emailVerified,
    displayName: account.displayName,
    fullName: google.displayName,
    photoUrl: account.photoUrl,
    isNewUser: !idToken && !owner && !sameEmail,
    oauthIdToken: JSON.stringify({ sub: google.rawId, email: google.email }),
    rawUserInfo: JSON.stringify({
      id: google.rawId,
      email: google.email,
      verified_email: google.emailVerified,
      name: google.displayName,
      picture: google.photoUrl,
    }),
    ...(await beginSession(identity, account, 'google.com')),
  };
};

const KIND = 'identitytoolkit#VerifyAssertionResponse';

/**
 * Someone may have registered the address before its owner came: a password on an address that was
 * never confirmed is thrown away, and whoever signed in with it is signed out.
 */
function dropUnprovenPassword(identity: Identity, account: Account): void {
  if (account.emailVerified || !account.password) return;
  account.password = undefined;
  identity.accounts.endSessions(account);
}

function attach(identity: Identity, account: Account, google: GoogleAccount): void {
  const { rawId, email, displayName, photoUrl, emailVerified } = google;
  account.google = { rawId, email, displayName, photoUrl };
  account.displayName ??= displayName;
  account.photoUrl ??= photoUrl;
  if (emailVerified && email === account.email) account.emailVerified = true;
  identity.accounts.changed();
}

/** The SDK sends what the popup said in `requestUri`, and a credential made in code in `postBody`. */
function readGoogleAccount(postBody: string, requestUri: string): GoogleAccount {
  const query = URL.canParse(requestUri) ? new URL(requestUri).search : '';
  const params = new URLSearchParams(postBody || query);
  if (params.get('providerId') !== 'google.com') throw refusal('OPERATION_NOT_ALLOWED');
  const claims = parseClaims(params.get('id_token'));
  const email = readText(claims, 'email');
  if (!email) throw refusal('INVALID_IDP_RESPONSE');
  return {
    rawId: readText(claims, 'sub') || googleIdOf(email),
    email: normaliseEmail(email),
    emailVerified: readFlag(claims, 'email_verified') ?? false,
    displayName: readText(claims, 'name') || undefined,
    photoUrl: readText(claims, 'picture') || undefined,
  };
}

function parseClaims(idToken: string | null) {
  try {
    const claims: unknown = JSON.parse(idToken ?? '');
    if (isFields(claims)) return claims;
  } catch {
    // Falls through to the vendor's refusal, as any other unreadable token does.
  }
  throw refusal('INVALID_IDP_RESPONSE');
}
