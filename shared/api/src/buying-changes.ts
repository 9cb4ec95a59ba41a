import type { QueryClient } from '@tanstack/react-query';

/** First parts of the query keys of what bookings, wishes and payments change. */
export const buyingKeys = {
  products: ['products'],
  bookings: ['bookings'],
  wishlist: ['wishlist'],
} as const;

const channelName = 'motohaat.buying';

/** Has everything that buying changes asked for anew: in this tab, and in all others. */
export async function announceChange(client: QueryClient): Promise<void> {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
  channel.postMessage('changed');
  channel.close();
  await refresh(client);
}

/**
 * Asks anew when another tab announces a change (ruling S4.15).
 *
 * @returns how to stop
 */
export function followChanges(client: QueryClient): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', () => void refresh(client));
  return () => channel.close();
}

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(
    Object.values(buyingKeys).map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
