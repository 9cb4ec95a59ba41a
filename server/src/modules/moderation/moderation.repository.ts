import { liveStatuses } from '@motohaat/domain/booking';
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

/** Listings that the admin removed and that a booking kept, and keeps no more. */
export async function listReleased(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.status', '=', 'hidden')
    .where('p.taken_off_by', '=', 'admin')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('bookings as b')
            .select('b.id')
            .whereRef('b.product_id', '=', 'p.id')
            .where('b.status', 'in', liveStatuses)
            .where('b.holds_bike', '=', true),
        ),
      ),
    )
    .orderBy('p.id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
