import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { explain } from '../../testing/explain.ts';
import { addCategories, addProduct, addUser } from '../../testing/rows.ts';
import { remoteBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import { latest, selectMeasures } from './addresses.repository.ts';
import { createParts } from './parts.ts';
import { createSitemap } from './sitemap.ts';
import { type AddressSource, addressSources } from './sources.ts';
import type { Entry } from './xml.ts';

/** As the pages of bikes may be one day. */
const bikes: AddressSource = {
  purpose: 'bike',
  from: 'products p',
  key: 'p.id',
  keyType: 'uuid',
  address: { id: 'p.id' },
  shown: "p.status IN ('active', 'reserved')",
  changed: 'p.updated_at',
};
const revision = liveRevision(
  remoteBuild({
    name: 'mfe-shop',
    audience: 'public',
    routes: { home: '/', bike: '/bikes/:id' },
    purposes: { home: 'home', bike: 'bike' },
  }),
);

let home: TestDatabase;
let seller: string;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  seller = (await addUser(home.db, { role: 'seller' })).id;
});
afterAll(() => home.drop());

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const minute = (number: number) => new Date(Date.UTC(2026, 0, 1, 0, number));
const add = async (
  from: number,
  to: number,
  values: Partial<Parameters<typeof addProduct>[1]> = {},
) => {
  for (let number = from; number <= to; number += 1) {
    await addProduct(home.db, {
      id: idOf(number),
      seller_id: seller,
      updated_at: minute(number),
      ...values,
    });
  }
};

test('many rows are divided into parts that stay as they are, each with its last change', async () => {
  await add(1, 7);
  await add(8, 8, { status: 'sold' });
  let now = Date.UTC(2026, 0, 2);
  const parts = createParts(home.db, bikes, { size: 3, fresh: 1_000, now: () => now });
  const first = await parts.list();
  expect(first).toEqual([
    { after: null, upTo: idOf(3), pages: 3, changed: minute(3) },
    { after: idOf(3), upTo: idOf(6), pages: 3, changed: minute(6) },
    { after: idOf(6), upTo: null, pages: 1, changed: minute(7) },
  ]);

  await add(9, 10);
  const changed = new Date(now + 500);
  await home.db
    .updateTable('products')
    .set({ updated_at: changed })
    .where('id', '=', idOf(2))
    .execute();
  expect(await parts.list()).toBe(await parts.list());
  now += 1_000;
  expect(await parts.list()).toEqual([
    { after: null, upTo: idOf(3), pages: 3, changed },
    { after: idOf(3), upTo: idOf(6), pages: 3, changed: minute(6) },
    { after: idOf(6), upTo: idOf(9), pages: 2, changed: minute(9) },
    { after: idOf(9), upTo: null, pages: 1, changed: minute(10) },
  ]);
});

test('every page of a source stands in one part, once, and nothing else does', async () => {
  const sitemap = createSitemap(home.db, { sources: [bikes], size: 4 });
  const parts = await sitemap.parts(revision);
  expect(parts.map(({ path }) => path)).toEqual([
    '/sitemaps/pages-1.xml',
    '/sitemaps/bike-1.xml',
    '/sitemaps/bike-2.xml',
    '/sitemaps/bike-3.xml',
  ]);
  const paths: string[] = [];
  for (const { path } of parts.slice(1)) {
    for await (const some of (await sitemap.pages(revision, path)) ?? []) {
      paths.push(...some.map((entry) => entry.path));
    }
  }
  expect(paths).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10].map((number) => `/bikes/${idOf(number)}`));
});

test.each(['bike-4', 'bike-0', 'bike-01', 'bike-999999', 'pages-2', 'seller-1', 'category-1'])(
  'there is no part %s',
  async (name) => {
    const sitemap = createSitemap(home.db, { sources: [bikes, ...addressSources], size: 4 });
    expect(await sitemap.pages(revision, `/sitemaps/${name}.xml`)).toBeUndefined();
  },
);

test('when a category changed last is read from an index', async () => {
  const [{ changed }] = addressSources as [AddressSource];
  const query = { sql: `SELECT ${changed} FROM categories c`, parameters: [] } as unknown;
  expect(await explain(home.db, query as CompiledQuery)).toContain('products_changed_by_category');
});

test('sellers whose bikes changed since are found by an index', async () => {
  const source = addressSources.find(({ purpose }) => purpose === 'seller')!;
  const query = selectMeasures(source, { after: null, upTo: idOf(9) }, minute(9)).compile(home.db);
  expect(await explain(home.db, query)).toContain('products_changed_by_category');
});

test('a seller’s page is as old as the last of their bikes that anybody could see, and a part is listed from its first page on', async () => {
  const source = addressSources.find((each) => each.purpose === 'seller')!;
  const [late, never] = [idOf(901), idOf(902)];
  await addUser(home.db, { id: late, role: 'buyer' });
  await addUser(home.db, { id: never, role: 'seller' });
  let now = Date.UTC(2026, 0, 2);
  const parts = createParts(home.db, source, { size: 1, fresh: 1_000, now: () => now });
  const listed = async () =>
    (await parts.list())
      .filter(({ pages }) => pages > 0)
      .map(({ upTo, changed }) => [upTo, changed]);
  const before = await listed();
  expect(before).toContainEqual([seller, expect.any(Date)]);
  expect(before.map(([upTo]) => upTo)).not.toContain(late);

  const [seen, draft] = [new Date(now + 1), new Date(now + 2)];
  await home.db.updateTable('users').set({ role: 'seller' }).where('id', '=', late).execute();
  await addProduct(home.db, { seller_id: late, updated_at: seen });
  await addProduct(home.db, { seller_id: late, status: 'draft', updated_at: draft });
  await addProduct(home.db, { seller_id: never, status: 'sold' });
  now += 1_000;
  expect(await listed()).toEqual([[late, seen], ...before]);
});

/** So many rows of no table, with a page each. */
const counted = (rows: number, shown: string): AddressSource => ({
  purpose: 'bike',
  from: `generate_series(1, ${rows}) AS n(id)`,
  key: 'n.id',
  keyType: 'smallint',
  address: { id: 'n.id' },
  shown,
  changed: 'NULL::timestamptz',
});

async function pagesOf(
  path: string,
  source: AddressSource,
  size: number,
  live = revision,
): Promise<{ listed: string[]; pages?: Entry[] }> {
  const sitemap = createSitemap(home.db, { sources: [source], size });
  const listed = (await sitemap.parts(live)).map((part) => part.path);
  const pages = await sitemap.pages(live, path);
  if (!pages) return { listed };
  const entries: Entry[] = [];
  for await (const some of pages) entries.push(...some);
  return { listed, pages: entries };
}
const [pages1, bike1] = ['/sitemaps/pages-1.xml', '/sitemaps/bike-1.xml'];

test.each([999, 1_000, 1_001, 2_001])('a part of %i pages has all of them', async (rows) => {
  const { pages } = await pagesOf(bike1, counted(rows, 'true'), 5_000);
  expect(new Set(pages?.map(({ path }) => path)).size).toBe(rows);
});

test('a part without a page is not listed, and is not there', async () => {
  for (const size of [3, 5_000]) {
    const { listed, pages } = await pagesOf(bike1, counted(7, 'false'), size);
    expect([listed, pages]).toEqual([[pages1], undefined]);
  }
});

test('a page whose address lacks something is not in its part', async () => {
  const source = { ...counted(3, 'true'), address: { id: 'nullif(n.id, 2)' } };
  const { pages } = await pagesOf(bike1, source, 5);
  expect(pages?.map(({ path }) => path)).toEqual(['/bikes/1', '/bikes/3']);
});

test('no page of a remote that was taken off, or that not everybody has, is in the sitemap', async () => {
  const [shop] = revision.remotes as [(typeof revision.remotes)[number]];
  const admins = { ...shop, manifest: { ...shop.manifest, audience: 'admin' as const } };
  for (const live of [
    { ...revision, closed: { 'mfe-shop': 'Closed.' } },
    { ...revision, remotes: [admins] },
  ]) {
    const { listed, pages } = await pagesOf(pages1, counted(3, 'true'), 5, live);
    expect([listed, pages]).toEqual([[pages1], []]);
  }
});

test('the last of some times is nothing where nobody knows one', () => {
  expect(latest([])).toBeNull();
  expect(latest([null, minute(1), null, minute(2)])).toEqual(minute(2));
});
