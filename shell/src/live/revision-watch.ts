/** How often a page that is looked at asks what is live, in ms. */
const interval = 30_000;

export type RevisionWatch = {
  /** The highest revision that this tab has heard of. */
  live: () => number;
  /** Whether a newer revision than this tab's is known to be live. */
  isBehind: () => boolean;
  /** The server named a revision elsewhere. */
  heard: (revision: number) => void;
  /** Asks the server now. It does not throw. Returns what `isBehind` says then. */
  look: () => Promise<boolean>;
};

/**
 * @param own the revision of this tab's document
 * @param ask gets the number of what is live from the server
 */
export function createRevisionWatch(own: number, ask: () => Promise<number>): RevisionWatch {
  let live = own;
  const isBehind = () => live > own;
  const heard = (revision: number) => {
    live = Math.max(live, revision);
  };
  return {
    live: () => live,
    isBehind,
    heard,
    async look() {
      try {
        heard(await ask());
      } catch {
        // No network, or a busy server: the next look tells.
      }
      return isBehind();
    },
  };
}

/** Looks while somebody looks at the page, and when they or the network come back. */
export function keepLooking(watch: RevisionWatch): void {
  const look = () => {
    if (document.visibilityState === 'visible' && !watch.isBehind()) void watch.look();
  };
  setInterval(look, interval);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look();
  });
}
