import type { RolePlan } from '@motohaat/contract/role-change';
import { complaintDays } from '@motohaat/domain/deal';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** What an account has as a buyer; each count on an index. */
export async function countBuying(db: Queryable, id: string): Promise<RolePlan['buying']> {
  return db
    .selectNoFrom([
      sql<number>`(SELECT count(*) FROM bookings b WHERE b.buyer_id = ${id}::uuid)`.as('bookings'),
      sql<number>`(SELECT count(*) FROM offers o WHERE o.buyer_id = ${id}::uuid
        AND o.status IN ('open', 'countered', 'accepted'))`.as('offers'),
      sql<number>`(SELECT count(*) FROM wishlist_items w WHERE w.buyer_id = ${id}::uuid)`.as(
        'wishes',
      ),
      sql<number>`(SELECT count(*) FROM saved_searches s WHERE s.user_id = ${id}::uuid)`.as(
        'searches',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** What keeps a seller from being a buyer: a bike that is or may come to be public, or a booking. */
export type Holding = { kind: 'bike' | 'booking'; id: string; name: string };

/** How much of it is named. */
const mostNamed = 5;

/**
 * What keeps a seller from being a buyer again (machine M5): bookings under way on bikes of the
 * account, those about which the buyer may still complain too, and then its live listings.
 */
export async function listHolding(db: Queryable, sellerId: string, now: Date): Promise<Holding[]> {
  const since = new Date(now.getTime() - complaintDays * 86_400_000);
  const { rows } = await sql<Holding>`
    (
      SELECT 'booking' AS kind, b.id, b.product_name AS name FROM bookings b
      WHERE b.seller_id = ${sellerId}::uuid AND (
        b.status IN ('pending_payment', 'paid', 'refund_pending', 'disputed')
        OR (b.status = 'completed' AND b.updated_at > ${since})
      )
      ORDER BY b.created_at DESC, b.id DESC
      LIMIT ${mostNamed}
    ) UNION ALL (
      SELECT 'bike', p.id, p.name FROM products p
      WHERE p.seller_id = ${sellerId}::uuid AND p.status IN ('pending_review', 'active', 'hidden')
      ORDER BY p.created_at DESC, p.id DESC
      LIMIT ${mostNamed}
    )`.execute(db);
  return rows.slice(0, mostNamed);
}

/** Ends what a buyer offered, and is offered, for bikes; what is answered with is told to their sellers. */
export async function withdrawOffers(trx: Queryable, buyerId: string, now: Date) {
  return trx
    .updateTable('offers')
    .set({ status: 'withdrawn', version: sql<number>`version + 1`, updated_at: now })
    .where('buyer_id', '=', buyerId)
    .where('status', 'in', ['open', 'countered', 'accepted'])
    .returning(['id', 'seller_id', 'product_id', 'amount', 'version'])
    .execute();
}
