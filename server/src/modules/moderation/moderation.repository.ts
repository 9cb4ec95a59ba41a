import { liveStatuses } from '@motohaat/domain/booking';

import type { Queryable } from '../../database/index.ts';

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
