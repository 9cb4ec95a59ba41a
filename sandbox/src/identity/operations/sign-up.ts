import { readText } from '../../fields.ts';
import { normaliseEmail } from '../accounts.ts';
import { refusal } from '../errors.ts';
import { hashPassword } from '../password-hash.ts';
import { assertAcceptablePassword } from '../password-policy.ts';
import { beginSession } from '../sessions.ts';
import type { Operation } from './operation.ts';

/** `accounts:signUp` with e-mail and password; guest accounts and links are not enabled. */
export const signUp: Operation = async (identity, body) => {
  const password = readText(body, 'password');
  if (readText(body, 'idToken')) throw refusal('OPERATION_NOT_ALLOWED');
  if (!readText(body, 'email') && !password) throw refusal('ADMIN_ONLY_OPERATION');
  const email = normaliseEmail(readText(body, 'email'));
  if (!password) throw refusal('MISSING_PASSWORD');
  assertAcceptablePassword(password);

  const hash = await hashPassword(password);
  // Checked after the hashing, with no wait in between: of two sign-ups at once, one wins.
  if (identity.accounts.byEmail(email)) throw refusal('EMAIL_EXISTS');
  const account = identity.accounts.create({
    email,
    displayName: readText(body, 'displayName') || undefined,
    password: { ...hash, updatedAt: identity.now() },
  });
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.localId,
    email,
    displayName: account.displayName,
    ...(await beginSession(identity, account, 'password')),
  };
};
