import type { DeletionPlan } from '@motohaat/contract/profile';

import type { Messages } from '../messages/dashboard/profile/en.tsx';

const counts = ['unpaidBookings', 'listings', 'adverts', 'wishes', 'reports'] as const;

/** What deleting one's account will do, in sentences. */
export function consequenceSentences(
  { consequences, due }: Pick<DeletionPlan, 'consequences' | 'due'>,
  t: Messages['consequences'],
): string[] {
  return [
    t.signedOut,
    t.until(new Date(due)),
    ...counts.filter((of) => consequences[of] > 0).map((of) => t[of](consequences[of])),
    t.erased,
  ];
}
