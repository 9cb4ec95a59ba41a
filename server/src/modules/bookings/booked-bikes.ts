import { liveStatuses } from '@motohaat/domain/booking';

import type { Queryable } from '../../database/index.ts';
import type { Actor } from '../../plugins/authentication.ts';

/**
 * The bikes that the caller has booked or bought; on the index bookings_by_buyer.
 *
 * @returns ids of listings; none for admins, who never book
 */
export async function bikesBookedBy(
  db: Queryable,
  actor: Actor | null,
): Promise<ReadonlySet<string>> {
  if (!actor || actor.role === 'admin') return new Set();
  const rows = await db
    .selectFrom('bookings')
    .select('product_id')
    .where('buyer_id', '=', actor.id)
    .where('status', 'in', [...liveStatuses, 'completed'])
    .execute();
  return new Set(rows.map(({ product_id: id }) => id));
}
