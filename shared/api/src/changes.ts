import type { QueryClient } from '@tanstack/react-query';

/**
 * Has everything about these nouns asked for again in this tab.
 *
 * @param nouns those of query keys; whatever is not one changes nothing
 */
export async function refresh(client: QueryClient, nouns: readonly string[]): Promise<void> {
  await Promise.all(nouns.map((noun) => client.invalidateQueries({ queryKey: [noun] })));
}
