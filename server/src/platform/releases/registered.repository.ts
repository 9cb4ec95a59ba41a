import type { Release } from '@motohaat/contract/composition';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** A release with all that the registry knows of it. */
export type Registered = {
  application: string;
  id: string;
  version: string;
  manifest: Release;
  published_by: string;
  created_at: Date;
  /** Whether its files are no longer kept. */
  is_purged: boolean;
};

function select(db: Queryable) {
  return db
    .selectFrom('releases')
    .select(['application', 'id', 'version', 'manifest', 'published_by', 'created_at'])
    .select(
      sql<boolean>`EXISTS (
        SELECT FROM purged_releases AS p
        WHERE p.application = releases.application AND p.release = releases.id
      )`.as('is_purged'),
    );
}

export async function findVersion(
  db: Queryable,
  application: string,
  version: string,
): Promise<Registered | undefined> {
  return select(db)
    .where('application', '=', application)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The newest releases of an application first. */
export async function listRegistered(
  db: Queryable,
  application: string,
  limit: number,
): Promise<Registered[]> {
  return select(db)
    .where('application', '=', application)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The ids of an application's releases whose files are kept, but for one. */
export async function listOthersKept(
  db: Queryable,
  application: string,
  release: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('releases as r')
    .select('r.id')
    .where('r.application', '=', application)
    .where('r.id', '<>', release)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT FROM purged_releases AS p WHERE p.application = r.application AND p.release = r.id
      )`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds releases by application and id among those that were read. */
export type RegisteredLookup = (application: string, id: string) => Registered | undefined;

/** Reads releases, each once. @param wanted pairs of application and release id */
export async function lookUpRegistered(
  db: Queryable,
  wanted: Iterable<readonly [application: string, id: string]>,
): Promise<RegisteredLookup> {
  const pairs = new Map([...wanted].map((pair) => [pair.join(' '), pair]));
  if (pairs.size === 0) return () => undefined;
  const rows = await select(db)
    .where((where) =>
      where.or(
        [...pairs.values()].map(([application, id]) =>
          where.and([where('application', '=', application), where('id', '=', id)]),
        ),
      ),
    )
    .execute();
  const found = new Map(rows.map((row) => [`${row.application} ${row.id}`, row]));
  return (application, id) => found.get(`${application} ${id}`);
}

/**
 * Holds a release until the transaction ends, so that its files are not purged while it goes live,
 * and the other way round. @returns whether its files are kept
 */
export async function holdRelease(
  trx: Queryable,
  application: string,
  id: string,
): Promise<boolean> {
  await trx
    .selectFrom('releases')
    .select('id')
    .where('application', '=', application)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  const purged = await trx
    .selectFrom('purged_releases')
    .select('release')
    .where('application', '=', application)
    .where('release', '=', id)
    .executeTakeFirst();
  return purged === undefined;
}
