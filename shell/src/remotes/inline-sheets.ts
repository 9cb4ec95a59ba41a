const sheets = () => document.querySelectorAll<HTMLStyleElement>('style[data-href]');

/**
 * Tells the loaders of style sheets which ones stand in the document already: they know a sheet by
 * its whole address, the server writes its path.
 */
export function nameInlineSheets(): void {
  for (const { dataset } of sheets()) {
    dataset['href'] = new URL(dataset['href'] ?? '', window.location.href).href;
  }
}

/** The whole addresses of the sheets that stand in the document. */
export function inlineSheets(): string[] {
  return [...sheets()].map(({ dataset }) => dataset['href'] ?? '');
}
