import type { Release, RemoteRelease, ShellRelease } from '@motohaat/contract/composition';

import type { Queryable } from '../../database/index.ts';
import { inTextOrder } from '../../system/text-order.ts';

/** A release as the registry has it. */
export type Published<R extends Release = Release> = { id: string; manifest: R };

/**
 * Adds a release to the registry, under the version that it says it is.
 *
 * @param record.publishedBy `server`, or `team:<application>`
 * @param record.version another name than its own
 * @returns `known`: it was there already; `taken`: other content has that version
 */
export async function addRelease(
  db: Queryable,
  id: string,
  manifest: Release,
  record: { publishedBy: string; version?: string },
): Promise<'created' | 'known' | 'taken'> {
  const result = await db
    .insertInto('releases')
    .values({
      application: manifest.name,
      id,
      version: record.version ?? manifest.version,
      manifest: JSON.stringify(manifest),
      published_by: record.publishedBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows === 1n) return 'created';
  return (await findRelease(db, manifest.name, id)) ? 'known' : 'taken';
}

/** One release of the registry; `undefined` when nobody published it. */
export async function findRelease(
  db: Queryable,
  application: string,
  id: string,
): Promise<Published | undefined> {
  return db
    .selectFrom('releases')
    .select(['id', 'manifest'])
    .where('application', '=', application)
    .where('id', '=', id)
    .executeTakeFirst();
}

/**
 * The releases of a set, sorted by application; those that the registry lacks are left out.
 *
 * @param set application → release id
 */
export async function findReleases(
  db: Queryable,
  set: Record<string, string>,
): Promise<Published[]> {
  const wanted = Object.entries(set);
  if (wanted.length === 0) return [];
  const releases = await db
    .selectFrom('releases')
    .select(['id', 'manifest'])
    .where((where) =>
      where.or(
        wanted.map(([application, id]) =>
          where.and([where('application', '=', application), where('id', '=', id)]),
        ),
      ),
    )
    .execute();
  // Here, not in the database, whose order of letters depends on its locale.
  return releases.toSorted((one, other) => inTextOrder(one.manifest.name, other.manifest.name));
}

export function isRemote(release: Published): release is Published<RemoteRelease> {
  return release.manifest.kind === 'remote';
}

export function isShell(release: Published): release is Published<ShellRelease> {
  return release.manifest.kind === 'shell';
}
