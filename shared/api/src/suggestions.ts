import * as calls from '@motohaat/contract/calls';
import type { Suggestion } from '@motohaat/contract/search';

import type { ApiClient } from './client.ts';

/** Fewer signs say too little. */
const leastTyped = 2;

/**
 * Asks what a text may become: brands, models, districts and areas, each with a key of its own.
 *
 * @param kinds what of these; all without
 */
export async function findSuggestions(
  api: ApiClient,
  text: string,
  signal: AbortSignal,
  ...kinds: readonly Suggestion['kind'][]
): Promise<(Suggestion & { key: string })[]> {
  if (text.length < leastTyped) return [];
  const found = await api.call(calls.catalogue.suggestions, {
    query: { q: text, ...(kinds.length > 0 && { kinds: kinds.join(',') }) },
    signal,
  });
  return found.map((each) => ({ ...each, key: `${each.kind} ${each.slug}` }));
}
