import type { UserCounts } from '@motohaat/contract/administration';

import type { Queryable } from '../../database/index.ts';
import { countUsers } from './users.repository.ts';

/** Milliseconds for which counts are told again; counting 100,000 accounts takes 50 or so. */
const lifetime = 5_000;

export type RememberedCounts = ReturnType<typeof rememberedCounts>;

/** The counts of accounts, which each view of a list shows, counted once in a while. */
export function rememberedCounts(db: Queryable, now = () => Date.now()) {
  let known: { until: number; counts: Promise<UserCounts> } | undefined;
  return {
    read: async (): Promise<UserCounts> => {
      if (!known || now() >= known.until) {
        const counts = countUsers(db);
        known = { until: now() + lifetime, counts };
        // What could not be counted is not remembered.
        counts.catch(() => {
          known = undefined;
        });
      }
      return known.counts;
    },
    /** What was just done shows at once. */
    forget: (): void => {
      known = undefined;
    },
  };
}
