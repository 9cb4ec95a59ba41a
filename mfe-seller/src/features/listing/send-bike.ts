import { ApiError } from '@motohaat/api/errors';
import { outcomeOf } from '@motohaat/api/outcome';
import { type BikeFields, inputOf } from '@motohaat/contract/bike-form';
import type { Outcome } from '@motohaat/domain/outcome';

export type BikeOutcome = Outcome & {
  /** What the server found wrong, by input. */
  faults: [input: keyof BikeFields, message: string][];
  /** Somebody changed the bike since the form was filled. */
  isConflict: boolean;
};

/**
 * Waits for the end of adding or editing a bike.
 *
 * @param done the sentence for success, which only an acknowledged answer is
 * @throws whatever is neither a refusal nor a lost connection
 */
export async function bikeOutcome(
  act: Promise<{ acknowledged: boolean }>,
  done: string,
): Promise<BikeOutcome> {
  let refusal: ApiError | undefined;
  const noted = act.catch((error: unknown) => {
    if (error instanceof ApiError) refusal = error;
    throw error;
  });
  const outcome = await outcomeOf(noted.then(acknowledged), done);
  const faults = Object.entries(refusal?.fields ?? {}).flatMap(([field, message]) => {
    const input = inputOf(field);
    return input ? [[input, message] satisfies [keyof BikeFields, string]] : [];
  });
  // What stands at an input needs no second telling.
  const message = refusal && faults.length > 0 ? refusal.message : outcome.message;
  return { ...outcome, message, faults, isConflict: refusal?.code === 'conflict' };
}

function acknowledged(answer: { acknowledged: boolean }): void {
  if (answer.acknowledged) return;
  throw new ApiError({
    status: 502,
    code: 'unknown',
    message: 'The server did not confirm this. Try again.',
  });
}
