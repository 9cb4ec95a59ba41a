import { hintSeconds } from '@motohaat/domain/hint';

import type { Database } from '../database/index.ts';
import { forgetHints } from '../modules/stream/hints.repository.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 5_000;

/** Forgets hints that nobody goes on from any more, every ten minutes. */
export function forgetOldHints(db: Database): Job {
  return {
    name: 'forget-hints',
    every: 600,
    run: async ({ signal, now }) => {
      // Twice as long as promised: clocks differ, and a transaction may have taken long.
      const before = new Date(now().getTime() - 2 * hintSeconds * 1000);
      await inParts(batch, signal, () => forgetHints(db, { before, limit: batch }));
    },
  };
}
