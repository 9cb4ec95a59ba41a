import { sql } from 'kysely';
import { v7 as newId } from 'uuid';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';
import type { Published } from '../releases/releases.repository.ts';

type Chosen = { application: string; id: string };

type NamedPreview = {
  application: string;
  name: string;
  days: number;
  /** The account that chose its set; `null`: the team with its token. */
  madeBy: string | null;
};

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
  { application, name, days, madeBy }: NamedPreview,
  releases: readonly Chosen[],
): Promise<{ id: string; expires_at: Date; created: boolean }> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${Math.round(days * 86_400)})`;
  const preview = await trx
    .insertInto('previews')
    .values({ id: newId(), application, name, expires_at, made_by: madeBy })
    .onConflict((conflict) =>
      conflict
        .columns(['application', 'name'])
        .doUpdateSet({ changed_at: sql<Date>`now()`, expires_at, made_by: madeBy }),
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

type PreviewRow = {
  id: string;
  application: string;
  name: string;
  /** Of the account that chose its set; `null`: the team with its token. */
  maker: string | null;
  changed_at: Date;
  expires_at: Date;
  releases: { application: string; version: string }[];
};

const latestFirst = keysetCursor({ changed_at: 'timestamp', id: 'uuid' });

/** Those that are not over, the latest set first. @param page.application only its own */
export async function listPreviews(
  db: Queryable,
  { limit, cursor, application }: PageRequest & { application?: string | undefined },
): Promise<Page<PreviewRow>> {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  const { rows } = await sql<PreviewRow & { position: string }>`
    SELECT p.id, p.application, p.name, u.name AS maker, p.changed_at, p.expires_at,
      p.changed_at::text AS position,
      (SELECT json_agg(json_build_object('application', r.application, 'version', r.version)
          ORDER BY r.application)
        FROM preview_releases c
        JOIN releases r ON r.application = c.application AND r.id = c.release
        WHERE c.preview = p.id) AS releases
    FROM previews p
    LEFT JOIN users u ON u.id = p.made_by
    WHERE p.expires_at > now()
      ${application === undefined ? sql`` : sql`AND p.application = ${application}`}
      ${after ? sql`AND (p.changed_at, p.id) < (${after.changed_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY p.changed_at DESC, p.id DESC
    LIMIT ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ position, id }) =>
    latestFirst.encode({ changed_at: position, id }),
  );
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
