import type { Picture } from '@motohaat/contract/catalogue';
import { completionDays, type MoneyStatus } from '@motohaat/domain/booking';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { literally } from '../../database/like-pattern.ts';
import { pageOf, type PageRequest } from '../../http/paging.ts';

export type PaidBookingFilter = { state?: MoneyStatus | undefined; q?: string | undefined };

type Side<Name extends 'buyer' | 'seller'> = {
  [Key in `${Name}_${'id' | 'name' | 'email' | 'status'}`]: string;
};

/** A booking in which money is or was, with both of its sides. */
export type PaidBookingRow = Side<'buyer'> &
  Side<'seller'> & {
    id: string;
    product_id: string;
    product_name: string;
    images: Picture[];
    /** Whole taka. */
    amount: number;
    /** Whole taka: what is paid online, where that is not all of it. */
    fee: number | null;
    transaction_id: string | null;
    status: MoneyStatus;
    updated_at: Date;
    completes_at: Date | null;
  };

const latestFirst = keysetCursor({ updated_at: 'timestamp', id: 'uuid' });

/** A booking `b`, its bike `p`, its seller `s` and its buyer `u`. */
const sides = sql`
  FROM bookings b
  JOIN products p ON p.id = b.product_id
  JOIN users s ON s.id = b.seller_id
  JOIN users u ON u.id = b.buyer_id`;

/**
 * Whether a paid booking ends without an admin. Where an account is closed, the bike is off the market
 * or a payment is being looked into, money must not move on before somebody has decided (machines M1
 * and M5).
 */
const endsByItself = sql`
  b.status = 'paid' AND s.status = 'active' AND u.status = 'active'
  AND p.status = 'reserved'
  AND (
    SELECT count(*) FROM payments y
    WHERE y.booking_id = b.id AND y.status IN ('review', 'disputed')
  ) = 0`;

/** Bookings of one state, those that came into it last first; on the index bookings_by_money. */
export function selectPaidBookings(filter: PaidBookingFilter, { limit, cursor }: PageRequest) {
  const { state = 'paid', q } = filter;
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  const part = q?.trim() ? containing(q.trim().toLowerCase()) : undefined;
  return sql<PaidBookingRow & { position: string }>`
    SELECT b.id, b.product_id, b.product_name, p.images, b.amount, b.fee, b.status, b.updated_at,
      b.buyer_id, u.name AS buyer_name, u.email AS buyer_email, u.status AS buyer_status,
      b.seller_id, s.name AS seller_name, s.email AS seller_email, s.status AS seller_status,
      CASE WHEN ${endsByItself} THEN b.updated_at + make_interval(days => ${completionDays}) END
        AS completes_at,
      (
        SELECT y.transaction_id FROM payments y
        WHERE y.booking_id = b.id AND y.status IN ('succeeded', 'refunded', 'disputed')
        ORDER BY y.status = 'succeeded' DESC, y.created_at
        LIMIT 1
      ) AS transaction_id,
      b.updated_at::text AS position
    ${sides}
    WHERE b.status = ${sql.lit(state)}
      ${
        part === undefined
          ? sql``
          : sql`AND (
              lower(b.product_name) LIKE ${part} OR u.email LIKE ${part} OR s.email LIKE ${part}
              OR lower(u.name) LIKE ${part} OR lower(s.name) LIKE ${part}
            )`
      }
      ${after ? sql`AND (b.updated_at, b.id) < (${after.updated_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY b.updated_at DESC, b.id DESC
    LIMIT ${limit + 1}`;
}

export async function listPaidBookings(
  db: Queryable,
  filter: PaidBookingFilter,
  page: PageRequest,
) {
  const { rows } = await selectPaidBookings(filter, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    latestFirst.encode({ updated_at: position, id }),
  );
}

export type Ripe = { id: string; updated_at: string };

/**
 * Paid bookings whose time is over and that nobody has to decide on, the longest first.
 *
 * @param before paid by then
 */
export async function listRipe(
  db: Queryable,
  { before, after, limit }: { before: Date; after: Ripe | undefined; limit: number },
): Promise<Ripe[]> {
  const { rows } = await sql<Ripe>`
    SELECT b.id, b.updated_at::text AS updated_at
    ${sides}
    WHERE b.updated_at <= ${before} AND ${endsByItself}
      ${after ? sql`AND (b.updated_at, b.id) > (${after.updated_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY b.updated_at, b.id
    LIMIT ${limit}`.execute(db);
  return rows;
}

/** Whether that is still so of one booking, which the transaction has locked. */
export async function isRipe(trx: Queryable, id: string, before: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT b.id ${sides}
    WHERE b.id = ${id}::uuid AND b.updated_at <= ${before} AND ${endsByItself}`.execute(trx);
  return rows.length > 0;
}

function containing(text: string): string {
  return `%${literally(text)}%`;
}
