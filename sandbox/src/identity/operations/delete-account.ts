import { readText } from '../../fields.ts';
import { assertRecentSignIn, requireSession } from '../sessions.ts';
import type { Operation } from './operation.ts';

/** `accounts:delete`: removes the caller's own account. */
export const deleteAccount: Operation = async (identity, body) => {
  const { account, session } = await requireSession(identity, readText(body, 'idToken'));
  assertRecentSignIn(identity, session);
  identity.accounts.remove(account);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
