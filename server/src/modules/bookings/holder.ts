import { liveStatuses } from '@motohaat/domain/booking';

import type { Queryable } from '../../database/index.ts';

/** The booking that keeps a bike from others. */
export async function findHolder(db: Queryable, productId: string) {
  return db
    .selectFrom('bookings')
    .select(['id', 'buyer_id', 'product_name', 'status'])
    .where('product_id', '=', productId)
    .where('status', 'in', liveStatuses)
    .where('holds_bike', '=', true)
    .executeTakeFirst();
}
