import { ApiError, errorMessage, isTransient, NetworkError } from './errors.ts';

/**
 * How a person's act ended, with the sentence to show. `refused`: the server said no. `failed`:
 * nobody knows whether it happened, or the server could not; the same act may be tried again.
 */
export type Outcome = {
  status: 'done' | 'refused' | 'failed';
  message: string;
  /** Everything that stands in the way, where the server lists it. */
  reasons?: readonly string[];
};

/**
 * Waits for the end of an act.
 *
 * @param done the sentence for success
 * @throws whatever is neither a refusal nor a lost connection
 */
export async function outcomeOf(act: Promise<unknown>, done: string): Promise<Outcome> {
  try {
    await act;
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
