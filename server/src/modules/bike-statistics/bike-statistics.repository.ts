import type { StatisticKind } from '@motohaat/domain/bike-statistics';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** Views of a bike on a day in Dhaka, `YYYY-MM-DD`. */
export type DayViews = { bikeId: string; day: string; views: number };

/** Adds views to those that are there; nothing for bikes that are not. */
export async function addViews(db: Queryable, rows: readonly DayViews[]): Promise<void> {
  if (rows.length === 0) return;
  // In one order, so that processes that write at once do not wait for each other in a circle.
  await sql`
    INSERT INTO bike_views AS kept (product_id, day, views)
    SELECT told.product_id, told.day, told.views
    FROM unnest(
      ${rows.map(({ bikeId }) => bikeId)}::uuid[],
      ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ views }) => views)}::integer[]
    ) AS told (product_id, day, views)
    WHERE EXISTS (SELECT FROM products p WHERE p.id = told.product_id)
    ORDER BY told.product_id, told.day
    ON CONFLICT (product_id, day) DO UPDATE SET views = kept.views + excluded.views`.execute(db);
}

/** Removes at most so many rows of days before this one. @returns how many it removed */
export async function forgetViews(db: Queryable, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await forget(before, limit).execute(db);
  return Number(numAffectedRows ?? 0);
}

export function forget(before: string, limit: number): RawBuilder<unknown> {
  return sql`
    DELETE FROM bike_views WHERE (product_id, day) IN (
      SELECT product_id, day FROM bike_views
      WHERE day < ${before}::date ORDER BY day LIMIT ${limit}
    )`;
}

/** Who sells a bike that anyone can see. */
export async function sellerOfShown(db: Queryable, bikeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('seller_id')
    .where('id', '=', bikeId)
    .where('status', 'in', ['active', 'reserved'])
    .executeTakeFirst();
  return row?.seller_id;
}

/** Which of these bikes are this seller's, the taken down too. */
export async function ownOf(
  db: Queryable,
  sellerId: string,
  bikeIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', bikeIds)
    .where('seller_id', '=', sellerId)
    .execute();
  return rows.map(({ id }) => id);
}

export type DayCount = { product_id: string; day: string; count: number };

type Since = { bikeIds: readonly string[]; from: string };

/** How a kind is read: how many there were of these bikes, by day in Dhaka; of days with none no row. */
export const selectByDay: Record<StatisticKind, (since: Since) => RawBuilder<DayCount>> = {
  views: ({ bikeIds, from }) => sql`
    SELECT product_id, day::text AS day, views AS count FROM bike_views
    WHERE product_id = ANY (${bikeIds}::uuid[]) AND day >= ${from}::date`,
  wishes: (since) => selectMade('wishlist_items', since),
  bookings: (since) => selectMade('bookings', since),
  messages: ({ bikeIds, from }) => sql`
    SELECT c.product_id, (m.sent_at AT TIME ZONE 'Asia/Dhaka')::date::text AS day, count(*) AS count
    FROM conversations c
    JOIN messages m ON m.conversation_id = c.id AND m.sender_id = c.buyer_id AND m.offer_id IS NULL
    WHERE c.product_id = ANY (${bikeIds}::uuid[])
      AND m.sent_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Dhaka'
    GROUP BY 1, 2`,
};

function selectMade(table: 'bookings' | 'wishlist_items', { bikeIds, from }: Since) {
  return sql<DayCount>`
    SELECT product_id, (created_at AT TIME ZONE 'Asia/Dhaka')::date::text AS day, count(*) AS count
    FROM ${sql.table(table)}
    WHERE product_id = ANY (${bikeIds}::uuid[])
      AND created_at >= ${from}::date::timestamp AT TIME ZONE 'Asia/Dhaka'
    GROUP BY 1, 2`;
}
