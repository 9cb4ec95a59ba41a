import type { ListingStatus } from '@motohaat/domain/listing';
import type { LightMyRequestResponse } from 'fastify';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addCategories, addProduct, addUser } from '../../testing/rows.ts';
import { adminBuild, remoteBuild, shellBuild } from '../testing/builds.ts';
import { type Site, startSite } from '../testing/site.ts';

const shop = (contents: Record<string, string> = {}) =>
  remoteBuild({
    name: 'mfe-shop',
    audience: 'public',
    routes: {
      home: '/',
      search: '/search',
      all: '/bikes',
      kind: '/kinds/:id',
      terms: '/terms',
      login: '/login',
      lost: '/lost/:key',
      office: '/dashboard/shop',
    },
    purposes: {
      home: 'home',
      search: 'search',
      all: 'all-bikes',
      kind: 'category',
      login: 'sign-in',
    },
    contents,
  });
const closed = remoteBuild({ name: 'mfe-news', audience: 'public', routes: { news: '/news' } });

let site: Site;
/** Before anything was live. */
let early: LightMyRequestResponse;
beforeAll(async () => {
  site = await startSite();
  await addCategories(site.db);
  const { id } = await addUser(site.db, { role: 'seller' });
  const add = (minute: number, values: Partial<Parameters<typeof addProduct>[1]>) =>
    addProduct(site.db, {
      seller_id: id,
      updated_at: new Date(Date.UTC(2100, 0, 1, 0, minute)),
      ...values,
    });
  await add(1, { category_id: 2 });
  await add(2, { category_id: 2, status: 'sold' });
  await add(3, { category_id: 2, status: 'draft' });
  const process = await startSite({ beside: site });
  early = await process.app.inject('/sitemap.xml');
  await process.stop();
  await site.goLive(shellBuild(), shop(), adminBuild(), closed);
});
afterAll(() => site.stop());

const get = (url: string) => site.app.inject({ url, headers: { host: 'motohaat.example' } });
/** Address → time of its last change. */
async function entriesOf(url: string): Promise<Record<string, string | undefined>> {
  const { body, headers } = await get(url);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=600');
  return Object.fromEntries(
    [...body.matchAll(/<loc>http:\/\/motohaat\.example(.*?)<\/loc>(?:<lastmod>(.*?)<)?/g)].map(
      ([, path = '', changed]) => [path, changed],
    ),
  );
}
const wentLive = async () => {
  const rows = await site.db
    .selectFrom('revisions')
    .select('created_at')
    .orderBy('number')
    .execute();
  return rows.map(({ created_at }) => created_at.toISOString());
};

test('crawlers are led to the sitemap, and away from the dashboard', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'User-agent: *\nDisallow: /dashboard\nDisallow: /bn/dashboard\n\nSitemap: http://motohaat.example/sitemap.xml\n',
  );
});

test('before anything is live, crawlers are told to come again', () => {
  expect([early.statusCode, early.headers['retry-after']]).toEqual([503, '5']);
});

test('the sitemap names public pages alone, each with when it changed last', async () => {
  const sold = '2100-01-01T00:02:00.000Z';
  const [first] = await wentLive();
  expect(await entriesOf('/sitemap.xml')).toEqual({
    '/sitemaps/pages-1.xml': sold,
    '/sitemaps/category-1.xml': sold,
  });
  expect(await entriesOf('/sitemaps/pages-1.xml')).toEqual({
    '/': sold,
    '/search': sold,
    '/bikes': sold,
    '/terms': first,
    '/news': first,
    '/bn': sold,
    '/bn/search': sold,
    '/bn/bikes': sold,
    '/bn/terms': first,
    '/bn/news': first,
  });
  expect(await entriesOf('/sitemaps/category-1.xml')).toEqual({
    '/kinds/1': undefined,
    '/kinds/2': sold,
    '/kinds/3': undefined,
    '/bn/kinds/1': undefined,
    '/bn/kinds/2': sold,
    '/bn/kinds/3': undefined,
  });
});

test('each page of the sitemap says where it is in the other language', async () => {
  const { body } = await get('/sitemaps/pages-1.xml');
  const links = ['en', 'bn'].map((language) => {
    const path = language === 'en' ? '/terms' : '/bn/terms';
    return `<xhtml:link rel="alternate" hreflang="${language}" href="http://motohaat.example${path}"/>`;
  });
  expect(body.split(links.join('')).length - 1).toBe(2);
});

test.each(['/sitemaps/pages-2.xml', '/sitemaps/category-2.xml', '/sitemaps/x', '/sitemaps/'])(
  'there is no %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('a page is as old as the files that it is made of, however often its remote is released', async () => {
  const first = (await entriesOf('/sitemaps/pages-1.xml'))['/terms'];
  const other = shop({ 'other.js': 'a file that no page needs' });
  const changed = shop({ 'assets/terms.2.js': 'other terms' });
  changed.release.preload['terms'] = ['assets/terms.2.js', 'assets/page.css'];
  const ages: unknown[] = [];
  for (const build of [other, changed]) {
    await site.goLive(shellBuild(), build);
    const process = await startSite({ beside: site });
    const { body } = await process.app.inject('/sitemaps/pages-1.xml');
    ages.push(/terms<\/loc><lastmod>(.*?)</.exec(body)?.[1]);
    await process.stop();
  }
  expect(ages).toEqual([first, (await wentLive()).at(-1)]);
});

test('bikes that anyone can see, and who sells one, are in the sitemap in both languages, until they are sold or gone', async () => {
  const market = remoteBuild({
    name: 'mfe-market',
    audience: 'public',
    routes: { bike: '/products/:id/:slug', seller: '/sellers/:id' },
    purposes: { bike: 'bike', seller: 'seller' },
  });
  await site.goLive(market);
  const add = async (values: Parameters<typeof addUser>[1], status: ListingStatus = 'active') => {
    const { id, public_id } = await addUser(site.db, { role: 'seller', ...values });
    const bike = await addProduct(site.db, {
      seller_id: id,
      category_id: 3,
      status,
      name: 'Pulsar 150, পালসার',
    });
    return [`/products/${bike.id}/pulsar-150`, `/sellers/${public_id}`].flatMap((path) => [
      path,
      `/bn${path}`,
    ]);
  };
  const shown = [...(await add({})), ...(await add({}, 'reserved'))];
  const gone = [
    ...(await add({ leaving_at: new Date(Date.UTC(2100, 0, 1)) })),
    ...(await add({ status: 'suspended' })),
    ...(await add({ role: 'buyer' })),
    ...(await add({}, 'sold')),
    ...(await add({}, 'draft')),
  ];
  const process = await startSite({ beside: site });
  const listed = async (url: string) =>
    [...(await process.app.inject(url)).body.matchAll(/<loc>https?:\/\/[^/]*(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
  const paths = [
    ...(await listed('/sitemaps/bike-1.xml')),
    ...(await listed('/sitemaps/seller-1.xml')),
  ];
  await process.stop();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(shown));
  expect(paths.filter((path) => path && gone.includes(path))).toEqual([]);
});

test('pages of brands, models and districts are in the sitemap in both languages while they have three bikes', async () => {
  const shelves = remoteBuild({
    name: 'mfe-shelves',
    audience: 'public',
    routes: { of: '/bikes/:name', in: '/bikes/:name/:district' },
    purposes: { of: 'bikes-of', in: 'bikes-in' },
  });
  await site.goLive(shelves);
  const changed_at = new Date(Date.UTC(2100, 0, 1));
  const pages = [
    { name: 'bajaj', district: '', bikes: 3 },
    { name: 'hero', district: '', bikes: 2 },
    { name: 'bajaj', district: 'feni', bikes: 4 },
  ];
  await site.db
    .insertInto('landing_pages')
    .values(pages.map((each) => ({ id: newId(), prices: 0, changed_at, ...each })))
    .execute();
  const process = await startSite({ beside: site });
  const listed = async (url: string) =>
    [...(await process.app.inject(url)).body.matchAll(/<loc>https?:\/\/[^/]*(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
  expect(await listed('/sitemap.xml')).toEqual(
    expect.arrayContaining(['/sitemaps/bikes-of-1.xml', '/sitemaps/bikes-in-1.xml']),
  );
  expect(await listed('/sitemaps/bikes-of-1.xml')).toEqual(['/bikes/bajaj', '/bn/bikes/bajaj']);
  expect(await listed('/sitemaps/bikes-in-1.xml')).toEqual([
    '/bikes/bajaj/feni',
    '/bn/bikes/bajaj/feni',
  ]);
  await process.stop();
});
