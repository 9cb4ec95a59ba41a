import { sql } from 'kysely';

import type { Database, Queryable } from '../database/index.ts';
import { tellShown } from '../modules/deal-reviews/tell-shown.ts';
import { tell } from '../modules/notices/tell.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const hour = 3_600_000;
const day = 24 * hour;
const batch = 500;

/** Hours before its end in which the buyer of an unpaid booking is told. */
const bookingHours = 12;
/** Days before their end on which sellers are told of their listings. */
const listingDays = [7, 1] as const;

/**
 * Tells buyers that their booking ends within 12 hours, sellers that a listing ends in a week and that it
 * ends tomorrow, and people that a review of them can be read, every five minutes. Each is told once, whoever runs it and how often.
 */
export function tellEnds(db: Database): Job {
  return {
    name: 'tell-ends',
    every: 300,
    run: async ({ signal, now }) => {
      const tellSome = [
        () => tellBuyers(db, now()),
        ...listingDays.map((days) => () => tellSellers(db, days, now())),
        () => tellReviewed(db, now()),
      ];
      for (const tellNext of tellSome) {
        // Who is told is looked for no more.
        await inParts(batch, signal, tellNext);
      }
    },
  };
}

type Ending = { id: string; to: string; product_id: string; until: Date; once: string };

/** On the index bookings_by_expiry. @returns how many were told */
async function tellBuyers(db: Queryable, now: Date): Promise<number> {
  const { rows } = await sql<Ending>`
    SELECT b.id, b.buyer_id AS to, b.product_id, b.expires_at AS until, b.id::text AS once
    FROM bookings b
    WHERE b.status = 'pending_payment' AND b.expires_at > ${now}
      AND b.expires_at <= ${new Date(now.getTime() + bookingHours * hour)}
      AND NOT EXISTS (
        SELECT FROM notices n
        WHERE n.user_id = b.buyer_id AND n.kind = 'booking_ends_soon' AND n.once = b.id::text
      )
    ORDER BY b.expires_at
    LIMIT ${batch}`.execute(db);
  await tell(
    db,
    ...rows.map(({ id: bookingId, to, product_id: productId, until, once }) => {
      const data = { until: until.toISOString() };
      return { kind: 'booking_ends_soon', to, data, once, productId, bookingId } as const;
    }),
  );
  return rows.length;
}

/**
 * Looks at the listings that have between `days` and a day less to run: whoever was away for longer than
 * that is told the next time. On the index products_expiring.
 */
async function tellSellers(db: Queryable, days: number, now: Date): Promise<number> {
  const { rows } = await sql<Ending>`
    SELECT p.id, p.seller_id AS to, p.id AS product_id, p.expires_at AS until, o.once
    FROM products p
    CROSS JOIN LATERAL (
      SELECT concat_ws(' ', p.id, extract(epoch FROM p.expires_at)::bigint, ${days}::int) AS once
    ) o
    WHERE p.status = 'active'
      AND p.expires_at > ${new Date(now.getTime() + (days - 1) * day)}
      AND p.expires_at <= ${new Date(now.getTime() + days * day)}
      AND NOT EXISTS (
        SELECT FROM notices n
        WHERE n.user_id = p.seller_id AND n.kind = 'listing_ends_soon' AND n.once = o.once
      )
    ORDER BY p.expires_at
    LIMIT ${batch}`.execute(db);
  await tell(
    db,
    ...rows.map(({ product_id: productId, to, until, once }) => {
      const data = { until: until.toISOString() };
      return { kind: 'listing_ends_soon', to, data, once, productId } as const;
    }),
  );
  return rows.length;
}

/** On the index deal_reviews_to_tell. @returns how many were told */
async function tellReviewed(db: Database, now: Date): Promise<number> {
  return db.transaction().execute((trx) => tellShown(trx, { now, limit: batch }));
}
