import { Readable } from 'node:stream';

import { shellPages } from '@motohaat/contract/pages';
import { inLanguage, languages } from '@motohaat/domain/language';
import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { siteOrigin } from '../../http/site-origin.ts';
import { answerNoFile } from '../files/file-answer.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { createSitemap } from './sitemap.ts';
import { type AddressSource, addressSources } from './sources.ts';
import { sitemapIndex, sitemapPart } from './xml.ts';

/** Unlike files, the sitemap costs the database something: it counts as a read of the caller's. */
const config = { access: 'public' } as const;
/** How long crawlers may go by what they have, in seconds. */
const cacheControl = 'public, max-age=600';
const xml = 'application/xml; charset=utf-8';
/** Rows of a part: it may have 50,000 addresses by the protocol, and a page has one in each language. */
const mostRows = 50_000 / languages.length;

export type SitemapOptions = {
  publicOrigin: string | undefined;
  sources?: readonly AddressSource[];
  /** Rows of a part. */
  size?: number;
};

/** What crawlers read first: `/robots.txt`, and the sitemap as an index with parts. */
export async function sitemapRoutes(
  app: FastifyInstance,
  { publicOrigin, sources = addressSources, size = mostRows }: SitemapOptions,
): Promise<void> {
  const sitemap = createSitemap(app.db, { sources, size });

  async function live(): Promise<LiveRevision> {
    const revision = await app.revision.current();
    if (!revision) throw new AppError('unavailable', { retryAfter: 5 });
    return revision;
  }

  app.get('/robots.txt', { config: { ...config, limit: 'none' } }, async (request, reply) => {
    const index = `${siteOrigin(request, publicOrigin)}/sitemap.xml`;
    const closed = languages.map((language) => inLanguage(language, shellPages.dashboard.path));
    return reply
      .header('cache-control', cacheControl)
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${index}\n`,
      );
  });

  app.get('/sitemap.xml', { config }, async (request, reply) => {
    const parts = await sitemap.parts(await live());
    return reply
      .header('cache-control', cacheControl)
      .type(xml)
      .send(sitemapIndex(siteOrigin(request, publicOrigin), parts));
  });

  app.get('/sitemaps/:part', { config }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const pages = await sitemap.pages(await live(), path);
    if (!pages) return answerNoFile(reply);
    return reply
      .header('cache-control', cacheControl)
      .type(xml)
      .send(Readable.from(sitemapPart(siteOrigin(request, publicOrigin), pages)));
  });
}
