import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());

/** A buyer who wishes for the bike. */
async function wishing(product_id: string): Promise<Person> {
  const buyer = await market.signIn('buyer');
  const wish = { id: newId(), buyer_id: buyer.id, product_id, price: 90_000 };
  await market.db.insertInto('wishlist_items').values(wish).execute();
  return buyer;
}
const toldOf = async (person: Person) =>
  (await market.get(person, '/api/notices')).json<{ kind: string }[]>().map(({ kind }) => kind);
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

test('keeps no price of a draft, which nobody has seen, has nobody look at it, and tells nobody of it', async () => {
  const { id } = await market.bike({ status: 'draft', resale_price: 900_000 });
  const buyer = await wishing(id);
  const odd = { version: 1, resalePrice: 90_000, otherModel: 'Call 01712345678' };
  expect((await edit(id, odd)).statusCode).toBe(200);
  expect(
    await market.db.selectFrom('review_cases').selectAll().where('product_id', '=', id).execute(),
  ).toEqual([]);
  expect(
    await market.db.selectFrom('price_history').selectAll().where('product_id', '=', id).execute(),
  ).toEqual([]);
  expect(await toldOf(buyer)).toEqual([]);
});

test('tells who wishes for the bike when it costs less, and of nothing else', async () => {
  const { id } = await market.bike({ resale_price: 90_000 });
  const buyer = await wishing(id);
  await edit(id, { version: 1, description: 'New tyres.' });
  await edit(id, { version: 2, resalePrice: 95_000 });
  expect(await toldOf(buyer)).toEqual([]);
  await edit(id, { version: 3, resalePrice: 94_999 });
  expect(await toldOf(buyer)).toEqual(['price_drop']);
});

test('refuses a photo that nobody sent, or that is shown twice', async () => {
  const bike = await market.bike();
  const [own = ''] = bike.images.map(({ viewer }) => viewer);
  for (const images of [
    [own, 'https://elsewhere.example/a.webp'],
    [own, own],
  ]) {
    const answer = await edit(bike.id, { version: 1, images });
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      fields: { images: expect.any(String) },
    });
  }
  expect(await market.storedBike(bike.id)).toMatchObject({ version: 1, images: bike.images });
});
