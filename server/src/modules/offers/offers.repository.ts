import type { ListingStatus } from '@motohaat/domain/listing';
import { offerAt } from '@motohaat/domain/offer';
import { type Selectable, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { OffersTable } from '../../database/schema/offers.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

type OfferRow = Selectable<OffersTable>;

/** An offer with its bike as it is now, and what its two people are called. */
export type OfferView = OfferRow & {
  product_name: string;
  product_status: ListingStatus;
  /** Whole taka. */
  price: number;
  conversation_id: string;
  buyer_name: string;
  seller_name: string;
};

const latestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

const views = sql`
  SELECT o.*, p.name AS product_name, p.status AS product_status, p.resale_price AS price,
    c.id AS conversation_id, b.name AS buyer_name, s.name AS seller_name
  FROM offers o
  JOIN products p ON p.id = o.product_id
  JOIN conversations c ON c.product_id = o.product_id AND c.buyer_id = o.buyer_id
  JOIN users b ON b.id = o.buyer_id
  JOIN users s ON s.id = o.seller_id`;

/** Whose offers, and of those the ones for a bike or in a conversation. */
type Wanted = {
  userId: string;
  productId?: string | undefined;
  conversationId?: string | undefined;
};

/**
 * What somebody offered and was offered, newest first; on offers_by_buyer and offers_by_seller, and of a
 * conversation on offers_between.
 */
export async function listOffers(
  db: Queryable,
  { userId, productId, conversationId }: Wanted,
  { limit, cursor }: PageRequest,
): Promise<Page<OfferView>> {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  const ofSide = (column: 'buyer_id' | 'seller_id') => sql`(
    SELECT id FROM offers
    WHERE ${sql.ref(column)} = ${userId}::uuid
      ${productId === undefined ? sql`` : sql`AND product_id = ${productId}::uuid`}
      ${conversationId === undefined ? sql`` : inTalk(conversationId)}
      ${after ? sql`AND (created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY created_at DESC, id DESC
    LIMIT ${limit + 1}
  )`;
  const { rows } = await sql<OfferView & { position: string }>`
    SELECT v.*, v.created_at::text AS position
    FROM (${ofSide('buyer_id')} UNION ALL ${ofSide('seller_id')}) AS own
    JOIN (${views}) AS v ON v.id = own.id
    ORDER BY v.created_at DESC, v.id DESC
    LIMIT ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ position, id }) =>
    latestFirst.encode({ created_at: position, id }),
  );
}

const inTalk = (id: string) => sql`AND (product_id, buyer_id) = (
  SELECT product_id, buyer_id FROM conversations WHERE id = ${id}::uuid
)`;

/** An offer of one of its two people. */
export async function findOffer(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<OfferView | undefined> {
  const { rows } = await sql<OfferView>`
    ${views} WHERE o.id = ${id}::uuid AND ${userId}::uuid IN (o.buyer_id, o.seller_id)`.execute(db);
  return rows[0];
}

/** What buyer and seller of a bike agreed on, if that can be booked now. */
export async function findAccepted(
  db: Queryable,
  { productId, buyerId, now }: { productId: string; buyerId: string; now: Date },
): Promise<OfferView | undefined> {
  const { rows } = await sql<OfferView>`
    ${views} WHERE o.product_id = ${productId}::uuid AND o.buyer_id = ${buyerId}::uuid
      AND o.status = 'accepted'`.execute(db);
  const [found] = rows;
  return found && statusOf(found, now) === 'accepted' ? found : undefined;
}

/** An offer's status at a time, whether or not it was written down yet. */
export function statusOf(row: OfferView, now: Date) {
  const offer = { status: row.status, amount: row.amount, expiresAt: row.expires_at.getTime() };
  return offerAt(offer, { status: row.product_status, price: row.price }, now.getTime());
}

/** Writes down which offers are over, so many at once or those for a bike. @returns how many there were */
export async function expireOffers(
  db: Queryable,
  { now, ...which }: { now: Date } & ({ limit: number } | { productId: string }),
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    WITH over AS (
      SELECT o.id FROM offers o JOIN products p ON p.id = o.product_id
      WHERE o.status IN ('open', 'countered', 'accepted')
        AND (o.expires_at <= ${now} OR p.status <> 'active' OR p.resale_price <= o.amount)
        ${
          'limit' in which
            ? sql`LIMIT ${which.limit} FOR UPDATE OF o SKIP LOCKED`
            : sql`AND o.product_id = ${which.productId}::uuid FOR UPDATE OF o`
        }
    ), ended AS (
      UPDATE offers o SET status = 'expired', version = version + 1, updated_at = ${now}
      FROM over WHERE o.id = over.id
      RETURNING o.id, o.buyer_id, o.seller_id, o.version
    )
    INSERT INTO hints (user_id, kind, about, version)
    SELECT party, 'offer', ended.id::text, ended.version
    FROM ended, unnest(ARRAY[ended.buyer_id, ended.seller_id]) AS party`.execute(db);
  return Number(numAffectedRows) / 2;
}

/** Offers that an account made in the last 24 hours. */
export async function countRecentOffers(
  db: Queryable,
  buyerId: string,
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('offers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('buyer_id', '=', buyerId)
    .where('created_at', '>', new Date(now.getTime() - 86_400_000))
    .executeTakeFirstOrThrow();
  return count;
}
