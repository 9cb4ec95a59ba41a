import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { foundColumns, type FoundRow } from '../catalogue/found-bike.ts';

/** Bikes that were found, in the order of their ids; one that nobody may see any more is left out. */
export async function listFound(db: Queryable, ids: readonly string[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundRow>`
    SELECT ${sql.raw(foundColumns)}
    FROM products p
    JOIN users u ON u.id = p.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
    WHERE p.id = ANY(${ids}::uuid[]) AND p.status IN ('active', 'reserved')`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
