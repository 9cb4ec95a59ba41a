import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/**
 * What keeps a deletion waiting (machine M5): bookings of the account, bought or sold, in which money
 * is, or may still arrive.
 *
 * @param unpaid whether bookings count that nobody has paid yet
 */
export async function moneyInFlight(
  db: Queryable,
  userId: string,
  { unpaid }: { unpaid: boolean },
): Promise<{ bought: number; sold: number }> {
  const { rows } = await sql<{ bought: number; sold: number }>`
    SELECT count(*) FILTER (WHERE b.buyer_id = ${userId}::uuid) AS bought,
      count(*) FILTER (WHERE b.seller_id = ${userId}::uuid) AS sold
    FROM bookings b
    WHERE ${holds(userId, { unpaid })}`.execute(db);
  return rows[0] ?? { bought: 0, sold: 0 };
}

/** A booking that keeps a deletion waiting, and which side of it the account is. */
export type HoldingBooking = { id: string; product_name: string; side: 'buyer' | 'seller' };

/** The bookings that keep a deletion of one's own waiting, the latest first, a handful at most. */
export async function listHolding(db: Queryable, userId: string): Promise<HoldingBooking[]> {
  const { rows } = await sql<HoldingBooking>`
    SELECT b.id, b.product_name,
      CASE WHEN b.buyer_id = ${userId}::uuid THEN 'buyer' ELSE 'seller' END AS side
    FROM bookings b
    WHERE ${holds(userId, { unpaid: false })}
    ORDER BY b.created_at DESC, b.id DESC
    LIMIT 5`.execute(db);
  return rows;
}

function holds(userId: string, { unpaid }: { unpaid: boolean }) {
  return sql`(b.buyer_id = ${userId}::uuid OR b.seller_id = ${userId}::uuid)
      AND (
        b.status IN ('paid', 'refund_pending', 'disputed')
        OR (${unpaid} AND b.status = 'pending_payment')
        OR EXISTS (
          SELECT FROM payments y
          WHERE y.booking_id = b.id AND (
            y.status IN ('processing', 'review')
            OR (y.status = 'succeeded' AND y.refund_reason IS NOT NULL)
          )
        )
      )`;
}
