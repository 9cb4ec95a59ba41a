import type { NewMessage } from '@motohaat/contract/conversations';
import { messagesPerHour, secondsUntilFree } from '@motohaat/domain/talk';
import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { tell } from '../notices/tell.ts';
import { hint } from '../stream/hint.ts';
import { findSent, insertMessage, latestSent, type MessageRow } from './messages.repository.ts';
import { lockOwnConversation, type OwnConversation } from './own-conversation.ts';
import { isBlockedBetween } from './talk.repository.ts';
import { readMessage } from './talk.rules.ts';

const hour = 3_600_000;

/**
 * Sends a message to the other side of a conversation. What was sent with the same client id before is the
 * answer, whatever has happened since.
 *
 * @throws AppError `not_found`, `invalid`, `conflict` where nobody can write, `rate_limited`
 */
export async function sendMessage(
  db: Database,
  { id, actorId, text: typed, clientId }: NewMessage & { id: string; actorId: string },
): Promise<MessageRow> {
  const text = readMessage(typed);
  return withRetry(() =>
    db.transaction().execute(async (trx) => {
      await lockAccount(trx, actorId);
      const own = await lockOwnConversation(trx, { id, actorId });
      const sent = { conversationId: id, senderId: actorId, clientId };
      const earlier = await findSent(trx, sent);
      if (earlier) return earlier;
      await refuseClosed(trx, own);
      await refuseFlood(trx, actorId);
      const number = own.row.last_number + 1;
      const message = await insertMessage(trx, {
        conversation_id: id,
        number,
        sender_id: actorId,
        client_id: clientId,
        text,
      });
      await countIn(trx, own, message);
      return message;
    }),
  );
}

/** Whoever is blocked reads the same as where the other side's account is closed (M9). */
async function refuseClosed(trx: Queryable, { row, otherId }: OwnConversation): Promise<void> {
  const other = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', otherId)
    .executeTakeFirst();
  if (other?.status !== 'active' || (await isBlockedBetween(trx, row))) {
    throw new AppError('conflict', { message: (t) => t.talk.closed });
  }
}

async function refuseFlood(trx: Queryable, senderId: string): Promise<void> {
  const now = Date.now();
  const latest = { since: new Date(now - hour), limit: messagesPerHour };
  const times = await latestSent(trx, senderId, latest);
  const seconds = secondsUntilFree(times, { most: messagesPerHour, span: hour, now });
  if (seconds === undefined) return;
  throw new AppError('rate_limited', {
    message: (t) => t.talk.messagesPerHour(messagesPerHour, Math.ceil(seconds / 60)),
    retryAfter: seconds,
  });
}

/** Puts a new message on top, and tells the other side: of several that nobody has read there is one notice. */
async function countIn(
  trx: Queryable,
  { row, side, otherId }: OwnConversation,
  message: MessageRow,
): Promise<void> {
  const unread = 1 + (side === 'buyer' ? row.seller_unread : row.buyer_unread);
  const isFirstAnswer = side === 'seller' && row.first_asked_at !== null;
  await trx
    .updateTable('conversations')
    .set({
      last_number: message.number,
      last_at: message.sent_at,
      version: sql<number>`version + 1`,
      ...(side === 'buyer'
        ? { seller_unread: unread, first_asked_at: row.first_asked_at ?? message.sent_at }
        : { buyer_unread: unread }),
      ...(isFirstAnswer && { first_answered_at: row.first_answered_at ?? message.sent_at }),
    })
    .where('id', '=', row.id)
    .execute();
  const { id, version } = row;
  await hint(trx, { to: [row.buyer_id, row.seller_id], kind: 'message', id, version: version + 1 });
  await tell(trx, {
    kind: 'message',
    to: otherId,
    data: { conversationId: row.id, count: unread },
    productId: row.product_id,
    once: row.id,
  });
}
