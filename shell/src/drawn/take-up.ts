import type { QueryClient } from '@tanstack/react-query';

import type { DrawnState } from './drawn-state.ts';
import { readExact } from './exact-json.ts';
import { patience } from './show.tsx';

/** For so many ms nobody asks again for what came with the document. */
const freshFor = 5000;

/**
 * What the document's page was drawn with; nothing where the browser is to draw it.
 *
 * @param root the element that the page stands in
 */
export function readDrawn(root: HTMLElement): DrawnState | undefined {
  const text = document.getElementById('state')?.textContent;
  return root.hasAttribute('data-drawn') && text ? (readExact(text) as DrawnState) : undefined;
}

/** Puts the answers that a page was drawn with into the cache, as just received. */
export function takeUpAnswers(client: QueryClient, { queries }: DrawnState): void {
  const until = Date.now() + freshFor;
  // A refusal that grew old before the page is live would be asked for again as the page is first drawn,
  // which then shows that it waits where the server's says that there is nothing.
  const refusedUntil = until + patience;
  const kept = isKeptCopy();
  // As `hydrate` does it with an empty cache; all that it can do besides weighs half a kilobyte.
  for (const { state, queryKey, queryHash } of queries) {
    client.getQueryCache().build(
      client,
      { queryKey, queryHash },
      {
        ...state,
        fetchStatus: 'idle',
        dataUpdatedAt: kept ? state.dataUpdatedAt : until,
        errorUpdatedAt: state.status === 'error' ? refusedUntil : 0,
      },
    );
  }
}

/** Whoever goes back gets the document that the browser kept, however old it is. */
function isKeptCopy(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.type === 'back_forward';
}
