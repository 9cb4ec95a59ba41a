import type { Conversation, Message } from '@motohaat/contract/conversations';
import { mayRemove } from '@motohaat/domain/talk';
import type { LoggedMessage } from '@motohaat/ui/talk/talk-log';
import type { ReactNode } from 'react';

import type { Outbox } from './use-outbox.ts';

type LogParts = {
  you: string;
  onRemove: (number: number) => void;
  offer: { number: number; state: ReactNode } | undefined;
};

/**
 * What stands in the log: what the server has, the earliest first, and what it has not yet.
 *
 * @param rows the latest first
 * @param parts.you what the reader's own messages are announced with
 * @param parts.onRemove called with the number of an own message
 * @param parts.offer what was said of an offer last, and what comes of it now
 */
export function logOf(
  { other, seenByOther }: Conversation,
  rows: readonly Message[],
  { waiting, retry, discard }: Outbox,
  { you, onRemove, offer }: LogParts,
): LoggedMessage[] {
  const now = Date.now();
  const latestOwn = rows.find((row) => row.own && (row.text !== null || row.offer))?.number;
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
    offer: row.offer
      ? { ...row.offer, state: offer?.number === row.number ? offer.state : undefined }
      : undefined,
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
