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

/**
 * Tells accounts what happened. It belongs into the transaction in which it happens: both are there, or
 * neither.
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
    INSERT INTO notices (id, user_id, kind, once, data, product_id, booking_id, words)
    SELECT r.id, r.user_id, r.kind, r.once, r.data, r.product_id, r.booking_id, r.words
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (
      id uuid, user_id uuid, kind text, once text, data jsonb, product_id uuid, booking_id uuid,
      words text
    )
    JOIN users u ON u.id = r.user_id AND u.status <> 'deleted'
    ON CONFLICT (user_id, kind, once) DO UPDATE
      SET data = excluded.data, created_at = excluded.created_at, read_at = NULL
      WHERE notices.kind = ANY(${renewed})`.execute(trx);
}
