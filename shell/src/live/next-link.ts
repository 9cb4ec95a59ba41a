/** What is under way on the page: a form or a payment that is being sent. */
const busy = 'form[aria-busy="true"], form [aria-busy="true"], button[aria-busy="true"]';

export type NextLinkParts = {
  /** Whether the document is to be replaced by a fresh one. */
  isDue: (path: string) => boolean;
  /** Goes to an address with a fresh document. */
  go: (address: string) => void;
};

/**
 * Leads a click on a link to another page to a fresh document when one is due, unless something on
 * the page is still being sent. Navigations by code stay in the tab: they belong to an action.
 *
 * @returns a function that stops it
 */
export function renewAtNextLink({ isDue, go }: NextLinkParts): () => void {
  // In the capture phase: the router then finds the click taken care of.
  const follow = (event: MouseEvent) => {
    const link = otherPage(event);
    if (!link || !isDue(link.pathname) || document.querySelector(busy)) return;
    event.preventDefault();
    go(link.href);
  };
  document.addEventListener('click', follow, true);
  return () => document.removeEventListener('click', follow, true);
}

/** The link to another page of the site that a plain click is about to follow in this tab. */
function otherPage(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : undefined;
}
