import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { listingFacts } from '../../database/schema/catalogue.ts';

const pageSize = 200;

type Part = (id: string) => RawBuilder<unknown>;

/**
 * Everything that the database holds of a person, each as a list that is read in pages by id. What it
 * holds of others, such as the buyer in a booking of one's bike, is theirs and left out; so are
 * secrets of the product, such as hashes of its log.
 */
const parts: Record<string, Part> = {
  account: (
    id,
  ) => sql`SELECT id, uid, email, email_verified, name, photo_url, phone, language, role,
      status, suspension_reason, suspension_code, is_demo, created_at, updated_at, signed_out_at, leaving_at, password_changed_at
    FROM users WHERE id = ${id}::uuid`,
  listings: (id) => sql`SELECT id, ${sql.join(listingFacts.map((fact) => sql.ref(fact)))}, status,
      sold_elsewhere, taken_off_by, expires_at, created_at, updated_at
    FROM products WHERE seller_id = ${id}::uuid`,
  stamped_numbers: (id) => sql`SELECT n.product_id AS id, n.chassis_end, n.engine_end
    FROM stamped_numbers n JOIN products p ON p.id = n.product_id WHERE p.seller_id = ${id}::uuid`,
  prices: (id) => sql`SELECT h.id, h.product_id, h.original_price, h.resale_price, h.changed_at
    FROM price_history h WHERE h.changed_by = ${id}::uuid`,
  drafts: (id) => sql`SELECT id, body, chassis_end, engine_end, created_at, updated_at
    FROM listing_drafts WHERE seller_id = ${id}::uuid`,
  adverts: (id) => sql`SELECT id, product_id, created_at, expires_at, ended_at
    FROM adverts WHERE seller_id = ${id}::uuid`,
  uploads: (id) => sql`SELECT id, product_id, url, card_url, width, height, created_at
    FROM uploads WHERE seller_id = ${id}::uuid`,
  bookings: (
    id,
  ) => sql`SELECT id, product_id, status, product_name, seller_name, customer_name, customer_email,
      phone, meeting_location, amount, currency, created_at, updated_at, expires_at, reason, reason_code
    FROM bookings WHERE buyer_id = ${id}::uuid`,
  sales: (
    id,
  ) => sql`SELECT id, product_id, status, product_name, seller_name, amount, currency, created_at,
      updated_at, expires_at, reason, reason_code
    FROM bookings WHERE seller_id = ${id}::uuid`,
  payments: (
    id,
  ) => sql`SELECT id, booking_id, provider, transaction_id, status, amount, refunded_amount,
      currency, declines, refund_reason, created_at, updated_at
    FROM payments WHERE buyer_id = ${id}::uuid`,
  disputePhotos: (id) => sql`SELECT id, booking_id, created_at,
      'data:image/webp;base64,' || translate(encode(viewer, 'base64'), E'\n', '') AS picture
    FROM dispute_photos WHERE sender_id = ${id}::uuid`,
  wishes: (id) =>
    sql`SELECT id, product_id, price, created_at FROM wishlist_items WHERE buyer_id = ${id}::uuid`,
  savedSearches: (id) => sql`SELECT id, name, address, notify, new_count, looked_at, created_at
    FROM saved_searches WHERE user_id = ${id}::uuid`,
  offers: (
    id,
  ) => sql`SELECT id, product_id, amount, asked, status, booking_id, created_at, expires_at
    FROM offers WHERE buyer_id = ${id}::uuid`,
  offersForMyBikes: (id) => sql`SELECT id, product_id, amount, asked, status, created_at, expires_at
    FROM offers WHERE seller_id = ${id}::uuid`,
  notices: (id) => sql`SELECT id, kind, data, product_id, booking_id, words, created_at, read_at
    FROM notices WHERE user_id = ${id}::uuid`,
  mails: (id) => sql`SELECT id, topic, payload, status, attempts, created_at, processed_at
    FROM outbox WHERE user_id = ${id}::uuid`,
  reviews: (id) => sql`SELECT id, booking_id, side, stars, words, written_at, shown_at, removed_at
    FROM deal_reviews WHERE author_id = ${id}::uuid`,
  reviewAnswers: (id) => sql`SELECT id, booking_id, answer, answered_at
    FROM deal_reviews WHERE about_id = ${id}::uuid AND answer IS NOT NULL`,
  reviewReports: (id) => sql`SELECT id, review_id, reason, note, created_at, closed_at
    FROM deal_review_reports WHERE reporter_id = ${id}::uuid`,
  reports: (
    id,
  ) => sql`SELECT id, product_id, status, reason, note, weight, created_at, updated_at, closed_at
    FROM reports WHERE reporter_id = ${id}::uuid`,
  conversations: (id) => sql`SELECT id, product_id, created_at, last_at, last_number,
      CASE WHEN buyer_id = ${id}::uuid THEN 'buyer' ELSE 'seller' END AS side,
      CASE WHEN buyer_id = ${id}::uuid THEN buyer_seen ELSE seller_seen END AS seen
    FROM conversations WHERE buyer_id = ${id}::uuid OR seller_id = ${id}::uuid`,
  conversationReports: (
    id,
  ) => sql`SELECT id, conversation_id, reason, note, status, created_at, closed_at
    FROM conversation_reports WHERE reporter_id = ${id}::uuid`,
  overrides: (id) => sql`SELECT id, application, origin, created_at, expires_at, ended_at
    FROM overrides WHERE account_id = ${id}::uuid`,
  previews: (id) => sql`SELECT id, application, name, changed_at, expires_at
    FROM previews WHERE made_by = ${id}::uuid`,
};

/** What is not kept under an id of its own. */
const others: Record<string, Part> = {
  deletion: (id) =>
    sql`SELECT requested_at, due_at, held_at FROM account_deletions WHERE user_id = ${id}::uuid`,
  seenBikes: (id) =>
    sql`SELECT product_id, seen_at FROM seen_bikes WHERE user_id = ${id}::uuid ORDER BY seen_at DESC`,
  bookingEvents: (id) =>
    sql`SELECT e.booking_id, e.kind, e.data, e.at
    FROM booking_events e JOIN bookings b ON b.id = e.booking_id
    WHERE b.buyer_id = ${id}::uuid AND e.actor = 'buyer'
      OR b.seller_id = ${id}::uuid AND e.actor = 'seller'
    ORDER BY e.booking_id, e.number`,
  unwantedMails: (id) => sql`SELECT kind, channel, created_at
    FROM notice_refusals WHERE user_id = ${id}::uuid ORDER BY kind`,
  messages: (id) => sql`SELECT conversation_id, number, text, offer_event, offer_amount, sent_at,
      removed_at
    FROM messages WHERE sender_id = ${id}::uuid ORDER BY sent_at`,
  // Whom somebody has blocked is theirs to know by the conversations.
  blocks: (id) => sql`SELECT created_at FROM blocks WHERE blocker_id = ${id}::uuid`,
  teams: (id) => sql`SELECT application, created_at
    FROM team_members WHERE account_id = ${id}::uuid ORDER BY application`,
  endedSessions: (id) =>
    sql`SELECT jti, expires_at FROM revoked_tokens WHERE user_id = ${id}::uuid`,
  repeatedRequests: (
    id,
  ) => sql`SELECT k.operation, k.key, k.response_status, k.response_body, k.response_body_bn, k.created_at,
      k.expires_at
    FROM idempotency_keys k JOIN users u ON u.uid = k.actor WHERE u.id = ${id}::uuid`,
  log: (id) => sql`SELECT number, at, action, subject_kind, subject_id,
      CASE WHEN subject_kind = 'user' AND subject_id = ${id} THEN detail END AS detail
    FROM audit_log WHERE actor_id = ${id}::uuid OR (subject_kind = 'user' AND subject_id = ${id})
    ORDER BY number`,
};

/**
 * The export of a person's data as JSON, in pieces, so that no page of it has to wait for the last.
 *
 * @param now when it is made
 */
export async function* exportOf(db: Queryable, userId: string, now = new Date()) {
  yield `{"exportedAt":${JSON.stringify(now.toISOString())}`;
  for (const [name, part] of Object.entries(parts)) {
    yield* list(name, pages(db, part(userId)));
  }
  for (const [name, part] of Object.entries(others)) {
    yield* list(name, once(db, part(userId)));
  }
  yield '}\n';
}

async function* list(name: string, rows: AsyncIterable<object>) {
  yield `,\n${JSON.stringify(name)}:[`;
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(row);
    separator = ',\n';
  }
  yield ']';
}

async function* pages(db: Queryable, part: RawBuilder<unknown>) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // Each page starts where the one before it ended.
    const { rows } = await sql<{ id: string }>`
      SELECT * FROM (${part}) AS part WHERE id > ${after}::uuid ORDER BY id LIMIT ${pageSize}
    `.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function* once(db: Queryable, part: RawBuilder<unknown>) {
  const { rows } = await sql<object>`${part}`.execute(db);
  yield* rows;
}
