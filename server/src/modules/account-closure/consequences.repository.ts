import type { Consequences } from '@motohaat/contract/administration';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** What deleting an account would do; each count on an index. */
export async function countConsequences(db: Queryable, id: string): Promise<Consequences> {
  return db
    .selectNoFrom([
      sql<number>`(SELECT count(*) FROM bookings b WHERE b.status = 'pending_payment'
        AND (b.buyer_id = ${id}::uuid OR b.seller_id = ${id}::uuid))`.as('unpaidBookings'),
      sql<number>`(SELECT count(*) FROM bookings b
        WHERE b.status IN ('paid', 'refund_pending', 'disputed')
        AND (b.buyer_id = ${id}::uuid OR b.seller_id = ${id}::uuid))`.as('paidBookings'),
      sql<number>`(SELECT count(*) FROM products p WHERE p.seller_id = ${id}::uuid
        AND p.status <> 'archived')`.as('listings'),
      sql<number>`(SELECT count(*) FROM adverts a WHERE a.seller_id = ${id}::uuid
        AND a.ended_at IS NULL AND a.expires_at > now())`.as('adverts'),
      sql<number>`(SELECT count(*) FROM wishlist_items w WHERE w.buyer_id = ${id}::uuid)`.as(
        'wishes',
      ),
      sql<number>`(SELECT count(*) FROM reports r WHERE r.reporter_id = ${id}::uuid)`.as('reports'),
    ])
    .executeTakeFirstOrThrow();
}
