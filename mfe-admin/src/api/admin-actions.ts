import { announceChange } from '@motohaat/api/changes';
import { outcomeOf } from '@motohaat/api/outcome';
import type { Outcome } from '@motohaat/domain/outcome';
import type { QueryClient } from '@tanstack/react-query';

/** What an admin's actions may change. */
const changes = [
  'adverts',
  'audit',
  'bookings',
  'products',
  'releases',
  'reports',
  'users',
] as const;

/**
 * Waits for the end of an action, and has everything that it may have changed read again: also
 * after a refusal, which often means that somebody else was first.
 *
 * @param sentence what to say of the answer
 * @throws like `outcomeOf`
 */
export async function adminAction<Answer>(
  client: QueryClient,
  answer: Promise<Answer>,
  sentence: (answer: Answer) => string,
): Promise<Outcome> {
  let said = '';
  const told = answer.then((given) => {
    said = sentence(given);
  });
  const outcome = await outcomeOf(told, '');
  void announceChange(client, changes);
  return outcome.status === 'done' ? { ...outcome, message: said } : outcome;
}
