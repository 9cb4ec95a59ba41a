import { parametersOf } from '@motohaat/contract/pages';
import { isDashboardPath } from '@motohaat/contract/site-paths';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';

/** Pages of everyone that are of no use to a search engine; they say so in their heads too. */
const unlisted: readonly (string | undefined)[] = ['sign-in', 'sign-up', 'compare'];

export type StaticPage = { path: string; purpose: string | undefined; changed: Date | null };

/** The routes that everybody may open, of remotes that are not taken off. */
export function publicRoutes({ remotes, closed }: LiveRevision) {
  return remotes
    .filter(({ manifest: { name, audience } }) => audience === 'public' && !(name in closed))
    .flatMap(({ manifest }) => manifest.routes.map((route) => ({ ...route, manifest })))
    .filter(({ path, purpose }) => !isDashboardPath(path) && !unlisted.includes(purpose));
}

/** The pages of which there is one each, with the day since which it is made of the same files. */
export async function listStaticPages(
  db: Queryable,
  revision: LiveRevision,
): Promise<StaticPage[]> {
  const routes = publicRoutes(revision).filter(({ path }) => parametersOf(path).length === 0);
  return Promise.all(
    routes.map(async ({ id, path, purpose, manifest }) => ({
      path,
      purpose,
      changed: await findChange(db, manifest.name, id, manifest.preload[id] ?? []),
    })),
  );
}

/**
 * Since when every revision has had a page of these files, whatever else its remote's releases changed.
 * Files are named by their content.
 */
async function findChange(
  db: Queryable,
  remote: string,
  routeId: string,
  files: readonly string[],
): Promise<Date | null> {
  const { rows } = await sql<{ changed: Date | null }>`
    WITH same AS (
      SELECT id FROM releases
      WHERE application = ${remote} AND manifest #> ARRAY['preload', ${routeId}] = ${JSON.stringify(files)}::jsonb
    )
    SELECT min(created_at) AS changed FROM revisions WHERE number > coalesce((
      SELECT max(number) FROM revisions
      WHERE coalesce(releases ->> ${remote}, '') NOT IN (SELECT id FROM same)
    ), 0)`.execute(db);
  return rows[0]?.changed ?? null;
}
