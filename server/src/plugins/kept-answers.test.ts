import type { Product } from '@motohaat/contract/catalogue';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../testing/app.ts';
import { addAdvert, addCategories, addProduct } from '../testing/rows.ts';

let site: TestApp;
let seller: Person;
let productId: string;
beforeAll(async () => {
  site = await createTestApp();
  await addCategories(site.db);
  seller = await site.signIn('seller', { email: 'rafiq@example.com' });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.deleteFrom('adverts').execute();
  await site.db.deleteFrom('products').execute();
  ({ id: productId } = await addProduct(site.db, { seller_id: seller.id, category_id: 2 }));
});
afterEach(() => vi.useRealTimers());

/** How often products were read, and what was answered. */
async function read(url: string, headers: Record<string, string> = {}) {
  const asked = vi.spyOn(site.db, 'executeQuery');
  const answer = await site.app.inject({ url, headers });
  const reads = asked.mock.calls.filter(
    ([query]) => 'sql' in query && query.sql.includes('FROM products'),
  ).length;
  asked.mockRestore();
  return { ...answer, reads, bikes: answer.statusCode === 200 ? answer.json<Product[]>() : [] };
}

const category = '/api/categories/2';

test('a list is read once for all visitors, with the same headers', async () => {
  const first = await read(category);
  const second = await read(category);
  expect([first.reads, second.reads]).toEqual([1, 0]);
  expect(second.body).toBe(first.body);
  for (const name of ['content-type', 'cache-control', 'vary', 'link', 'etag']) {
    expect(second.headers[name], name).toBe(first.headers[name]);
  }
  const known = await read(category, { 'if-none-match': String(first.headers['etag']) });
  expect([known.statusCode, known.body, known.reads]).toEqual([304, '', 0]);
});

test('whatever is committed is in the next answer', async () => {
  await read(category);
  await site.db.updateTable('products').set({ resale_price: 77_000 }).execute();
  expect((await read(category)).bikes[0]?.resalePrice).toBe(77_000);
  await site.db.updateTable('users').set({ name: 'Another Name' }).execute();
  expect((await read(category)).bikes[0]?.sellerName).toBe('Another Name');
  await site.db.deleteFrom('products').execute();
  expect((await read(category)).bikes).toEqual([]);
});

test('what is kept is answered while all connections are taken', async () => {
  await read(category);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const takes = Array.from({ length: 20 }, () => site.db.connection().execute(() => ended));
  const begin = performance.now();
  const { statusCode, reads } = await read(category);
  expect([statusCode, reads]).toEqual([200, 0]);
  expect(performance.now() - begin).toBeLessThan(500);
  end();
  await Promise.allSettled(takes);
});

test('who is signed in never gets a visitor’s answer, nor a visitor theirs', async () => {
  expect((await read(category)).bikes[0]).toMatchObject({ own: false });
  const own = await read(category, { authorization: seller.authorization });
  expect(own.bikes[0]).toMatchObject({ own: true, email: 'rafiq@example.com' });
  expect((await read(category)).bikes[0]).toMatchObject({ own: false });
  expect((await read(category, { authorization: 'Bearer x' })).statusCode).toBe(401);
});

test('each page and length is kept for itself, and a refusal is none', async () => {
  await addProduct(site.db, { seller_id: seller.id, category_id: 2 });
  await read(category);
  const one = await read(`${category}?limit=1`);
  expect([one.bikes.length, one.reads]).toEqual([1, 1]);
  expect((await read(`${category}?limit=1`)).headers['link']).toBe(one.headers['link']);
  expect((await read(`${category}?limit=0`)).statusCode).toBe(422);
  expect((await read(`${category}?limit=0`)).statusCode).toBe(422);
});

test('an advert is gone five seconds after its end at the latest, though nothing else changes', async () => {
  const expires_at = new Date(Date.now() + 1_000);
  await addAdvert(site.db, { id: productId, seller_id: seller.id }, { expires_at });
  expect((await read('/api/advertisedItems')).bikes).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4_000 });
  expect((await read('/api/advertisedItems')).bikes).toEqual([]);
});
