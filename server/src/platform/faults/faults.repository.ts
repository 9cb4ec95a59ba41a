import type { Fault, Frame } from '@motohaat/contract/faults';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { faultId } from './fault-id.ts';

/** Different faults of a release that are kept: whoever reads them looks at no more. */
export const mostOfRelease = 100;

/** Tellings of one address that count in an hour; see `viewsAnHour`. */
const mostOfOrigin = 120;

type TellingView = { id: string; at: Date; origin: string };

/**
 * Counts a fault, once for each page view. A release that has had too many different ones gets no more,
 * and neither does an address that has told too many.
 */
export async function addFault(db: Queryable, view: TellingView, fault: Fault): Promise<void> {
  const id = faultId(fault);
  const { remote, release, kind, name, message, call = null, status = null } = fault;
  const hour = new Date(view.at.getTime() - 3_600_000);
  await sql`
    WITH room AS (
      SELECT 1 WHERE (
        EXISTS (SELECT FROM faults WHERE id = ${id}) OR (
          SELECT count(*) FROM faults WHERE application = ${remote} AND release = ${release}
        ) < ${mostOfRelease}::int
      ) AND (
        SELECT count(*) FROM fault_views WHERE origin = ${view.origin} AND at > ${hour}
      ) < ${mostOfOrigin}::int
      AND NOT EXISTS (SELECT FROM fault_views WHERE fault = ${id} AND view = ${view.id})
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

/** Removes what was not told again since, at most so many. @returns how many */
export async function forgetFaults(db: Queryable, before: Date, limit: number): Promise<number> {
  await sql`
    DELETE FROM fault_views WHERE (fault, view) IN (
      SELECT fault, view FROM fault_views WHERE at < ${before} ORDER BY at LIMIT ${limit}
    )`.execute(db);
  const { numAffectedRows } = await sql`
    DELETE FROM faults WHERE id IN (
      SELECT id FROM faults WHERE last_at < ${before} ORDER BY last_at LIMIT ${limit}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
