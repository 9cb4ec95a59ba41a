import type { StampedNumber } from '@motohaat/domain/frame-number';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

export type StolenNumberRow = {
  id: string;
  kind: StampedNumber;
  number_end: string;
  note: string;
  created_at: Date;
  /** The first few live listings that have it. */
  bikes: { id: string; name: string }[];
};

const latestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** Bikes that are named at a number. */
const mostNamed = 3;

/** The statement of `listStolen`; on stolen_numbers_latest, and for each row on the indexes of numbers. */
export function selectStolen({ limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  return sql<StolenNumberRow & { position: string }>`
    SELECT s.id, s.kind, s.number_end, s.note, s.created_at, s.created_at::text AS position,
      coalesce((
        SELECT jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name))
        FROM (
          SELECT p.id, p.name
          FROM stamped_numbers n
          JOIN products p ON p.id = n.product_id
          WHERE ((s.kind = 'chassis' AND n.chassis_hash = s.hash)
              OR (s.kind = 'engine' AND n.engine_hash = s.hash))
            AND p.status IN ('active', 'reserved', 'pending_review')
          ORDER BY p.created_at, p.id
          LIMIT ${mostNamed}
        ) b
      ), '[]') AS bikes
    FROM stolen_numbers s
    ${after ? sql`WHERE (s.created_at, s.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY s.created_at DESC, s.id DESC
    LIMIT ${limit + 1}`;
}

/** Numbers of stolen bikes, newest first. */
export async function listStolen(db: Queryable, page: PageRequest): Promise<Page<StolenNumberRow>> {
  const { rows } = await selectStolen(page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    latestFirst.encode({ created_at: position, id }),
  );
}

/** Live listings with this number, kept as they are until the transaction ends. */
export async function lockBikesWith(
  trx: Queryable,
  { kind, hash }: { kind: StampedNumber; hash: string },
): Promise<string[]> {
  const column = sql.ref(`n.${kind}_hash`);
  const { rows } = await sql<{ id: string }>`
    SELECT p.id
    FROM products p
    JOIN stamped_numbers n ON n.product_id = p.id
    WHERE ${column} = ${hash} AND p.status IN ('active', 'reserved', 'pending_review')
    ORDER BY p.id
    FOR NO KEY UPDATE OF p`.execute(trx);
  return rows.map(({ id }) => id);
}
