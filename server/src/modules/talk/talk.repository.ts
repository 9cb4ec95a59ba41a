import type { Picture } from '@motohaat/contract/catalogue';
import type { AccountStatus } from '@motohaat/domain/account';
import type { CategoryId, ListingStatus } from '@motohaat/domain/listing';
import type { OfferEvent } from '@motohaat/domain/offer';
import { type RawBuilder, type Selectable, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { ConversationsTable } from '../../database/schema/talk.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

export type ConversationRow = Selectable<ConversationsTable>;

/** A conversation with its bike and its people as they are now, and its latest message. */
export type ConversationView = ConversationRow & {
  bike_name: string;
  category_id: CategoryId;
  images: Picture[];
  /** Whole taka. */
  resale_price: number;
  product_status: ListingStatus;
  buyer_name: string;
  buyer_status: AccountStatus;
  seller_name: string;
  seller_status: AccountStatus;
  seller_public_id: string;
  /** Whether each has blocked the other. */
  blocked_by_buyer: boolean;
  blocked_by_seller: boolean;
  /** That lives, or was completed. */
  booking_id: string | null;
  last_sender_id: string | null;
  last_client_id: string | null;
  last_text: string | null;
  last_sent_at: Date | null;
  last_removed_at: Date | null;
  last_offer_id: string | null;
  last_offer_event: OfferEvent | null;
  last_offer_amount: number | null;
};

const isBlockedBy = (
  one: 'buyer_id' | 'seller_id',
  other: 'buyer_id' | 'seller_id',
) => sql<boolean>`EXISTS (
  SELECT FROM blocks WHERE blocker_id = c.${sql.ref(one)} AND blocked_id = c.${sql.ref(other)}
)`;

/** @param from where the ids are, as `mine` */
const selectViews = (from: RawBuilder<unknown>) => sql`
  SELECT c.*, c.last_at::text AS position,
    p.name AS bike_name, p.category_id, p.images, p.resale_price, p.status AS product_status,
    b.name AS buyer_name, b.status AS buyer_status,
    s.name AS seller_name, s.status AS seller_status, s.public_id AS seller_public_id,
    ${isBlockedBy('buyer_id', 'seller_id')} AS blocked_by_buyer,
    ${isBlockedBy('seller_id', 'buyer_id')} AS blocked_by_seller,
    (
      SELECT k.id FROM bookings k
      WHERE k.buyer_id = c.buyer_id AND k.product_id = c.product_id
        AND k.status IN ('pending_payment', 'paid', 'completed', 'refund_pending', 'disputed')
      ORDER BY k.created_at DESC LIMIT 1
    ) AS booking_id,
    m.sender_id AS last_sender_id, m.client_id AS last_client_id, m.text AS last_text,
    m.sent_at AS last_sent_at, m.removed_at AS last_removed_at,
    m.offer_id AS last_offer_id, m.offer_event AS last_offer_event, m.offer_amount AS last_offer_amount
  FROM ${from}
  JOIN conversations c ON c.id = mine.id
  JOIN products p ON p.id = c.product_id
  JOIN users b ON b.id = c.buyer_id
  JOIN users s ON s.id = c.seller_id
  LEFT JOIN messages m ON m.conversation_id = c.id AND m.number = c.last_number`;

/** A conversation of one of its two people; nothing for anybody else (I12). */
export async function findConversation(
  db: Queryable,
  { id, actorId }: { id: string; actorId: string },
): Promise<ConversationView | undefined> {
  const { rows } = await sql<ConversationView>`
    ${selectViews(sql`(SELECT ${id}::uuid AS id) AS mine`)}
    WHERE c.buyer_id = ${actorId}::uuid OR c.seller_id = ${actorId}::uuid`.execute(db);
  return rows[0];
}

const latestFirst = keysetCursor({ last_at: 'timestamp', id: 'uuid' });

/**
 * The statement of `listConversations`; on the indexes conversations_by_buyer and
 * conversations_by_seller, or those of the unread. An account may be on either side.
 */
export function selectConversations(
  actorId: string,
  { limit, cursor, only }: PageRequest & { only?: 'unread' | undefined },
) {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  const ofSide = (side: 'buyer' | 'seller') => sql`(
    SELECT id, last_at FROM conversations
    WHERE ${sql.ref(`${side}_id`)} = ${actorId}::uuid
      ${only === 'unread' ? sql`AND ${sql.ref(`${side}_unread`)} > 0` : sql``}
      ${side === 'seller' ? sql`AND last_number > 0` : sql``}
      ${after ? sql`AND (last_at, id) < (${after.last_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY last_at DESC, id DESC
    LIMIT ${limit + 1}
  )`;
  return sql<ConversationView & { position: string }>`
    ${selectViews(sql`(${ofSide('buyer')} UNION ALL ${ofSide('seller')}) AS mine`)}
    ORDER BY c.last_at DESC, c.id DESC
    LIMIT ${limit + 1}`;
}

/** The conversations of an account, the one with the latest message first; a seller's begin when asked. */
export async function listConversations(
  db: Queryable,
  actorId: string,
  page: PageRequest & { only?: 'unread' | undefined },
): Promise<Page<ConversationView>> {
  const { rows } = await selectConversations(actorId, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    latestFirst.encode({ last_at: position, id }),
  );
}

/** Whether either of two people has blocked the other. */
export async function isBlockedBetween(
  db: Queryable,
  { buyer_id, seller_id }: Pick<ConversationRow, 'buyer_id' | 'seller_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM blocks
    WHERE (blocker_id = ${buyer_id}::uuid AND blocked_id = ${seller_id}::uuid)
      OR (blocker_id = ${seller_id}::uuid AND blocked_id = ${buyer_id}::uuid)
    LIMIT 1`.execute(db);
  return rows.length > 0;
}
