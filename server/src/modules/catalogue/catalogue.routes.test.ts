import type { AdvertisedItem, Product } from '@motohaat/contract/catalogue';
import type { ListingStatus } from '@motohaat/domain/listing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addAdvert, addCategories, addProduct, addUser } from '../../testing/rows.ts';
import { selectAdvertisedProducts, selectCategoryProducts } from './catalogue.repository.ts';
import { categories } from './categories.ts';

let site: TestApp;
let seller: Person;
/** The seller's name in answers. */
let publicId: string;
beforeAll(async () => {
  site = await createTestApp();
  await addCategories(site.db);
  seller = await site.signIn('seller', { name: 'Rafiq Hasan', email: 'rafiq@example.com' });
  const row = site.db.selectFrom('users').select('public_id').where('id', '=', seller.id);
  publicId = (await row.executeTakeFirstOrThrow()).public_id;
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.deleteFrom('adverts').execute();
  await site.db.deleteFrom('products').execute();
});

const pages = <Row>(url: string) => readPages<Row>(url, (page) => site.app.inject(page));

describe('GET /categories', () => {
  test('lists the three, in the order of their ids', async () => {
    const answer = await site.app.inject('/api/categories');
    expect(answer.json()).toEqual(
      categories.map(({ id, name, picture }) => ({
        _id: String(id),
        name,
        categories_id: String(id),
        photo: picture.viewer,
        picture,
      })),
    );
  });

  test('may be kept for an hour, and is not sent again to who has it', async () => {
    const first = await site.app.inject('/api/categories');
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    const again = await site.app.inject({
      url: '/api/categories',
      headers: { 'if-none-match': `"x", ${first.headers['etag']}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('GET /categories/{id}', () => {
  test('shows every field of a bike, the address masked', async () => {
    const row = await addProduct(site.db, {
      seller_id: seller.id,
      warranty: 1.5,
      used: null,
      created_at: '2026-03-01T03:05:30.123456Z',
    });
    const answer = await site.app.inject('/api/categories/1');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['link']).toBeUndefined();
    expect(answer.json()).toEqual([
      {
        _id: row.id,
        name: 'Test bike',
        category_id: '1',
        img: categories[0]?.picture.viewer,
        images: [categories[0]?.picture],
        warranty: 1.5,
        used: null,
        location: 'Dhaka',
        condition: 'good',
        originalPrice: 150_000,
        resalePrice: 90_000,
        description: 'A bike to test with.',
        sellerId: publicId,
        sellerName: 'Rafiq Hasan',
        email: 'r***@e***.com',
        time: '9:5:30',
        createdAt: '2026-03-01T03:05:30.123Z',
        status: 'active',
        own: false,
        year: null,
        km: null,
        cc: null,
        priceBefore: null,
      },
    ]);
  });

  test('shows active and reserved bikes of this category only', async () => {
    const statuses: ListingStatus[] = [
      'draft',
      'pending_review',
      'active',
      'reserved',
      'sold',
      'hidden',
      'archived',
    ];
    for (const status of statuses) {
      await addProduct(site.db, { seller_id: seller.id, status, name: status });
    }
    await addProduct(site.db, { seller_id: seller.id, category_id: 2 });
    const [page = []] = await pages<Product>('/api/categories/1');
    expect(page.map(({ name, status }) => [name, status])).toEqual([
      ['reserved', 'reserved'],
      ['active', 'active'],
    ]);
  });

  test('hides the bikes of a suspended seller', async () => {
    const suspended = await addUser(site.db, { role: 'seller', status: 'suspended' });
    await addProduct(site.db, { seller_id: suspended.id });
    expect(await pages('/api/categories/1')).toEqual([[]]);
  });

  test('pages through all, newest first, without a gap where times are equal', async () => {
    const created: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      const created_at = `2026-03-01T10:00:00.00000${Math.floor(count / 3)}Z`;
      created.push((await addProduct(site.db, { seller_id: seller.id, created_at })).id);
    }
    const found = await pages<Product>('/api/categories/1?limit=3');
    expect(found.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(found.flat().map(({ _id }) => _id)).toEqual(created.toReversed());
  });

  test('answers again when a price has changed', async () => {
    const { id } = await addProduct(site.db, { seller_id: seller.id });
    const first = await site.app.inject('/api/categories/1');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    expect((await site.app.inject({ url: '/api/categories/1', headers })).statusCode).toBe(304);
    await site.db
      .updateTable('products')
      .set({ resale_price: 80_000 })
      .where('id', '=', id)
      .execute();
    expect((await site.app.inject({ url: '/api/categories/1', headers })).statusCode).toBe(200);
  });

  test.each([
    undefined,
    { created_at: '2026-03-01 10:00:00+00', id: '019a0000-0000-7000-8000-000000000000' },
  ])('runs on its index, from %j on', async (after) => {
    const cursor = after && Buffer.from(JSON.stringify(Object.values(after))).toString('base64url');
    const plan = await explain(site.db, selectCategoryProducts(1, { limit: 24, cursor }));
    expect(plan).toContain('products_public_by_category');
    // The prices of one bike come in their order; of two at the same moment the later is sought.
    expect(plan).not.toMatch(/Seq Scan|(?<!Incremental )Sort(?! Key)/);
  });
});

const names = async (url = '/api/advertisedItems') =>
  (await pages<AdvertisedItem>(url)).map((page) => page.map(({ name }) => name));

/** A bike with an advert that began so many hours ago. */
async function advertised(sellerId: string, name: string, hoursAgo: number, slot = 1) {
  const created_at = new Date(Date.now() - hoursAgo * 3_600_000);
  const product = await addProduct(site.db, { seller_id: sellerId, name });
  await addAdvert(site.db, product, { created_at, slot });
  return product;
}

describe('GET /advertisedItems', () => {
  test('takes turns between sellers, each with the newest first', async () => {
    const other = await addUser(site.db, { role: 'seller' });
    await advertised(seller.id, 'first of one', 1, 1);
    await advertised(seller.id, 'second of one', 2, 2);
    await advertised(seller.id, 'third of one', 3, 3);
    await advertised(other.id, 'first of other', 9, 1);
    await advertised(other.id, 'second of other', 10, 2);
    const order = [
      'first of one',
      'first of other',
      'second of one',
      'second of other',
      'third of one',
    ];
    expect(await names()).toEqual([order]);
    expect((await names('/api/advertisedItems?limit=2')).flat()).toEqual(order);
  });

  test('shows the bike as it is now, with these fields', async () => {
    const product = await advertised(seller.id, 'Old name', 1);
    await site.db
      .updateTable('products')
      .set({ name: 'New name', resale_price: 70_000 })
      .where('id', '=', product.id)
      .execute();
    const answer = await site.app.inject('/api/advertisedItems');
    expect(answer.json()).toEqual([
      {
        _id: product.id,
        name: 'New name',
        img: categories[0]?.picture.viewer,
        images: [categories[0]?.picture],
        description: 'A bike to test with.',
        resalePrice: 70_000,
        category_id: '1',
        location: 'Dhaka',
        sellerId: publicId,
        sellerName: 'Rafiq Hasan',
        email: 'r***@e***.com',
        own: false,
      },
    ]);
  });

  test.each(['reserved', 'sold', 'hidden', 'archived'] as const)(
    'leaves out a bike that is %s',
    async (status) => {
      const { id } = await advertised(seller.id, 'Gone', 1);
      await site.db.updateTable('products').set({ status }).where('id', '=', id).execute();
      expect(await names()).toEqual([[]]);
    },
  );

  test('leaves out adverts whose time is over, or that were ended, and suspended sellers', async () => {
    const suspended = await addUser(site.db, { role: 'seller', status: 'suspended' });
    await advertised(suspended.id, 'Suspended', 1);
    const long = { created_at: '2026-01-01T00:00:00Z', expires_at: '2026-01-15T00:00:00Z' };
    await addAdvert(site.db, await addProduct(site.db, { seller_id: seller.id }), long);
    const ended = { ended_at: new Date(), slot: 2 };
    await addAdvert(site.db, await addProduct(site.db, { seller_id: seller.id }), ended);
    expect(await names()).toEqual([[]]);
  });

  test('finds the running adverts on their index', async () => {
    const plan = await explain(site.db, selectAdvertisedProducts({ limit: 24, cursor: undefined }));
    expect(plan).toMatch(/adverts_(?:active|one_per)/);
    expect(plan).not.toContain('Seq Scan');
  });
});
