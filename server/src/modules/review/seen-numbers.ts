import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/**
 * Finds another account's live listing that has the same chassis or engine number as this one; on the
 * indexes stamped_numbers_by_chassis and stamped_numbers_by_engine.
 *
 * @returns the listing's id
 */
export async function findNumberSeen(
  db: Queryable,
  { id, seller_id: sellerId }: { id: string; seller_id: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT p.id
    FROM stamped_numbers own
    JOIN stamped_numbers n
      ON n.chassis_hash = own.chassis_hash OR n.engine_hash = own.engine_hash
    JOIN products p ON p.id = n.product_id
    WHERE own.product_id = ${id}::uuid AND p.seller_id <> ${sellerId}::uuid
      AND p.status IN ('active', 'reserved', 'pending_review')
    ORDER BY p.created_at, p.id
    LIMIT 1`.execute(db);
  return rows[0]?.id;
}
