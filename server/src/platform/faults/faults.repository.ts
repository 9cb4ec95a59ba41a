import type { Fault, Frame } from '@motohaat/contract/faults';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { faultId } from './fault-id.ts';

/** Different faults of a release that are kept: whoever reads them looks at no more. */
export const mostOfRelease = 100;

/** Those of them that one view may tell of; a page that is not made up tells of no more. */
const mostOfView = 10;

/** Tellings of one address that count in an hour; see `viewsAnHour`. */
const mostOfOrigin = 120;

type TellingView = { id: string; at: Date; origin: string };

/**
 * Counts a fault, once for each page view, unless the view or its address has told of too many. A release that
 * has too many different ones gives up one that fewest views have told of: who makes faults up, or tells
 * of each with other words, must not keep those out that many people have.
 */
export async function addFault(db: Queryable, view: TellingView, fault: Fault): Promise<void> {
  const id = faultId(fault);
  const { remote, release, kind, name, message, call = null, status = null } = fault;
  const hour = new Date(view.at.getTime() - 3_600_000);
  await sql`
    WITH room AS (
      SELECT 1 FROM (
        SELECT count(*) AS told, count(*) FILTER (WHERE view = ${view.id}) AS of_view
        FROM fault_views WHERE origin = ${view.origin} AND at > ${hour}
      ) AS same
      WHERE told < ${mostOfOrigin}::int AND of_view < ${mostOfView}::int
        AND NOT EXISTS (SELECT FROM fault_views WHERE fault = ${id} AND view = ${view.id})
    ), given_up AS (
      DELETE FROM faults WHERE EXISTS (SELECT FROM room) AND id = (
        SELECT id FROM (
          SELECT id, views, last_at, count(*) OVER () AS kept, bool_or(id = ${id}) OVER () AS has
          FROM faults WHERE application = ${remote} AND release = ${release}
        ) AS of_release
        WHERE kept >= ${mostOfRelease}::int AND NOT has ORDER BY views, last_at LIMIT 1
      )
    ), counted AS (
      INSERT INTO faults
        (id, application, release, kind, name, message, call, status, frames, first_at, last_at)
      SELECT ${id}, ${remote}, ${release}, ${kind}, ${name}, ${message}, ${call}, ${status}::int,
        ${JSON.stringify(fault.frames)}::jsonb, ${view.at}::timestamptz, ${view.at}::timestamptz
      FROM room
      ON CONFLICT (id) DO UPDATE
        SET views = faults.views + 1, last_at = greatest(faults.last_at, excluded.last_at)
      RETURNING id
    )
    INSERT INTO fault_views (fault, view, at, origin)
    SELECT id, ${view.id}, ${view.at}::timestamptz, ${view.origin} FROM counted
    ON CONFLICT DO NOTHING`.execute(db);
}

/** A fault as it is kept. */
export type KeptFault = {
  id: string;
  release: string;
  kind: Fault['kind'];
  name: string;
  message: string;
  call: string | null;
  status: number | null;
  frames: Frame[];
  views: number;
  first_at: Date;
  last_at: Date;
  /** The same, whole: where a list goes on. */
  position: string;
};

/** Where a page of the list begins: behind this one. */
export type FaultsCursor = { position: string; id: string };

/** Faults of an application, those that happened last first. */
export async function listFaults(
  db: Queryable,
  application: string,
  { limit, after }: { limit: number; after?: FaultsCursor | undefined },
): Promise<KeptFault[]> {
  let query = db
    .selectFrom('faults')
    .select(['id', 'release', 'kind', 'name', 'message', 'call', 'status', 'frames', 'views'])
    .select(['first_at', 'last_at', sql<string>`last_at::text`.as('position')])
    .where('application', '=', application)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) {
    query = query.where(
      sql<boolean>`(last_at, id) < (${after.position}::timestamptz, ${after.id})`,
    );
  }
  return query.execute();
}

/**
 * Removes what was not told again since, and which views told before, at most so many of either.
 *
 * @returns how many of that of which there were more
 */
export async function forgetFaults(db: Queryable, before: Date, limit: number): Promise<number> {
  const views = await sql`
    DELETE FROM fault_views WHERE (fault, view) IN (
      SELECT fault, view FROM fault_views WHERE at < ${before} ORDER BY at LIMIT ${limit}
    )`.execute(db);
  const faults = await sql`
    DELETE FROM faults WHERE id IN (
      SELECT id FROM faults WHERE last_at < ${before} ORDER BY last_at LIMIT ${limit}
    )`.execute(db);
  return Math.max(...[views, faults].map(({ numAffectedRows }) => Number(numAffectedRows ?? 0)));
}
