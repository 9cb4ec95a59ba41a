import { escapeHtml } from '../document/html.ts';

/** A path of this site and, where it is known, when what stands there changed last. */
export type Entry = { path: string; changed: Date | null };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** https://www.sitemaps.org/protocol.html */
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function sitemapIndex(origin: string, parts: readonly Entry[]): string {
  const items = parts.map((part) => item('sitemap', origin, part)).join('');
  return `${head}<sitemapindex ${namespace}>\n${items}</sitemapindex>\n`;
}

/** The text of one part, as its entries come. */
export async function* sitemapPart(
  origin: string,
  entries: AsyncIterable<readonly Entry[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace}>\n`;
  for await (const some of entries) {
    yield some.map((entry) => item('url', origin, entry)).join('');
  }
  yield '</urlset>\n';
}

function item(element: string, origin: string, { path, changed }: Entry): string {
  const time = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeHtml(origin + path)}</loc>${time}</${element}>\n`;
}
