import { ApiError, NetworkError } from '@motohaat/api/errors';

import { identityMessage } from './identity-messages.ts';
import { IdentityError } from './identity.ts';

/** An action of the session that did not succeed, with a sentence where there is something to say. */
export type Failed = { ok: false; code: string; message?: string };

/** What became of an action that threw. */
export function failed(error: unknown): Failed {
  if (error instanceof IdentityError) {
    const message = identityMessage(error.code);
    return { ok: false, code: error.code, ...(message && { message }) };
  }
  if (error instanceof ApiError || error instanceof NetworkError) {
    const code = error instanceof ApiError ? error.code : 'network-request-failed';
    return { ok: false, code, message: error.message };
  }
  return { ok: false, code: 'unknown', message: 'Could not sign in. Try again.' };
}
