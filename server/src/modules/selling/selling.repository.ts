import type { Picture } from '@motohaat/contract/catalogue';
import type { BookingStatus } from '@motohaat/domain/booking';
import { liveStatuses } from '@motohaat/domain/booking';
import type { ListingStatus } from '@motohaat/domain/listing';
import type { RefusalReason } from '@motohaat/domain/review';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';
import { type ListedProduct, listedColumns } from '../catalogue/listed-product.ts';

/** A listing as its seller sees it. */
export type OwnProduct = Omit<ListedProduct, 'status'> & {
  status: ListingStatus;
  version: number;
  expires_at: Date;
  /** The last time that an admin looked at it, or is to look at it. */
  last_case: { status: 'open' | 'approved' | 'refused'; reasons: RefusalReason[] } | null;
  sold_elsewhere: boolean;
  booking_count: number;
  /** The state of the booking that keeps the bike from others. */
  live_booking: BookingStatus | null;
  advertised_until: Date | null;
};

const live = sql.join(liveStatuses.map((status) => sql.lit(status)));
const ownColumns = sql`
  ${sql.raw(listedColumns)}, p.version, p.sold_elsewhere, p.expires_at,
  (
    SELECT jsonb_build_object('status', c.status, 'reasons', c.reasons) FROM review_cases c
    WHERE c.product_id = p.id AND c.status <> 'closed'
    ORDER BY c.created_at DESC LIMIT 1
  ) AS last_case,
  (SELECT count(*) FROM bookings b WHERE b.product_id = p.id) AS booking_count,
  (
    SELECT b.status FROM bookings b
    WHERE b.product_id = p.id AND b.holds_bike AND b.status IN (${live})
  ) AS live_booking,
  (
    SELECT a.expires_at FROM adverts a
    WHERE a.product_id = p.id AND a.ended_at IS NULL AND a.expires_at > now()
  ) AS advertised_until`;

const newestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** A seller's listings in every state but archived, newest first; on the index products_by_seller. */
export function selectOwnProducts(sellerId: string, { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : newestFirst.decode(cursor);
  return sql<OwnProduct & { position: string }>`
    SELECT ${ownColumns}, p.created_at::text AS position
    FROM products p
    JOIN users u ON u.id = p.seller_id
    WHERE p.seller_id = ${sellerId}::uuid AND p.status <> 'archived'
      ${after ? sql`AND (p.created_at, p.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY p.created_at DESC, p.id DESC
    LIMIT ${limit + 1}`;
}

export async function listOwnProducts(
  db: Queryable,
  sellerId: string,
  page: PageRequest,
): Promise<Page<OwnProduct>> {
  const { rows } = await selectOwnProducts(sellerId, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    newestFirst.encode({ created_at: position, id }),
  );
}

/** A listing of this seller; another's is as good as none. */
export async function findOwnProduct(
  db: Queryable,
  { id, sellerId }: { id: string; sellerId: string },
): Promise<OwnProduct | undefined> {
  const { rows } = await sql<OwnProduct>`
    SELECT ${ownColumns}
    FROM products p
    JOIN users u ON u.id = p.seller_id
    WHERE p.id = ${id}::uuid AND p.seller_id = ${sellerId}::uuid AND p.status <> 'archived'`.execute(
    db,
  );
  return rows[0];
}

/** When a seller added bikes since a time, the earliest first; deleted ones count too. */
export async function bikesAddedSince(
  db: Queryable,
  sellerId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('products')
    .select('created_at')
    .where('seller_id', '=', sellerId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** A booking as the seller of its bike sees it: the buyer's address is none of the seller's affair. */
export type SaleView = {
  id: string;
  product_id: string;
  product_name: string;
  /** Whole taka. */
  amount: number;
  asked: number | null;
  fee: number | null;
  customer_name: string;
  phone: string;
  meeting_location: string;
  status: BookingStatus;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
  images: Picture[];
};

/** Bookings of a seller's bikes, newest first; on the index bookings_by_seller. */
export function selectSales(sellerId: string, { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : newestFirst.decode(cursor);
  return sql<SaleView & { position: string }>`
    SELECT b.id, b.product_id, b.product_name, b.amount, b.asked, b.fee, b.customer_name, b.phone,
      b.meeting_location, b.status, b.created_at, b.updated_at, b.expires_at, p.images,
      b.created_at::text AS position
    FROM bookings b
    JOIN products p ON p.id = b.product_id
    WHERE b.seller_id = ${sellerId}::uuid
      ${after ? sql`AND (b.created_at, b.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY b.created_at DESC, b.id DESC
    LIMIT ${limit + 1}`;
}

export async function listSales(
  db: Queryable,
  sellerId: string,
  page: PageRequest,
): Promise<Page<SaleView>> {
  const { rows } = await selectSales(sellerId, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    newestFirst.encode({ created_at: position, id }),
  );
}
