import { readText } from '../../fields.ts';
import { userInfo } from '../accounts.ts';
import { requireSession } from '../sessions.ts';
import type { Operation } from './operation.ts';

/** `accounts:lookup`: the account that the ID token belongs to. */
export const lookup: Operation = async (identity, body) => {
  const { account } = await requireSession(identity, readText(body, 'idToken'));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [userInfo(account)] };
};
