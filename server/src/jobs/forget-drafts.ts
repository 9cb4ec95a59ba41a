import { draftDays } from '@motohaat/contract/drafts';
import { sql } from 'kysely';

import type { Database } from '../database/index.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 1_000;

/** Forgets unfinished listings that nobody has saved for half a year, once a day. */
export function forgetDrafts(db: Database): Job {
  return {
    name: 'forget-drafts',
    every: 86_400,
    run: async ({ signal, now }) => {
      const before = new Date(now().getTime() - draftDays * 86_400_000);
      await inParts(batch, signal, () => forgetSome(db, before));
    },
  };
}

/** Their photos are loose a day later by themselves. */
async function forgetSome(db: Database, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM listing_drafts
    WHERE id IN (
      SELECT id FROM listing_drafts WHERE updated_at < ${before} ORDER BY updated_at, id LIMIT ${batch}
    )`.execute(db);
  return Number(numAffectedRows);
}
