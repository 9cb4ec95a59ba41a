import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { SetState } from '../revisions/revisions.repository.ts';

/** Says that the files of a release are no longer kept. */
export async function markPurged(db: Queryable, application: string, id: string): Promise<void> {
  await db
    .insertInto('purged_releases')
    .values({ application, release: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Releases whose files are kept, that were published before a time, and that no preview shows. */
export async function listKept(
  db: Queryable,
  before: Date,
): Promise<{ application: string; id: string }[]> {
  return db
    .selectFrom('releases')
    .select(['application', 'id'])
    .where('created_at', '<', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('preview_releases')
            .innerJoin('previews', 'previews.id', 'preview_releases.preview')
            .select('preview')
            .where('expires_at', '>', sql<Date>`now()`)
            .whereRef('preview_releases.application', '=', 'releases.application')
            .whereRef('preview_releases.release', '=', 'releases.id'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('purged_releases')
            .select('release')
            .whereRef('purged_releases.application', '=', 'releases.application')
            .whereRef('purged_releases.release', '=', 'releases.id'),
        ),
      ),
    )
    .execute();
}

/** Every state of the set that was live at a time or later. */
export async function listStatesSince(db: Queryable, time: Date): Promise<SetState[]> {
  return db
    .selectFrom('revisions')
    .select(['releases', 'canaries', 'closed'])
    .where(
      'number',
      '>=',
      sql<number>`coalesce((SELECT max(number) FROM revisions WHERE created_at <= ${time}), 1)`,
    )
    .execute();
}
