import { outcomeOf } from '@motohaat/api/outcome';
import type { Outcome } from '@motohaat/domain/outcome';
import type { QueryClient } from '@tanstack/react-query';

/** First part of the query keys of everything that an admin's acts may change. */
export const adminKey = ['admin'] as const;

/**
 * Waits for the end of an act, and has everything that it may have changed asked for anew: also
 * after a refusal, which often means that somebody else was first.
 *
 * @param sentence what to say of the answer
 * @throws like `outcomeOf`
 */
export async function adminAct<Answer>(
  client: QueryClient,
  act: Promise<Answer>,
  sentence: (answer: Answer) => string,
): Promise<Outcome> {
  let said = '';
  const told = act.then((answer) => {
    said = sentence(answer);
  });
  const outcome = await outcomeOf(told, '');
  void client.invalidateQueries({ queryKey: adminKey });
  return outcome.status === 'done' ? { ...outcome, message: said } : outcome;
}
