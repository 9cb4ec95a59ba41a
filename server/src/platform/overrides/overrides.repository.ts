import type { RemoteRelease } from '@motohaat/contract/composition';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';

/** @returns its id and end */
export async function addOverride(
  db: Queryable,
  values: {
    application: string;
    account_id: string;
    origin: string;
    manifest: RemoteRelease;
    /** How long it counts; 8 at most. */
    hours: number;
  },
): Promise<{ id: string; expires_at: Date }> {
  const { hours, manifest, ...rest } = values;
  return db
    .insertInto('overrides')
    .values({
      id: newId(),
      ...rest,
      manifest: JSON.stringify(manifest),
      expires_at: sql<Date>`now() + make_interval(secs => ${Math.round(hours * 3_600)})`,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** One that still counts. */
export async function findOverride(db: Queryable, id: string) {
  return db
    .selectFrom('overrides')
    .select(['id', 'account_id', 'origin', 'manifest', 'expires_at'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Gives one that still counts another build. @returns its end; `undefined` when there is none */
export async function refreshOverride(
  db: Queryable,
  { id, application, manifest }: { id: string; application: string; manifest: RemoteRelease },
): Promise<Date | undefined> {
  const row = await db
    .updateTable('overrides')
    .set({ manifest: JSON.stringify(manifest) })
    .where('id', '=', id)
    .where('application', '=', application)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

/** @param which with an `application`: only when it is that one's */
export async function endOverride(
  db: Queryable,
  { id, application }: { id: string; application?: string },
): Promise<void> {
  await db
    .updateTable('overrides')
    .set({ ended_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .$if(application !== undefined, (query) => query.where('application', '=', application ?? ''))
    .execute();
}

/** Removes those whose time was over at a moment, used or not. */
export async function forgetOverrides(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('overrides').where('expires_at', '<', before).execute();
}
