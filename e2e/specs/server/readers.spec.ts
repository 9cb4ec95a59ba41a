import type { APIRequestContext } from '@playwright/test';

import { htmlFaults } from '../../../scripts/lib/readers/html.ts';
import { readStructuredData } from '../../../scripts/lib/readers/structured-data.ts';
import { readAsText } from '../../../scripts/lib/readers/text-browser.ts';
import { expect, test } from '../../fixtures/test.ts';

const categories = ['/categories/1', '/categories/2', '/categories/3'];
const inBoth = (...paths: string[]) =>
  paths.flatMap((path) => [path, path === '/' ? '/bn' : `/bn${path}`]);
const house = ['/about', '/services', '/help'];
const publicPages = inBoth(
  '/',
  '/bikes',
  '/blogs',
  ...categories,
  ...house,
  '/privacy',
  '/search',
  '/terms',
).toSorted();
/** Of what many bikes of the market are. */
const landingPages = inBoth('/bikes/bajaj', '/bikes/dhaka', '/bikes/bajaj/dhaka');
const isLanding = (page: string) => page.includes('/bikes/');

const isBike = (page: string) => page.includes('/products/');
const isSeller = (page: string) => page.includes('/sellers/');

/** The page of a bike of the market, in English. */
async function bikePage(request: APIRequestContext): Promise<string> {
  const [bike] = (await (await request.get('/api/categories/2')).json()) as { _id: string }[];
  // One that was not drawn in time is sent for the browser to move: the next is moved here.
  const ask = () => request.get(`/products/${bike!._id}`, { maxRedirects: 0 });
  await expect.poll(async () => (await ask()).status()).toBe(308);
  return (await ask()).headers()['location']!;
}

/** The page's document. One that was not drawn in time is sent for the browser to draw: the next is. */
async function documentOf(request: APIRequestContext, path: string): Promise<string> {
  let html = '';
  await expect
    .poll(async () => (html = await (await request.get(path)).text()), { message: path })
    .toContain('<div id="root" data-drawn>');
  return html;
}

test('every page is HTML by the standard', async ({ request }) => {
  for (const path of [
    ...publicPages,
    ...landingPages,
    await bikePage(request),
    '/login',
    '/signup',
    '/no/such/page',
  ]) {
    expect.soft(await htmlFaults(await documentOf(request, path)), path).toEqual([]);
  }
});

test('pages say what they show by schema.org', async ({ request }) => {
  for (const [path, ...types] of [
    ['/', 'WebSite', 'Organization'],
    ['/categories/1', 'BreadcrumbList', 'ItemList'],
    ['/bikes/bajaj/dhaka', 'BreadcrumbList', 'ItemList'],
    ['/blogs', 'BreadcrumbList', 'Article'],
    [await bikePage(request), 'BreadcrumbList', 'Product', 'Motorcycle'],
  ] as const) {
    const data = readStructuredData(await documentOf(request, path));
    expect.soft(data.faults, path).toEqual([]);
    expect.soft(data.types, path).toEqual(expect.arrayContaining([...types]));
  }
});

test('a crawler finds every page, with a title and a picture of its own', async ({ request }) => {
  test.slow();
  const listed = async (path: string) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
  };
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const read = async () => (await Promise.all((await listed(index)).map(listed))).flat();
  let pages: string[] = [];
  // A job has to count their bikes first, and the sitemap looks once a minute.
  await expect
    .poll(async () => (pages = await read()).map((page) => new URL(page).pathname), {
      timeout: 75_000,
    })
    .toEqual(expect.arrayContaining(landingPages));
  const others = pages.filter((page) => !isBike(page) && !isSeller(page) && !isLanding(page));
  expect(others.map((page) => new URL(page).pathname).toSorted()).toEqual(publicPages);
  const bikes = pages.filter(isBike).slice(0, 2);
  const sellers = pages.filter(isSeller).slice(0, 2);
  expect([bikes.length, sellers.length]).toEqual([2, 2]);
  const landings = pages.filter((page) => landingPages.includes(new URL(page).pathname));
  const titles = new Set<string | undefined>();
  for (const page of [...others, ...bikes, ...sellers, ...landings]) {
    const html = await documentOf(request, page);
    expect(html).toContain(`<link rel="canonical" href="${page}"/>`);
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    const [, picture = ''] = /property="og:image" content="(.*?)"/.exec(html) ?? [];
    expect((await request.get(picture)).headers()['content-type']).toBe('image/jpeg');
  }
  expect(titles.size).toBe(others.length + bikes.length + sellers.length + landings.length);
});

test('a text browser reads the pages, and can follow their links', async ({ request }) => {
  for (const [path, words, link] of [
    ['/', ['Let us find your Favorite Bike', 'Popular Products', '296', 'BDT'], '/categories/1'],
    ['/categories/1', ['Scooters', 'Asking Price', 'you need JavaScript'], '/categories/2'],
    ['/blogs', ['Read a used bike in ten minutes', 'Come while the engine is cold'], '/'],
    ['/login', ['This page needs JavaScript'], '/signup'],
  ] as const) {
    const read = await readAsText(await documentOf(request, path));
    test.skip('missing' in read, 'missing' in read ? read.missing : '');
    const text = 'text' in read ? read.text.replaceAll(/\s+/g, ' ') : '';
    for (const each of words) expect.soft(text, path).toContain(each);
    expect.soft(text, path).toMatch(new RegExp(`\\[\\d+\\] file://${link} `));
  }
});
