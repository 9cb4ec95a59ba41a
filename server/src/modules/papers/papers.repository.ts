import type { Registration } from '@motohaat/domain/bike-facts';
import type { BookingStatus } from '@motohaat/domain/booking';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { BookingReason } from '../../messages/own-reasons.ts';

/** What papers say of a booking and its bike. */
export type PaperFacts = {
  id: string;
  status: BookingStatus;
  product_name: string;
  /** The price that was agreed, whole taka. */
  amount: number;
  /** What was asked, where its two people agreed on less. */
  asked: number | null;
  /** What is paid online, where that is not all of it. */
  fee: number | null;
  buyer_id: string;
  buyer_name: string;
  seller_id: string;
  seller_name: string;
  reason: string | null;
  reason_code: BookingReason | null;
  year: number | null;
  /** cm³. */
  cc: number | null;
  registration: Registration | null;
  /** Slug of a district. */
  registration_zone: string | null;
  registration_year: number | null;
  /** The last four characters. */
  chassis_end: string | null;
  engine_end: string | null;
};

/** On the primary key. */
export async function findPaperFacts(db: Queryable, id: string): Promise<PaperFacts | undefined> {
  const { rows } = await sql<PaperFacts>`
    SELECT b.id, b.status, b.product_name, b.amount, b.asked, b.fee, b.buyer_id, b.customer_name AS buyer_name,
      b.seller_id, b.seller_name, b.reason, b.reason_code,
      p.year, p.cc, p.registration, p.registration_zone, p.registration_year,
      n.chassis_end, n.engine_end
    FROM bookings b
    JOIN products p ON p.id = b.product_id
    LEFT JOIN stamped_numbers n ON n.product_id = p.id
    WHERE b.id = ${id}::uuid`.execute(db);
  return rows[0];
}

/** Money that was taken for a booking, whatever became of it. */
export type Charge = {
  id: string;
  transaction_id: string;
  /** Whole taka. */
  amount: number;
  refunded_amount: number;
  isDuplicate: boolean;
  charged_at: Date;
  returned_at: Date;
};

/** More charges than a booking can have: each is a try, and few of them succeed. */
const mostCharges = 50;

/** In the order in which they were made; on the index payments_by_booking. */
export async function listCharges(db: Queryable, bookingId: string): Promise<Charge[]> {
  const { rows } = await sql<Charge>`
    SELECT id, transaction_id, amount, refunded_amount,
      refund_reason IS NOT DISTINCT FROM 'duplicate' AS "isDuplicate",
      coalesce(charged_at, updated_at) AS charged_at, coalesce(returned_at, updated_at) AS returned_at
    FROM payments
    WHERE booking_id = ${bookingId}::uuid AND currency = 'bdt' AND transaction_id IS NOT NULL
      AND status IN ('succeeded', 'refunded', 'disputed')
    ORDER BY created_at, id
    LIMIT ${mostCharges}`.execute(db);
  return rows;
}
