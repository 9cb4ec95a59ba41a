import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** Listings of a seller that were removed upon reports. */
export async function countStrikes(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await sql<{ strikes: number }>`
    SELECT count(*) AS strikes FROM products p
    WHERE p.seller_id = ${sellerId}::uuid AND p.taken_off_by = 'admin'
      AND EXISTS (SELECT FROM reports r WHERE r.product_id = p.id AND r.status = 'upheld')
  `.execute(db);
  return rows[0]?.strikes ?? 0;
}
