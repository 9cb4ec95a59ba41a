import type { Outcome } from '@motohaat/domain/outcome';

import { ApiError, errorMessage, isTransient, NetworkError } from './errors.ts';
import type { FailureWords } from './failure-words.ts';

/** What an action ends with when it is not done. */
export type ActionError = ApiError | NetworkError;

/** Whether an error is a refusal or a lost connection; anything else is an error of the program. */
export function isActionError(error: unknown): error is ActionError {
  return error instanceof ApiError || error instanceof NetworkError;
}

/**
 * How an action that met this error has ended.
 *
 * @param words for what the server does not say itself
 */
export function outcomeOfError(error: ActionError, words: FailureWords): Outcome {
  return {
    status: isTransient(error) ? 'failed' : 'refused',
    message: errorMessage(error, words),
    reasons: error instanceof ApiError ? error.reasons : [],
  };
}
