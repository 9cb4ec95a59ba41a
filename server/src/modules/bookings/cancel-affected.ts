import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import type { BookingReason } from '../../messages/own-reasons.ts';
import type { Log } from '../../plugins/logging.ts';
import { cancelBooking, lockBooking } from './booking.transitions.ts';
import { chargeOnItsWay } from './charge-on-its-way.ts';
import type { WithdrawPayments } from './payments.port.ts';

/** What cancelling other people's bookings needs. */
export type CancellationServices = {
  db: Database;
  withdrawPayments: WithdrawPayments;
  /** Told of what could not be done yet, never of personal data. */
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

/** Whose bookings are looked at: those of one account, of one bike, or all. */
export type Scope = { userId: string } | { productId: string } | 'all';

type Affected = { id: string; why: Extract<BookingReason, `${string}_gone`> };

/**
 * Cancels unpaid bookings that lost their ground: their seller or buyer may not be here any more, or
 * the bike was taken off the market. Whose card is being charged right now keeps the booking, and
 * one that cannot be cancelled now is tried again by the job: nothing but the state of things decides,
 * so it does not matter who asks, or how often.
 *
 * @param signal ends it between two bookings
 */
export async function cancelAffectedBookings(
  services: CancellationServices,
  scope: Scope,
  signal?: AbortSignal,
): Promise<void> {
  for (const affected of await listAffected(services.db, scope)) {
    if (signal?.aborted) return;
    try {
      // Gently: the provider limits how much it is asked.
      await cancelOne(services, affected);
    } catch (err) {
      services.log.error({ bookingId: affected.id, err }, 'a booking could not be cancelled');
    }
  }
}

async function cancelOne(
  { db, withdrawPayments }: CancellationServices,
  { id, why }: Affected,
): Promise<void> {
  await withdrawPayments(id);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id);
      if (await chargeOnItsWay(trx, id, { challenged: false, now: new Date() })) return;
      await cancelBooking(trx, booking, why);
    }),
  );
}

/** On the index bookings_by_expiry, which holds the unpaid bookings alone. */
async function listAffected(db: Queryable, scope: Scope): Promise<Affected[]> {
  const inScope =
    scope === 'all'
      ? sql``
      : 'userId' in scope
        ? sql`AND (b.seller_id = ${scope.userId}::uuid OR b.buyer_id = ${scope.userId}::uuid)`
        : sql`AND b.product_id = ${scope.productId}::uuid`;
  const { rows } = await sql<Affected>`
    SELECT b.id,
      CASE WHEN p.status IN ('hidden', 'archived') THEN 'bike_gone'
        WHEN s.status <> 'active' THEN 'seller_gone' ELSE 'buyer_gone' END AS why
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
