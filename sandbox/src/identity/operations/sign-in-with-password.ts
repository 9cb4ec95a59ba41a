import { readText } from '../../fields.ts';
import { normaliseEmail } from '../accounts.ts';
import { refusal } from '../errors.ts';
import { beginSession, checkPassword } from '../sessions.ts';
import type { Operation } from './operation.ts';

/** `accounts:signInWithPassword`. */
export const signInWithPassword: Operation = async (identity, body) => {
  const email = normaliseEmail(readText(body, 'email'));
  const password = readText(body, 'password');
  if (!password) throw refusal('MISSING_PASSWORD');
  const account = await checkPassword(identity, email, password);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    localId: account.localId,
    email,
    displayName: account.displayName ?? '',
    registered: true,
    ...(await beginSession(identity, account, 'password')),
  };
};
