/** How long a file may take to come again before loading goes on without it, in ms. */
const refetchLimit = 3000;

type HashedFile = { url: string; integrity: string };

/**
 * Gets the files of a page out of whatever keeps the page from loading them: requests that hang
 * (the loaders would wait for the first one for ever), preloads that failed (they answer the next
 * request for their file) and altered copies in the browser's cache (the files are immutable, so
 * nothing else would ask for them again).
 */
export async function refetchFiles(files: HashedFile[]): Promise<void> {
  const urls = new Set(files.map(({ url }) => absolute(url)));
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href]')) {
    if (!urls.has(link.href)) continue;
    if (link.rel === 'preload') link.remove();
    else giveUp(link);
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (urls.has(script.src)) giveUp(script);
  }
  const signal = AbortSignal.timeout(refetchLimit);
  await Promise.allSettled(
    files.map(async ({ url, integrity }) => {
      const response = await fetch(url, { cache: 'reload', integrity, signal });
      await response.arrayBuffer();
    }),
  );
}

/** Tells the loader that waits for the element that it failed; one that has finished ignores it. */
function giveUp(element: HTMLElement): void {
  element.dispatchEvent(new Event('error'));
}

function absolute(url: string): string {
  return new URL(url, window.location.href).href;
}
