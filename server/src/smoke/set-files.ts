import type { PlannedView } from './planned-view.ts';
import type { Fetched, OrderCalls } from './work-calls.ts';

/** What the pages of a set are made of, each asked for once. */
export type SetFiles = {
  /** Origin of the site. */
  site: string;
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
    document: ({ of, view: { drawnBy } }, path) =>
      once(`${of} ${drawnBy} ${path}`, () =>
        calls.document({ of, path, ...(drawnBy === 'browser' && { empty: 'true' }) }),
      ),
    file: (path) => once(path, () => calls.file(path)),
  };
}
