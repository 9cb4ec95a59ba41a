import { liveStatuses } from '@motohaat/domain/booking';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { Taker } from '@motohaat/domain/moderation';
import { hidingAccounts, hidingWeight } from '@motohaat/domain/report';
import { type Selectable, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { ProductsTable } from '../../database/schema/catalogue.ts';
import { endAdverts } from '../selling/listing.transitions.ts';

export type Listing = Pick<
  Selectable<ProductsTable>,
  'id' | 'seller_id' | 'status' | 'taken_off_by'
>;

const columns = ['id', 'seller_id', 'status', 'taken_off_by'] as const;

export async function findListing(db: Queryable, id: string): Promise<Listing | undefined> {
  return db.selectFrom('products').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Reads a listing and keeps it as it is until the transaction ends. */
export async function lockListing(trx: Queryable, id: string): Promise<Listing | undefined> {
  return trx
    .selectFrom('products')
    .select(columns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The state of the booking that keeps a listing. */
export async function keeper(db: Queryable, productId: string) {
  const booking = await db
    .selectFrom('bookings')
    .select('status')
    .where('product_id', '=', productId)
    .where('status', 'in', liveStatuses)
    .where('holds_bike', '=', true)
    .executeTakeFirst();
  return booking?.status;
}

/** Whether a booking of a listing was completed. */
export async function isSold(db: Queryable, productId: string): Promise<boolean> {
  const booking = await db
    .selectFrom('bookings')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  return booking !== undefined;
}

/** Moves a listing that this transaction holds; one that is archived is advertised no more. */
export async function setListing(
  trx: Queryable,
  id: string,
  { status, takenOffBy }: { status: ListingStatus; takenOffBy: Taker | null },
): Promise<void> {
  await trx
    .updateTable('products')
    .set({
      status,
      taken_off_by: takenOffBy,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  if (status === 'archived') await endAdverts(trx, id);
}

/** Whether open reports of accounts with standing are enough to hide a listing (machine M4). */
export async function isReportedEnough(db: Queryable, productId: string): Promise<boolean> {
  const { rows } = await sql<{ accounts: number; weight: number | null }>`
    SELECT count(*) AS accounts, sum(r.weight) AS weight
    FROM reports r
    JOIN users u ON u.id = r.reporter_id AND u.status = 'active'
    WHERE r.product_id = ${productId}::uuid AND r.status IN ('open', 'triaged') AND r.weight > 0
  `.execute(db);
  const [{ accounts, weight } = { accounts: 0, weight: 0 }] = rows;
  return accounts >= hidingAccounts && (weight ?? 0) >= hidingWeight;
}

/** Listings of a seller that were removed upon reports. */
export async function countStrikes(db: Queryable, sellerId: string): Promise<number> {
  const { rows } = await sql<{ strikes: number }>`
    SELECT count(*) AS strikes FROM products p
    WHERE p.seller_id = ${sellerId}::uuid AND p.taken_off_by = 'admin'
      AND EXISTS (SELECT FROM reports r WHERE r.product_id = p.id AND r.status = 'upheld')
  `.execute(db);
  return rows[0]?.strikes ?? 0;
}

/** Listings that the admin removed and that a booking kept, and keeps no more. */
export async function listReleased(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .where('p.status', '=', 'hidden')
    .where('p.taken_off_by', '=', 'admin')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('bookings as b')
            .select('b.id')
            .whereRef('b.product_id', '=', 'p.id')
            .where('b.status', 'in', liveStatuses)
            .where('b.holds_bike', '=', true),
        ),
      ),
    )
    .orderBy('p.id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
