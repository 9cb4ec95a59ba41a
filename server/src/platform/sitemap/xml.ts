import { inLanguage, type Language, languages } from '@motohaat/domain/language';

import { escapeHtml } from '../../http/html.ts';

/** A path of this site, in English, and, where it is known, when what stands there changed last. */
export type Entry = { path: string; changed: Date | null };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** https://www.sitemaps.org/protocol.html */
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
const others = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export function sitemapIndex(origin: string, parts: readonly Entry[]): string {
  const items = parts.map(({ path, changed }) => item('sitemap', origin + path, changed)).join('');
  return `${head}<sitemapindex ${namespace}>\n${items}</sitemapindex>\n`;
}

/** The text of one part, as its entries come: each page in every language. */
export async function* sitemapPart(
  origin: string,
  entries: AsyncIterable<readonly Entry[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${namespace} ${others}>\n`;
  for await (const some of entries) yield some.map((entry) => pageItems(origin, entry)).join('');
  yield '</urlset>\n';
}

function pageItems(origin: string, { path, changed }: Entry): string {
  const addressIn = (language: Language) => origin + inLanguage(language, path);
  const links = languages
    .map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(addressIn(language))}"/>`,
    )
    .join('');
  return languages.map((language) => item('url', addressIn(language), changed, links)).join('');
}

function item(element: string, address: string, changed: Date | null, links = ''): string {
  const time = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
  return `<${element}><loc>${escapeHtml(address)}</loc>${time}${links}</${element}>\n`;
}
