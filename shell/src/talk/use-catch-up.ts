import { keyOf } from '@motohaat/api/query-keys';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** ms in which messages come by themselves, as they do where their hint came. */
const patience = 500;

type Known = {
  /** Of the conversation. */
  id: string;
  /** The number of its latest message, as the conversation says. */
  count: number;
  /** The number of the latest message that is here; nothing while none were read. */
  newest: number | undefined;
};

/** Asks for the messages of a conversation as long as it says that there are more than those here. */
export function useCatchUp({ id, count, newest }: Known): void {
  const client = useQueryClient();
  useEffect(() => {
    if (newest === undefined || newest >= count) return undefined;
    const queryKey = keyOf('messages', 'of', id);
    const timer = setInterval(() => {
      if (client.isFetching({ queryKey }) > 0) return;
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: keyOf('offers') });
    }, patience);
    return () => clearInterval(timer);
  }, [client, id, count, newest]);
}
