import type { Conversation, Message } from '@motohaat/contract/conversations';
import { mayRemove } from '@motohaat/domain/talk';
import type { LoggedMessage } from '@motohaat/ui/talk/talk-log';

import type { Outbox } from './use-outbox.ts';

/**
 * What stands in the log: what the server has, the earliest first, and what it has not yet.
 *
 * @param rows the latest first
 * @param you what the reader's own messages are announced with
 * @param onRemove called with the number of an own message
 */
export function logOf(
  { other, seenByOther }: Conversation,
  rows: readonly Message[],
  { waiting, retry, discard }: Outbox,
  you: string,
  onRemove: (number: number) => void,
): LoggedMessage[] {
  const now = Date.now();
  const latestOwn = rows.find(({ own, text }) => own && text !== null)?.number;
  const stateOf = ({ number }: Message) => {
    if (number !== latestOwn) return undefined;
    return number <= seenByOther ? 'seen' : 'sent';
  };
  const sent = rows.toReversed().map((row): LoggedMessage => ({
    // The same while it is on its way and when it is there.
    key: row.clientId ?? String(row.number),
    isOwn: row.own,
    author: row.own ? you : other.name,
    text: row.text,
    at: row.sentAt,
    isDoubtful: row.isDoubtful,
    state: row.own ? stateOf(row) : undefined,
    onRemove:
      row.own && row.text !== null && mayRemove(Date.parse(row.sentAt), now)
        ? () => onRemove(row.number)
        : undefined,
  }));
  const own = waiting.map(({ clientId, text, at, isFailed, why }): LoggedMessage => ({
    key: clientId,
    isOwn: true,
    author: you,
    text,
    at,
    state: isFailed ? 'failed' : 'sending',
    failure: why,
    ...(isFailed && { onRetry: () => retry(clientId), onDiscard: () => discard(clientId) }),
  }));
  return [...sent, ...own];
}
