/**
 * Names the trace that belongs to the navigation at hand. Of the document it is the one that the server began
 * with it, if it did: it says so in `Server-Timing`. Each page that was opened in it since has one of its
 * own. Nothing of the person is in it.
 *
 * @returns the header `traceparent` (W3C Trace Context); nothing where the server records nothing
 */
export function createTraceparent(): () => string | undefined {
  const [entry]: Partial<PerformanceNavigationTiming>[] =
    performance.getEntriesByType('navigation');
  // Not in every browser (Safari before 16.4). It is empty where the server records, but not this document.
  let current = entry?.serverTiming?.find(({ name }) => name === 'trace')?.description;
  let page = location.pathname;
  return () => {
    if (current !== undefined && page !== location.pathname) {
      page = location.pathname;
      // Whether what a browser begins is recorded is for the server to say.
      const id = crypto.randomUUID().replaceAll('-', '');
      current = `00-${id}-${id.slice(16)}-01`;
    }
    return current;
  };
}
