import { readText } from '../../fields.ts';
import { randomId } from '../../random-id.ts';
import { normaliseEmail } from '../accounts.ts';
import type { Operation } from './operation.ts';

/** `accounts:createAuthUri`: says nothing about the address, so that nobody learns who is here. */
export const createAuthUri: Operation = (_identity, body) => {
  normaliseEmail(readText(body, 'identifier'));
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomId(20) };
};
