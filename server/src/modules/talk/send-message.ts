import type { NewMessage } from '@motohaat/contract/conversations';
import { messagesPerHour, secondsUntilFree } from '@motohaat/domain/talk';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/account-status.ts';
import { tell } from '../notices/tell.ts';
import { refuseClosed } from './closed.ts';
import { findSent, insertMessage, latestSent, type MessageRow } from './messages.repository.ts';
import { lockOwnConversation } from './own-conversation.ts';
import { putOnTop } from './put-on-top.ts';
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
      const unread = await putOnTop(trx, own, message);
      // Of several that nobody has read there is one notice.
      await tell(trx, {
        kind: 'message',
        to: own.otherId,
        data: { conversationId: id, count: unread },
        productId: own.row.product_id,
        once: id,
      });
      return message;
    }),
  );
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
