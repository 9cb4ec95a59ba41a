import { statisticsDays } from '@motohaat/domain/bike-statistics';
import { dhakaDate } from '@motohaat/domain/time';

import type { Database } from '../database/index.ts';
import { forgetViews } from '../modules/bike-statistics/bike-statistics.repository.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 1_000;
/** One day more than is shown: a day begins in Dhaka while another process is still in the one before. */
const kept = (statisticsDays + 1) * 86_400_000;

/** Forgets how often bikes were looked at on days that no chart shows any more, once a day. */
export function forgetOldViews(db: Database): Job {
  return {
    name: 'forget-views',
    every: 86_400,
    run: async ({ signal, now }) => {
      const before = dhakaDate(new Date(now().getTime() - kept));
      await inParts(batch, signal, () => forgetViews(db, before, batch));
    },
  };
}
