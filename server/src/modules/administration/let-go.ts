import { sql } from 'kysely';

import { type Queryable, withRetry } from '../../database/index.ts';
import { cancelBooking, lockBooking } from '../bookings/booking.transitions.ts';
import { chargeOnItsWay } from '../bookings/bookings.repository.ts';
import type { Administration } from './administration.ts';

/** Whose bookings are looked at: those of one account, of one bike, or all. */
export type Scope = { userId: string } | { productId: string } | 'all';

type Orphan = { id: string; why: keyof typeof sentences };

/** What the buyer reads. */
const sentences = {
  seller: 'The seller can no longer sell here, so this booking was cancelled.',
  buyer: 'Your account was closed, so this booking was cancelled.',
  bike: 'This bike was taken off the market, so this booking was cancelled.',
} as const;

/**
 * Cancels unpaid bookings that lost their ground: their seller or buyer may not be here any more, or
 * the bike was taken off the market. Whose card is being charged right now keeps the booking, and
 * one that cannot be cancelled now is tried again by the job: nothing but the state of things decides,
 * so it does not matter who asks, or how often.
 *
 * @param signal ends it between two bookings
 */
export async function letGoOrphans(
  administration: Administration,
  scope: Scope,
  signal?: AbortSignal,
): Promise<void> {
  for (const orphan of await listOrphans(administration.db, scope)) {
    if (signal?.aborted) return;
    try {
      // Gently: the provider limits how much it is asked.
      await letGo(administration, orphan);
    } catch (err) {
      administration.log.error({ bookingId: orphan.id, err }, 'a booking could not be cancelled');
    }
  }
}

async function letGo({ db, withdrawPayments }: Administration, { id, why }: Orphan): Promise<void> {
  await withdrawPayments(id);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id);
      if (!booking) return;
      if (await chargeOnItsWay(trx, id, { challenged: false, now: new Date() })) return;
      await cancelBooking(trx, booking, sentences[why]);
    }),
  );
}

/** On the index bookings_by_expiry, which holds the unpaid bookings alone. */
async function listOrphans(db: Queryable, scope: Scope): Promise<Orphan[]> {
  const inScope =
    scope === 'all'
      ? sql``
      : 'userId' in scope
        ? sql`AND (b.seller_id = ${scope.userId}::uuid OR b.buyer_id = ${scope.userId}::uuid)`
        : sql`AND b.product_id = ${scope.productId}::uuid`;
  const { rows } = await sql<Orphan>`
    SELECT b.id,
      CASE WHEN p.status IN ('hidden', 'archived') THEN 'bike'
        WHEN s.status <> 'active' THEN 'seller' ELSE 'buyer' END AS why
    FROM bookings b
    JOIN users s ON s.id = b.seller_id
    JOIN users u ON u.id = b.buyer_id
    JOIN products p ON p.id = b.product_id
    WHERE b.status = 'pending_payment' ${inScope}
      AND (s.status <> 'active' OR u.status <> 'active' OR p.status IN ('hidden', 'archived'))
    ORDER BY b.id
    LIMIT 1000`.execute(db);
  return rows;
}
