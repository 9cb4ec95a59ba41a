import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { tell } from '../notices/tell.ts';
import { hint } from '../stream/hint.ts';

type Shown = {
  side: 'buyer' | 'seller';
  about_id: string;
  booking_id: string;
  product_id: string;
  stars: number;
};

/**
 * Tells those whom reviews are about that they can be read now; each once. Open pages of theirs look again.
 *
 * @param bookingId only those of this booking; by default up to `limit`, the longest waiting first
 * @returns of how many reviews was told
 */
export async function tellShown(
  trx: Queryable,
  { now, bookingId, limit = 2 }: { now: Date; bookingId?: string; limit?: number },
): Promise<number> {
  const { rows } = await sql<Shown>`
    UPDATE deal_reviews r SET is_told = true
    FROM bookings b
    WHERE b.id = r.booking_id AND r.id IN (
      SELECT id FROM deal_reviews
      WHERE NOT is_told AND shown_at <= ${now}
        ${bookingId === undefined ? sql`` : sql`AND booking_id = ${bookingId}::uuid`}
      ORDER BY shown_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    RETURNING r.side, r.about_id, r.booking_id, b.product_id, r.stars`.execute(trx);
  await tell(
    trx,
    ...rows.map(({ side, about_id: to, booking_id: of, product_id: productId, stars }) => {
      const as = side === 'buyer' ? ('seller' as const) : ('buyer' as const);
      return { kind: 'reviewed' as const, to, bookingId: of, productId, data: { as, stars } };
    }),
  );
  await hint(
    trx,
    ...rows.map(({ about_id: to, booking_id: id }) => ({ to, kind: 'booking' as const, id })),
  );
  return rows.length;
}
