import { isActionError } from '@motohaat/api/outcome';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { Conversation } from '@motohaat/contract/conversations';
import { useApi } from '@motohaat/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/**
 * Says that messages are read, as soon as somebody has them in sight.
 *
 * @param inSight the number of the latest message that stands on the screen
 */
export function useSeen({ _id: id, unread }: Conversation, inSight: number | undefined): void {
  const api = useApi();
  const client = useQueryClient();
  const say = useEffectEvent(async (number: number) => {
    if (document.visibilityState === 'hidden') return;
    try {
      await api.call(calls.conversations.markSeen, { params: { id }, body: { number } });
    } catch (error) {
      // It is said again with the next look at the page.
      if (!isActionError(error)) throw error;
      return;
    }
    const nouns = ['conversations', 'notices'] as const;
    await Promise.all(nouns.map((noun) => client.invalidateQueries({ queryKey: keyOf(noun) })));
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
