import type { Outcome } from '@motohaat/domain/outcome';

import { ApiError, errorMessage, isTransient, NetworkError } from './errors.ts';

/**
 * Waits for the end of an action.
 *
 * @param done the sentence for success
 * @throws whatever is neither a refusal nor a lost connection
 */
export async function outcomeOf(action: Promise<unknown>, done: string): Promise<Outcome> {
  try {
    await action;
    return { status: 'done', message: done };
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof NetworkError)) throw error;
    return {
      status: isTransient(error) ? 'failed' : 'refused',
      message: errorMessage(error),
      reasons: error instanceof ApiError ? error.reasons : [],
    };
  }
}
