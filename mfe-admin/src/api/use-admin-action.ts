import { type Action, type ActionOptions, useAction } from '@motohaat/platform/use-action';

/** What an admin's actions on people, bikes and bookings may change, wherever it is shown. */
const changes = ['adverts', 'audit', 'bookings', 'products', 'reports', 'users'] as const;

type AdminActionOptions<Answer> = Pick<ActionOptions<string, Answer>, 'run' | 'success' | 'onDone'>;

/**
 * An action that is asked about in a dialog, with a reason: `run` gets what was written. Why it was
 * not done is told in the dialog.
 */
export function useAdminAction<Answer>(options: AdminActionOptions<Answer>): Action<string> {
  return useAction({ ...options, changes, refusals: 'here', unknowns: 'here' });
}
