import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const path = '/api/seenBikes';
const see = (productId: string, person = buyer) => market.post(person, path, { productId });
const names = async () =>
  (await market.get(buyer, path)).json<{ name: string }[]>().map(({ name }) => name);

test('keeps the twelve bikes seen last, each once, the last first', async () => {
  for (let number = 1; number <= 14; number += 1) {
    await see((await market.bike({ name: `Bike ${number}` })).id);
  }
  const first = await market.bike({ name: 'Again' });
  await see(first.id);
  await see((await market.bike({ name: 'Other' })).id);
  expect((await see(first.id)).json()).toEqual({ acknowledged: true });
  expect(await names()).toEqual([
    'Again',
    'Other',
    ...Array.from({ length: 10 }, (_, place) => `Bike ${14 - place}`),
  ]);
});

test('shows none that nobody may see any more, and keeps none that nobody may see', async () => {
  const hidden = await market.bike();
  await see(hidden.id);
  await market.db
    .updateTable('products')
    .set({ status: 'hidden' })
    .where('id', '=', hidden.id)
    .execute();
  expect(await names()).toEqual([]);
  for (const id of [hidden.id, newId()]) {
    const answer = await see(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ acknowledged: false });
  }
});

test("is each person's own, in their export, and forgotten when they wish", async () => {
  const bike = await market.bike();
  await see(bike.id);
  await see(bike.id, market.seller);
  const exported = (await market.get(buyer, '/api/profile/export')).json<{ seenBikes: object[] }>();
  expect(exported.seenBikes).toEqual([{ product_id: bike.id, seen_at: expect.any(String) }]);
  expect((await market.remove(buyer, path)).json()).toEqual({ deletedCount: 1 });
  expect(await names()).toEqual([]);
  expect((await market.get(market.seller, path)).json()).toHaveLength(1);
});
