import { sql } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';
import type { Published } from '../releases/releases.repository.ts';

type Chosen = { application: string; id: string };

/** How many previews an application may have at a time; the one that ends first makes room. */
const most = 50;

/**
 * Gives a name a set of releases, in place of the one that it had.
 *
 * @param days how long it is shown from now on; 7 at most
 * @returns its id and end, and whether the name is new
 */
export async function putPreview(
  trx: Queryable,
  { application, name, days }: { application: string; name: string; days: number },
  releases: readonly Chosen[],
): Promise<{ id: string; expires_at: Date; created: boolean }> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${Math.round(days * 86_400)})`;
  const preview = await trx
    .insertInto('previews')
    .values({ id: newId(), application, name, expires_at })
    .onConflict((conflict) =>
      conflict
        .columns(['application', 'name'])
        .doUpdateSet({ changed_at: sql<Date>`now()`, expires_at }),
    )
    .returning(['id', 'expires_at', sql<boolean>`xmax = 0`.as('created')])
    .executeTakeFirstOrThrow();
  await trx.deleteFrom('preview_releases').where('preview', '=', preview.id).execute();
  await trx
    .insertInto('preview_releases')
    .values(
      releases.map((each) => ({
        preview: preview.id,
        application: each.application,
        release: each.id,
      })),
    )
    .execute();
  await forgetSurplus(trx, application);
  return preview;
}

async function forgetSurplus(trx: Queryable, application: string): Promise<void> {
  await trx
    .deleteFrom('previews')
    .where('id', 'in', (from) =>
      from
        .selectFrom('previews')
        .select('id')
        .where('application', '=', application)
        .orderBy('expires_at', 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();
}

/** One that still counts, with the releases that it shows; their files may be gone. */
export async function findPreview(db: Queryable, id: string) {
  const preview = await db
    .selectFrom('previews')
    .select(['id', 'name', 'changed_at', 'expires_at'])
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!preview) return undefined;
  const releases: Published[] = await db
    .selectFrom('preview_releases')
    .innerJoin('releases', (join) =>
      join
        .onRef('releases.application', '=', 'preview_releases.application')
        .onRef('releases.id', '=', 'preview_releases.release'),
    )
    .select(['releases.id', 'releases.manifest'])
    .where('preview_releases.preview', '=', id)
    .execute();
  return { ...preview, releases };
}

/** Ends a preview by its name; one that is over already stays over. */
export async function endPreview(
  db: Queryable,
  { application, name }: { application: string; name: string },
): Promise<void> {
  await db
    .deleteFrom('previews')
    .where('application', '=', application)
    .where('name', '=', name)
    .execute();
}

/** Removes those whose time was over at a moment. */
export async function forgetPreviews(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('previews').where('expires_at', '<', before).execute();
}
