import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';

import type { PaymentEvent } from '../../adapters/payments/port.ts';
import type { Queryable } from '../../database/index.ts';
import type { PaymentsTable } from '../../database/schema/payments.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** The payment that has the provider's id. */
export async function findPayment(
  db: Queryable,
  transactionId: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/** A payment of a booking that waits for the provider's id. */
export async function findUnnamed(
  db: Queryable,
  { id, bookingId }: { id: string; bookingId: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('booking_id', '=', bookingId)
    .where('transaction_id', 'is', null)
    .executeTakeFirst();
}

/** All payments of a booking, in the order in which they were made. */
export async function listPayments(db: Queryable, bookingId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertPayment(
  db: Queryable,
  values: Omit<Insertable<PaymentsTable>, 'id'>,
): Promise<PaymentRow> {
  return db
    .insertInto('payments')
    .values({ id: uuidv7(), ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePayment(
  db: Queryable,
  id: string,
  changes: Updateable<PaymentsTable>,
): Promise<PaymentRow> {
  return db
    .updateTable('payments')
    .set({ ...changes, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Remembers an event of the provider; once is enough. */
export async function insertEvent(db: Queryable, provider: string, event: PaymentEvent) {
  await db
    .insertInto('payment_events')
    .values({
      provider_event_id: event.id,
      provider,
      type: event.type,
      transaction_id: event.intentId,
    })
    .onConflict((conflict) => conflict.column('provider_event_id').doNothing())
    .execute();
}

/** Whether an event has acted. */
export async function knowsEvent(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_events')
    .select('provider_event_id')
    .where('provider_event_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Payments that wait: `open` for their buyer, `returns` for their money to go back, `disputes` for a bank. */
const waiting = {
  open: sql`status IN ('created', 'requires_action', 'processing', 'failed')`,
  returns: sql`status = 'succeeded' AND refund_reason IS NOT NULL`,
  disputes: sql`status = 'disputed'`,
};

/** A payment that waits. */
export type WaitingPayment = Pick<
  PaymentRow,
  'id' | 'booking_id' | 'transaction_id' | 'created_at'
>;

/** Payments that wait since some time, oldest first. @param after the last id of the page before */
export async function listWaiting(
  db: Queryable,
  kind: keyof typeof waiting,
  { before, after, limit }: { before: Date; after: string | undefined; limit: number },
): Promise<WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`
    SELECT id, booking_id, transaction_id, created_at
    FROM payments
    WHERE ${waiting[kind]} AND created_at < ${before}
      ${after === undefined ? sql`` : sql`AND id > ${after}::uuid`}
    ORDER BY id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * Takes payments that count, of which the provider was asked longest ago, and notes that it is asked
 * now: no two processes ask about the same ones.
 *
 * @param before only those not asked about since then
 */
export async function takeKept(
  db: Queryable,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`
    UPDATE payments SET asked_at = ${now} WHERE id IN (
      SELECT id FROM payments
      WHERE status = 'succeeded' AND refund_reason IS NULL AND asked_at < ${before}
      ORDER BY asked_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ) RETURNING id, booking_id, transaction_id, created_at`.execute(db);
  return rows;
}

/** A payment that somebody tried within the last hour. */
export type Try = Pick<PaymentRow, 'booking_id' | 'declines' | 'tried_at'>;

/** What a buyer tried to pay since then. */
export async function listTries(db: Queryable, buyerId: string, since: Date): Promise<Try[]> {
  return db
    .selectFrom('payments')
    .select(['booking_id', 'declines', 'tried_at'])
    .where('buyer_id', '=', buyerId)
    .where('tried_at', '>', since)
    .orderBy('tried_at')
    .execute();
}
