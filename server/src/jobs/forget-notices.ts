import { noticeDays } from '@motohaat/domain/notice';

import type { Database } from '../database/index.ts';
import { forgetMails } from '../modules/mails/outbox.repository.ts';
import { forgetNotices } from '../modules/notices/notices.repository.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 1_000;

/** Forgets what people were told and mailed 90 days ago, every hour. */
export function forgetOldNotices(db: Database): Job {
  return {
    name: 'forget-notices',
    every: 3_600,
    run: async ({ signal, now }) => {
      const before = new Date(now().getTime() - noticeDays * 86_400_000);
      for (const forget of [forgetNotices, forgetMails]) {
        await inParts(batch, signal, () => forget(db, { before, limit: batch }));
      }
    },
  };
}
