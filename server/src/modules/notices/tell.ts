import { alwaysMailed } from '@motohaat/domain/mail';
import type { NoticeData, NoticeKind } from '@motohaat/domain/notice';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';

/** Something that somebody is told. */
export type Telling = {
  [Kind in NoticeKind]: {
    kind: Kind;
    /** Ids of accounts. */
    to: string | readonly string[];
    data: NoticeData[Kind];
    productId?: string;
    bookingId?: string;
    /** What an admin wrote for them. */
    words?: string | null;
    /**
     * Names the event where it may be come upon more than once, as jobs do: each account is told of it
     * once. Of the kinds in `renewed` it takes the place of the notice before it, as unread.
     */
    once?: string;
  };
}[NoticeKind];

/** Kinds of which a later event of the same name takes the place of the former. */
const renewed: readonly NoticeKind[] = ['message', 'saved_search'];
/** Of those, what is mailed again only when the last was read: people write to one another in short turns. */
const inTurns: readonly NoticeKind[] = ['message'];
/** Minutes in which what is in turns may be read on the page, so that it need not be mailed. */
const readFirst = 3;

/**
 * Tells accounts what happened, on the page and, where they want that and the site has it, by mail. It
 * belongs into the transaction in which it happens: all is there, or nothing. A mail has its own moment,
 * and not the transaction's, so that of one booking the order is that of its changes. Open pages of theirs
 * look again.
 */
export async function tell(trx: Queryable, ...tellings: readonly Telling[]): Promise<void> {
  const rows = tellings.flatMap(({ to, kind, data, once, productId, bookingId, words }) =>
    [to].flat().map((userId) => {
      const id = newId();
      return {
        id,
        user_id: userId,
        kind,
        once: once ?? id,
        data,
        product_id: productId ?? null,
        booking_id: bookingId ?? null,
        words: words || null,
      };
    }),
  );
  if (rows.length === 0) return;
  // One text for all of them: there is no bound to how many parameters that takes.
  await sql`
    WITH told AS (
      INSERT INTO notices (id, user_id, kind, once, data, product_id, booking_id, words)
      SELECT r.id, r.user_id, r.kind, r.once, r.data, r.product_id, r.booking_id, r.words
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
        id uuid, user_id uuid, kind text, once text, data jsonb, product_id uuid, booking_id uuid,
        words text
      )
      JOIN users u ON u.id = r.user_id AND u.status <> 'deleted'
      ON CONFLICT (user_id, kind, once) DO UPDATE
        SET data = excluded.data, created_at = excluded.created_at, read_at = NULL,
          words = excluded.words,
          round = notices.round + CASE
            WHEN notices.kind = ANY(${inTurns}) AND notices.read_at IS NULL THEN 0 ELSE 1 END
        WHERE notices.kind = ANY(${renewed})
      RETURNING *
    ), hinted AS (
      INSERT INTO hints (user_id, kind) SELECT DISTINCT user_id, 'notice' FROM told
    )
    INSERT INTO outbox (id, topic, payload, created_at, due_at, user_id, notice_id, booking_id)
    SELECT md5(concat_ws(' ', t.id, t.round, c.name))::uuid, c.name,
      jsonb_build_object('kind', t.kind, 'data', t.data, 'words', t.words, 'productId', t.product_id),
      clock_timestamp(),
      now() + CASE WHEN t.kind = ANY(${inTurns})
        THEN make_interval(mins => ${readFirst}) ELSE interval '0' END,
      t.user_id, t.id, t.booking_id
    FROM told t
    JOIN channels c ON c.name = 'email' AND c.is_open
    WHERE t.kind = ANY(${alwaysMailed}) OR NOT EXISTS (
      SELECT FROM notice_refusals f
      WHERE f.user_id = t.user_id AND f.kind = t.kind AND f.channel = c.name
    )
    ORDER BY t.id
    ON CONFLICT (id) DO NOTHING`.execute(trx);
}
