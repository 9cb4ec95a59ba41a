import { refresh } from '@motohaat/api/changes';
import { isActionError } from '@motohaat/api/outcome';
import * as calls from '@motohaat/contract/calls';
import type { Conversation } from '@motohaat/contract/conversations';
import { useApi } from '@motohaat/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Says that messages are read, as soon as somebody has them in sight.
 *
 * @param inSight the number of the latest message that stands on the screen
 */
export function useSeen({ _id: id, unread }: Conversation, inSight: number | undefined): void {
  const api = useApi();
  const client = useQueryClient();
  const said = useRef(0);
  const say = useEffectEvent(async (number: number) => {
    if (document.visibilityState === 'hidden' || number <= said.current) return;
    said.current = number;
    try {
      await api.call(calls.conversations.markSeen, { params: { id }, body: { number } });
    } catch (error) {
      // It is said again with the next look at the page.
      said.current = 0;
      if (!isActionError(error)) throw error;
      return;
    }
    await refresh(client, ['conversations', 'notices']);
  });
  const isNew = unread > 0;
  useEffect(() => {
    if (inSight === undefined || !isNew) return undefined;
    const look = () => void say(inSight);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isNew, inSight]);
}
