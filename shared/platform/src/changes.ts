import { refresh } from '@motohaat/api/changes';
import type { Noun } from '@motohaat/api/query-keys';
import type { QueryClient } from '@tanstack/react-query';

// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { emit, listen } from './tell.ts';

/**
 * Has everything about these nouns asked for again: in this tab, and in all others that follow.
 *
 * @returns when what this tab shows of it has been read, or could not be
 */
export async function announceChange(client: QueryClient, nouns: readonly Noun[]): Promise<void> {
  if (nouns.length === 0) return;
  emit('data.changed', { nouns });
  await refresh(client, nouns);
}

/**
 * Asks again when another tab announces a change (ruling S4.15).
 *
 * @returns how to stop
 */
export function followChanges(client: QueryClient): () => void {
  return listen('data.changed', ({ nouns }, origin) => {
    if (origin === 'elsewhere') void refresh(client, nouns);
  });
}
