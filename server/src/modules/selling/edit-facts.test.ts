import { afterAll, beforeAll, expect, test } from 'vitest';

import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());

const edit = (id: string, body: Record<string, unknown>) =>
  market.patch(market.seller, `/api/products/${id}`, body);

test('takes words for another model in place of the one that was chosen', async () => {
  const id = await market.added({ brand: 'yamaha', model: 'fzs-v3' });
  await edit(id, { version: 1, otherModel: 'FZS, rebuilt' });
  const { model, other_model } = await market.storedBike(id);
  expect([model, other_model]).toEqual([null, 'FZS, rebuilt']);
});

test('forgets where and when a bike was registered that is not, and finds no papers in order there', async () => {
  const papers = {
    certificate: 'seller',
    taxTokenUntil: '2099-01-01',
    digitalPlate: true,
    smartCard: true,
    sellerSigns: true,
  } as const;
  const registered = { registration: 'registered', registrationYear: 2020 } as const;
  const id = await market.added({ ...registered, registrationZone: 'dhaka', papers });
  const read = async () => {
    const found = await market.app.inject({ url: '/api/search', query: { papers: 'complete' } });
    const ids = found.json<{ items: { _id: string }[] }>().items.map(({ _id }) => _id);
    const bike = await market.storedBike(id);
    return [bike.registration_zone, bike.registration_year, ids.includes(id)];
  };
  expect(await read()).toEqual(['dhaka', 2020, true]);
  await edit(id, { version: 1, registration: 'applied' });
  expect(await read()).toEqual([null, null, false]);
});

test('keeps no price of a draft, which nobody has seen', async () => {
  const { id } = await market.bike({ status: 'draft', resale_price: 900_000 });
  expect((await edit(id, { version: 1, resalePrice: 90_000 })).statusCode).toBe(200);
  expect(
    await market.db.selectFrom('price_history').selectAll().where('product_id', '=', id).execute(),
  ).toEqual([]);
});
