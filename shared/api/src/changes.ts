import type { QueryClient } from '@tanstack/react-query';

import { keyOf, type Noun } from './query-keys.ts';

const channelName = 'motohaat.changes';

/**
 * Has everything about these nouns asked for again: in this tab, and in all others that follow.
 *
 * @returns when what this tab shows of it has been read, or could not be
 */
export async function announceChange(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  if (nouns.length === 0) return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
  channel.postMessage(nouns);
  channel.close();
  await refresh(client, nouns);
}

/**
 * Asks again when another tab announces a change (ruling S4.15).
 *
 * @returns how to stop
 */
export function followChanges(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<readonly Noun[]>) => {
    void refresh(client, data);
  });
  return () => channel.close();
}

/** Has everything about these nouns asked for again in this tab. */
export async function refresh(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  await Promise.all(nouns.map((noun) => client.invalidateQueries({ queryKey: keyOf(noun) })));
}
