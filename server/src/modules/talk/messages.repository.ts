import { type Selectable, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { MessagesTable } from '../../database/schema/talk.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

export type MessageRow = Selectable<MessagesTable>;

const byNumber = keysetCursor({ number: 'integer' });

/**
 * The messages of a conversation, the latest first; on the primary key.
 *
 * @param until only those up to this number
 */
export async function listMessages(
  db: Queryable,
  conversationId: string,
  { limit, cursor, until }: PageRequest & { until?: number },
): Promise<Page<MessageRow>> {
  const before = cursor === undefined ? undefined : Number(byNumber.decode(cursor).number);
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(until !== undefined, (query) => query.where('number', '<=', until ?? 0))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, ({ number }) => byNumber.encode({ number: String(number) }));
}

/** The message that was sent with a client id, if it was. */
export async function findSent(
  db: Queryable,
  sent: { conversationId: string; senderId: string; clientId: string },
): Promise<MessageRow | undefined> {
  return db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', sent.conversationId)
    .where('sender_id', '=', sent.senderId)
    .where('client_id', '=', sent.clientId)
    .executeTakeFirst();
}

/** Writes the next message; its time is later than those before it, because the conversation is locked. */
export async function insertMessage(
  trx: Queryable,
  row: Pick<MessageRow, 'conversation_id' | 'number' | 'sender_id' | 'client_id' | 'text'> &
    Partial<Pick<MessageRow, 'sent_at' | 'offer_id' | 'offer_event' | 'offer_amount'>>,
): Promise<MessageRow> {
  return trx
    .insertInto('messages')
    .values({ sent_at: sql<Date>`clock_timestamp()`, ...row })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** When an account sent its latest messages, the latest first; on the index messages_by_sender. */
export async function latestSent(
  db: Queryable,
  senderId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('messages')
    .select('sent_at')
    .where('sender_id', '=', senderId)
    .where('sent_at', '>', since)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.sent_at.getTime());
}

/** How many messages somebody has not seen of those that the other side sent. */
export async function countUnseen(
  db: Queryable,
  { conversationId, senderId, seen }: { conversationId: string; senderId: string; seen: number },
): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('conversation_id', '=', conversationId)
    .where('sender_id', '=', senderId)
    .where('number', '>', seen)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
