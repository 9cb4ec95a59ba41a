import type { Picture } from '@motohaat/contract/catalogue';
import type { BookingStatus } from '@motohaat/domain/booking';
import { liveStatuses } from '@motohaat/domain/booking';
import type { CategoryId } from '@motohaat/domain/listing';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';
import type { BookingReason } from '../../messages/own-reasons.ts';

/** A booking with its bike's picture and the payment that counts. */
export type BookingView = {
  id: string;
  product_id: string;
  product_name: string;
  seller_name: string;
  /** Whole taka. */
  amount: number;
  asked: number | null;
  fee: number | null;
  currency: 'bdt';
  customer_name: string;
  customer_email: string;
  phone: string;
  meeting_location: string;
  status: BookingStatus;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  reason: string | null;
  reason_code: BookingReason | null;
  transaction_id: string | null;
  category_id: CategoryId;
  images: Picture[];
};

const viewColumns = sql`
  b.id, b.product_id, b.product_name, b.seller_name, b.amount, b.asked, b.fee, b.currency, b.customer_name,
  b.customer_email, b.phone, b.meeting_location, b.status, b.created_at, b.updated_at, b.expires_at, b.reason,
  b.reason_code, p.category_id, p.images,
  (
    SELECT y.transaction_id FROM payments y
    WHERE y.booking_id = b.id AND y.status IN ('succeeded', 'refunded', 'disputed')
    ORDER BY y.status = 'succeeded' DESC, y.created_at
    LIMIT 1
  ) AS transaction_id`;

const bookingCursor = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** A buyer's bookings, newest first; on the index bookings_by_buyer. */
export async function listBookings(
  db: Queryable,
  buyerId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<BookingView>> {
  const after = cursor === undefined ? undefined : bookingCursor.decode(cursor);
  const { rows } = await sql<BookingView & { position: string }>`
    SELECT ${viewColumns}, b.created_at::text AS position
    FROM bookings b
    JOIN products p ON p.id = b.product_id
    WHERE b.buyer_id = ${buyerId}
      ${after ? sql`AND (b.created_at, b.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY b.created_at DESC, b.id DESC
    LIMIT ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ position, id }) =>
    bookingCursor.encode({ created_at: position, id }),
  );
}

/** A booking of this buyer; another's is as good as none. */
export async function findBooking(
  db: Queryable,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<BookingView | undefined> {
  const { rows } = await sql<BookingView>`
    SELECT ${viewColumns}
    FROM bookings b
    JOIN products p ON p.id = b.product_id
    WHERE b.id = ${id}::uuid AND b.buyer_id = ${buyerId}::uuid`.execute(db);
  return rows[0];
}

/** A booking of which somebody is the buyer or the seller; others' are as good as none. */
export async function findBookingOf(
  db: Queryable,
  { id, partyId }: { id: string; partyId: string },
) {
  return db
    .selectFrom('bookings')
    .select(['id', 'buyer_id', 'status'])
    .where('id', '=', id)
    .where((row) => row.or([row('buyer_id', '=', partyId), row('seller_id', '=', partyId)]))
    .executeTakeFirst();
}

/** How many bikes a buyer keeps from others, and how many of those are not paid. */
export async function countLiveBookings(
  db: Queryable,
  buyerId: string,
): Promise<{ all: number; unpaid: number }> {
  return db
    .selectFrom('bookings')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) FILTER (WHERE status = 'pending_payment')`.as('unpaid'),
    ])
    .where('buyer_id', '=', buyerId)
    .where('status', 'in', liveStatuses)
    .where('holds_bike', '=', true)
    .executeTakeFirstOrThrow();
}

/**
 * What a buyer booked in the last 24 hours, and when the holds of this and the last month ran out, the
 * latest first; on the index bookings_by_buyer.
 */
export async function listRecentBookings(
  db: Queryable,
  buyerId: string,
  now: Date,
): Promise<{ today: number; expired: number[] }> {
  const day = 86_400_000;
  const rows = await db
    .selectFrom('bookings')
    .select(['status', 'created_at', 'updated_at'])
    .where('buyer_id', '=', buyerId)
    // Holds count for 37 days, and began before they ran out.
    .where('created_at', '>', new Date(now.getTime() - 40 * day))
    .execute();
  return {
    today: rows.filter((row) => row.created_at.getTime() > now.getTime() - day).length,
    expired: rows
      .filter(({ status }) => status === 'expired')
      .map((row) => row.updated_at.getTime())
      .toSorted((one, other) => other - one),
  };
}

/** Unpaid bookings whose hold is over, the longest first; on the index bookings_by_expiry. */
export async function listOverdue(
  db: Queryable,
  page: { now: Date; after: { expires_at: string; id: string } | undefined; limit: number },
): Promise<{ id: string; expires_at: string }[]> {
  const { now, after, limit } = page;
  const { rows } = await sql<{ id: string; expires_at: string }>`
    SELECT id, expires_at::text AS expires_at
    FROM bookings
    WHERE status = 'pending_payment' AND expires_at <= ${now}
      ${after ? sql`AND (expires_at, id) > (${after.expires_at}::timestamptz, ${after.id}::uuid)` : sql``}
    -- The column, which the index is in order of: its name alone is the text that is told.
    ORDER BY bookings.expires_at, bookings.id
    LIMIT ${limit}`.execute(db);
  return rows;
}
