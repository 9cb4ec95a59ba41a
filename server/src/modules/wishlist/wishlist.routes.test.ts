import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { tellWishers } from './tell-wishers.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const wish = (productId: string) => market.post(buyer, '/api/wishlist', { productId });

async function wished(productId: string): Promise<string> {
  const { insertedId } = (await wish(productId)).json<{ insertedId: string }>();
  return insertedId;
}

const list = async () => (await market.get(buyer, '/api/wishlist')).json<object[]>();

const change = (id: string, values: { status?: 'sold' | 'hidden'; resale_price?: number }) =>
  market.db.updateTable('products').set(values).where('id', '=', id).execute();

describe('POST /wishlist', () => {
  test("adds a bike with the server's own facts", async () => {
    const bike = await market.bike({ name: 'TVS Apache', location: 'Rajshahi' });
    const answer = await market.post(buyer, '/api/wishlist', {
      productId: bike.id,
      productName: 'Something else',
      price: 1,
      sellerName: 'Somebody else',
      email: buyer.email,
    });
    const { insertedId } = answer.json<{ insertedId: string }>();
    expect(answer.json()).toEqual({ acknowledged: true, insertedId });
    expect(await list()).toEqual([
      {
        _id: insertedId,
        productId: bike.id,
        productName: 'TVS Apache',
        price: 90_000,
        was: null,
        sellerName: 'Rafiq Hasan',
        location: 'Rajshahi',
        email: buyer.email,
        category_id: '1',
        status: 'active',
        createdAt: expect.any(String),
        picture: expect.objectContaining({ card: expect.any(String) }),
      },
    ]);
  });

  test('takes a bike once, also when asked ten times at once', async () => {
    const bike = await market.bike({ name: 'Yamaha FZS' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => wish(bike.id)));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(9);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({
        acknowledged: false,
        message: 'You already have wished for Yamaha FZS',
      });
    }
    expect(await list()).toHaveLength(1);
  });

  test('takes a reserved bike, also by name, price and seller', async () => {
    const names = { name: 'Same name', status: 'reserved' as const };
    const bike = await market.bike(names);
    const other = await market.signIn('seller', { name: 'Sadia Islam' });
    await market.bike({ ...names, seller_id: other.id });
    const named = { productName: 'Same name', price: 90_000, location: 'Dhaka' };
    const unclear = await market.post(buyer, '/api/wishlist', named);
    expect(unclear.statusCode).toBe(422);
    const clear = await market.post(buyer, '/api/wishlist', {
      ...named,
      sellerName: 'Rafiq Hasan',
    });
    expect(clear.statusCode).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ productId: bike.id })]);
  });

  test.each(['sold', 'hidden', 'archived', 'draft', 'pending_review'] as const)(
    'answers for a bike that is %s as for none',
    async (status) => {
      const { id } = await market.bike({ status });
      for (const productId of [id, newId(), 'x']) {
        const answer = await wish(productId);
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({ acknowledged: false, code: 'not_for_sale' });
      }
    },
  );

  test('keeps 200 bikes at most, also when the last ones come at once', async () => {
    const bikes = await Promise.all(Array.from({ length: 203 }, () => market.bike()));
    await market.db
      .insertInto('wishlist_items')
      .values(
        bikes
          .slice(0, 198)
          .map(({ id }) => ({ id: newId(), buyer_id: buyer.id, product_id: id, price: 90_000 })),
      )
      .execute();
    const answers = await Promise.all(bikes.slice(198).map(({ id }) => wish(id)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(3);
    for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'limit_reached' });
  });

  test('tells a seller who has a wishlist', async () => {
    const answer = await market.post(market.seller, '/api/wishlist', { productId: newId() });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'Only buyers have a wishlist.' });
  });
});

describe('GET /wishlist', () => {
  test('shows the price of today, and what it was', async () => {
    const bike = await market.bike();
    await wished(bike.id);
    await change(bike.id, { resale_price: 80_000 });
    expect(await list()).toEqual([expect.objectContaining({ price: 80_000, was: 90_000 })]);
    await change(bike.id, { resale_price: 90_000 });
    expect(await list()).toEqual([expect.objectContaining({ price: 90_000, was: null })]);
  });

  test('keeps what is booked, sold or taken down, and says so', async () => {
    const [reserved, sold, hidden] = [
      await market.bike(),
      await market.bike(),
      await market.bike({ name: 'Taken down' }),
    ];
    for (const { id } of [reserved, sold, hidden]) {
      await wished(id);
    }
    await market.booked(await market.signIn('buyer'), reserved);
    await change(sold.id, { status: 'sold' });
    await change(hidden.id, { status: 'hidden', resale_price: 1_000 });
    expect(await list()).toEqual([
      expect.objectContaining({ status: 'removed', price: 90_000, was: null, picture: null }),
      expect.objectContaining({ status: 'sold' }),
      expect.objectContaining({ status: 'reserved' }),
    ]);
  });

  test("says removed of a suspended seller's bikes", async () => {
    const gone = await market.signIn('seller');
    await wished((await market.bike({ seller_id: gone.id })).id);
    await market.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', gone.id)
      .execute();
    expect(await list()).toEqual([expect.objectContaining({ status: 'removed' })]);
  });

  test('goes by pages, newest first', async () => {
    const made: string[] = [];
    for (let number = 0; number < 3; number += 1) {
      made.push(await wished((await market.bike()).id));
    }
    const pages = await readPages<{ _id: string }>('/api/wishlist?limit=2', (url) =>
      market.get(buyer, url),
    );
    expect(pages.map((page) => page.length)).toEqual([2, 1]);
    expect(pages.flat().map(({ _id }) => _id)).toEqual(made.toReversed());
  });
});

describe('DELETE /wishlist/{id}', () => {
  test('takes the bike away once, so that it may be wished for again', async () => {
    const bike = await market.bike();
    const id = await wished(bike.id);
    expect((await market.remove(buyer, `/api/wishlist/${id}`)).json()).toEqual({ deletedCount: 1 });
    expect(await list()).toEqual([]);
    const again = await market.remove(buyer, `/api/wishlist/${id}`);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ deletedCount: 0 });
    expect((await wish(bike.id)).statusCode).toBe(200);
  });

  test("leaves another's alone", async () => {
    const id = await wished((await market.bike()).id);
    const answer = await market.remove(await market.signIn('buyer'), `/api/wishlist/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
  });
});

test('what happens to a bike is told to all who wish for it, but for who did it', async () => {
  const bike = await market.bike();
  await wish(bike.id);
  const told = async () =>
    (await market.get(buyer, '/api/notices')).json<{ kind: string }[]>().map(({ kind }) => kind);
  const sold = { kind: 'wish_sold', data: {} } as const;
  await tellWishers(market.db, bike.id, sold, buyer.id);
  expect(await told()).toEqual([]);
  const other = await market.signIn('buyer');
  await tellWishers(market.db, bike.id, sold, other.id);
  await tellWishers(market.db, bike.id, sold);
  expect(await told()).toEqual(['wish_sold', 'wish_sold']);
});
