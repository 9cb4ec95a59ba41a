import { ApiError, NetworkError } from '@motohaat/api/errors';

import { failureSentence } from '../language/failure-sentence.ts';
import { identityMessage, unknownReason } from './identity-messages.ts';
import { IdentityError } from './identity.ts';

/** An action of the session that did not succeed, with a sentence where there is something to say. */
export type Failed = { ok: false; code: string; message?: string };

/** What became of an action that threw. */
export function failed(error: unknown): Failed {
  if (error instanceof IdentityError) {
    const message = identityMessage(error.code);
    return { ok: false, code: error.code, ...(message && { message }) };
  }
  if (error instanceof ApiError) {
    const message = error.isUnexplained ? failureSentence(error) : error.message;
    return { ok: false, code: error.code, message };
  }
  if (error instanceof NetworkError) {
    return { ok: false, code: 'network-request-failed', message: failureSentence(error) };
  }
  return { ok: false, code: 'unknown', message: unknownReason() };
}
