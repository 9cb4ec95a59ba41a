import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addAdvert, addProduct } from '../../testing/rows.ts';
import * as service from './adverts.service.ts';

const day = 24 * 3_600_000;

let market: Market;
let seller: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  seller = await market.signIn('seller');
});

const bike = (values = {}) => addProduct(market.db, { seller_id: seller.id, ...values });
const advertise = (id: string, body: Record<string, unknown> = { _id: id }, headers = {}) =>
  market.post(seller, '/api/advertisedItems', body, headers);
const withdraw = (id: string) => market.remove(seller, `/api/advertisedItems/${id}`);

async function onHomePage(): Promise<string[]> {
  const answer = await market.app.inject('/api/advertisedItems?limit=100');
  return answer.json<{ _id: string }[]>().map(({ _id }) => _id);
}

describe('advertising', () => {
  test('shows the bike as it is, for two weeks, whatever the body says of it', async () => {
    const { id } = await bike({ name: 'Real name' });
    const forged = { _id: id, name: 'Forged', resalePrice: 1, img: 'https://elsewhere.example/a' };
    const answer = await advertise(id, forged);
    expect(answer.json()).toEqual({ acknowledged: true, insertedId: id });
    const { expires_at, created_at } = await market.db
      .selectFrom('adverts')
      .selectAll()
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(expires_at.getTime() - created_at.getTime()).toBe(14 * day);
    const list = await market.app.inject('/api/advertisedItems');
    expect(list.json()).toContainEqual(
      expect.objectContaining({ _id: id, name: 'Real name', resalePrice: 90_000 }),
    );
  });

  test('the same bike again is refused by its name', async () => {
    const { id } = await bike({ name: 'Suzuki Gixxer' });
    await advertise(id);
    const answer = await advertise(id, { productId: id });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        acknowledged: false,
        code: 'already_advertised',
        message: 'You already have advertised Suzuki Gixxer',
      },
    ]);
  });

  test.each(['draft', 'pending_review', 'reserved', 'sold', 'hidden'] as const)(
    'a bike that is %s is refused',
    async (status) => {
      const { id } = await bike({ status });
      const answer = await advertise(id);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'not_for_sale', message: expect.stringContaining('for sale') },
      ]);
    },
  );

  test('a fourth bike is refused, until an advert is deleted or over', async () => {
    const bikes = [await bike(), await bike(), await bike(), await bike(), await bike()];
    const ids = bikes.map(({ id }) => id);
    for (const id of ids.slice(0, 3)) {
      expect((await advertise(id)).statusCode).toBe(200);
    }
    const refused = await advertise(ids[3] ?? '');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      {
        code: 'limit_reached',
        message: 'You can advertise 3 bikes at a time. Delete one of these adverts first.',
      },
    ]);
    expect((await withdraw(ids[1] ?? '')).json()).toEqual({ deletedCount: 1 });
    expect((await advertise(ids[3] ?? '')).statusCode).toBe(200);
    await market.db
      .updateTable('adverts')
      .set({ created_at: new Date(Date.now() - 15 * day), expires_at: new Date(Date.now() - day) })
      .where('product_id', '=', ids[0] ?? '')
      .execute();
    expect((await advertise(ids[4] ?? '')).statusCode).toBe(200);
    expect(await onHomePage()).toEqual(expect.arrayContaining([ids[2], ids[3], ids[4]]));
  });

  test('after two weeks may be done again', async () => {
    const product = await bike();
    const over = new Date(Date.now() - 1_000);
    await addAdvert(market.db, product, { created_at: new Date(0), expires_at: over });
    expect((await advertise(product.id)).statusCode).toBe(200);
    expect(await onHomePage()).toContain(product.id);
  });

  test('with a key is done once, also when its answer was lost', async () => {
    const { id } = await bike();
    const headers = { 'idempotency-key': `advert-${id}` };
    const first = await advertise(id, { _id: id }, headers);
    await market.db
      .updateTable('idempotency_keys')
      .set({ response_status: null, response_body: null, created_at: new Date(0) })
      .where('key', '=', `advert-${id}`)
      .execute();
    const again = await advertise(id, { _id: id }, headers);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });

  test.each([
    [{}, 422],
    [{ _id: 'x' }, 404],
    [{ _id: "' OR 1=1" }, 404],
  ])('%j names nothing', async (body, status) => {
    const answer = await market.post(seller, '/api/advertisedItems', body);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { acknowledged: false }]);
  });
});

test('the bike of another seller is neither advertised nor withdrawn', async () => {
  const foreign = await market.bike();
  expect((await advertise(foreign.id)).json()).toMatchObject({ code: 'not_found' });
  const { id } = await addAdvert(market.db, foreign);
  const answer = await withdraw(foreign.id);
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { deletedCount: 0 }]);
  expect(await onHomePage()).toContain(foreign.id);
  const own = await bike();
  const again = service.advertise(
    market.db,
    { ...seller, role: 'seller' } as never,
    { _id: own.id },
    { id },
  );
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
});

test('a deleted advert leaves the bike for sale; a second time there is nothing', async () => {
  const { id } = await bike();
  await advertise(id);
  expect((await withdraw(id)).json()).toEqual({ deletedCount: 1 });
  expect(await onHomePage()).not.toContain(id);
  expect(await market.storedBike(id)).toMatchObject({ status: 'active' });
  const again = await withdraw(id);
  expect([again.statusCode, again.json()]).toMatchObject([404, { deletedCount: 0 }]);
});

test('an advert pauses while its bike is booked, and goes on afterwards', async () => {
  const product = await bike();
  await advertise(product.id);
  const buyer = await market.signIn('buyer');
  const booking = await market.booked(buyer, product);
  expect(await onHomePage()).not.toContain(product.id);
  await market.post(buyer, `/api/bookings/${booking}/cancel`);
  expect(await onHomePage()).toContain(product.id);
});
