import type { ComposedRoute } from '@motohaat/contract/composition';

import { inlineSheets } from './inline-sheets.ts';

/**
 * Has the browser fetch the files of a page all at once, which would otherwise ask for one another
 * in a row. Those that the document has named are left alone. With the same attributes as the
 * loaders use, else a file would be fetched twice.
 */
export function preloadFiles(files: ComposedRoute['preload']): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[href]');
  const named = new Set([...links].map(({ href }) => href).concat(inlineSheets()));
  for (const { url, as, integrity } of files) {
    const link = document.createElement('link');
    const attributes = { rel: 'preload', as, href: url, integrity, crossorigin: 'anonymous' };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    if (!named.has(link.href)) document.head.append(link);
  }
}
