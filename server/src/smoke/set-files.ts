import { drawingHeader, whyUndrawnHeader } from '@motohaat/contract/smoke-tests';

import { documentPath } from './answers.ts';
import type { PlannedView } from './planned-view.ts';
import type { Fetched, OrderCalls } from './work-calls.ts';

/** What the pages of a set are made of, each asked for once. */
export type SetFiles = {
  /** Origin of the site. */
  site: string;
  /** Whether nothing is live of the application. */
  isNew: boolean;
  document: (planned: PlannedView, path: string) => Promise<Fetched>;
  file: (path: string) => Promise<Fetched>;
};

/** Many views of one set ask for the same: their server is asked once. */
export function keepSetFiles(calls: OrderCalls): SetFiles {
  const kept = new Map<string, Promise<Fetched>>();

  function once(key: string, ask: () => Promise<Fetched>): Promise<Fetched> {
    const known = kept.get(key);
    if (known) return known;
    const asked = ask();
    kept.set(key, asked);
    asked.catch(() => kept.delete(key));
    return asked;
  }

  return {
    site: calls.site,
    isNew: calls.order.live === null,
    document: ({ of, view: { drawnBy, state } }, path) => {
      // What is left to the browser is the same in every state.
      const how = drawnBy === 'browser' ? { empty: 'true' as const } : { state };
      return once(`${of} ${JSON.stringify(how)} ${path}`, async () => {
        const asked = { of, path, ...how };
        const document = await calls.document(asked);
        // A renderer that had too little time has more of it once it is there.
        const isOver = outcomeOf(document) !== 'failed' || state === 'failed';
        return isOver ? document : calls.document(asked);
      });
    },
    file: (path) => once(path, () => calls.file(path)),
  };
}

/** How the server's drawing of a document ended; it says so beside it. */
const outcomeOf = ({ headers }: Fetched) => headers[drawingHeader];

/** Where a document is that was asked for by a path: a page may have moved. */
export function addressIn({ headers }: Fetched, path: string): string {
  return headers['content-location'] ?? path;
}

/**
 * Why a document that should have been drawn is not, as a sentence; nothing when it is as it should be. What
 * no release of the remote could do is left to it.
 */
export async function whyUndrawn(
  files: Pick<SetFiles, 'document' | 'isNew'>,
  planned: PlannedView,
  document: Fetched,
): Promise<string | undefined> {
  if (planned.view.drawnBy !== 'server') return undefined;
  const outcome = outcomeOf(document);
  // Where nothing answers the browser is to try by itself.
  if (outcome === 'failed' && planned.view.state === 'failed') return undefined;
  if (outcome === 'failed') {
    const why = document.headers[whyUndrawnHeader];
    return `The server could not draw it${why === undefined ? '' : `: ${decodeURIComponent(why)}`}.`;
  }
  if (outcome !== 'none' || files.isNew) return undefined;
  const live = await files.document({ ...planned, of: 'live' }, documentPath(planned));
  return outcomeOf(live) === 'drawn'
    ? 'The server draws what is live of it, and cannot draw this release.'
    : undefined;
}
