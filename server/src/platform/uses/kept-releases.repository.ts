import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { Published } from '../releases/releases.repository.ts';

/** So many revisions are looked back, and so many releases found at the most. */
const most = { revisions: 500, releases: 100 };

/** A release that people can be brought back to. */
export type KeptRelease = Published & {
  /** `server` at its start, or `team:<application>`. */
  publishedBy: string;
};

/**
 * Releases that everybody had once and whose files are kept, the newest first: they can be gone back to.
 * What is live is among them.
 */
export async function listKeptForRollBack(db: Queryable): Promise<KeptRelease[]> {
  const { rows } = await sql<KeptRelease>`
    WITH had AS (
      SELECT DISTINCT key AS application, value AS id
      FROM (SELECT releases FROM revisions ORDER BY number DESC LIMIT ${most.revisions}) AS latest,
        jsonb_each_text(latest.releases)
    )
    SELECT r.id, r.manifest, r.published_by AS "publishedBy"
    FROM had JOIN releases AS r ON r.application = had.application AND r.id = had.id
    WHERE NOT EXISTS (
      SELECT FROM purged_releases AS p WHERE p.application = r.application AND p.release = r.id
    )
    ORDER BY r.created_at DESC, r.id LIMIT ${most.releases}`.execute(db);
  return rows;
}
