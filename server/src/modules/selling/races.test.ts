import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addProduct } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());

const rounds = Array.from({ length: 8 }, (_, index) => index);
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

const liveAdverts = (sellerId: string) =>
  market.db
    .selectFrom('adverts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('ended_at', 'is', null)
    .execute();

describe('at once', () => {
  test('ten bikes are advertised: three adverts, seven refusals', async () => {
    const seller = await market.signIn('seller');
    const bikes = await Promise.all(
      Array.from({ length: 10 }, () => addProduct(market.db, { seller_id: seller.id })),
    );
    const answers = await Promise.all(
      bikes.map(({ id }) => market.post(seller, '/api/advertisedItems', { _id: id })),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, ...Array(7).fill(409)]);
    const slots = (await liveAdverts(seller.id)).map(({ slot }) => slot);
    expect(new Set(slots)).toEqual(new Set([1, 2, 3]));
  });

  test('one bike is advertised ten times: one advert', async () => {
    const seller = await market.signIn('seller');
    const { id } = await addProduct(market.db, { seller_id: seller.id });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => market.post(seller, '/api/advertisedItems', { _id: id })),
    );
    expect(statuses(answers)).toEqual([200, ...Array(9).fill(409)]);
    expect(await liveAdverts(seller.id)).toHaveLength(1);
  });

  test.each(rounds)(
    'a bike is deleted and advertised: no advert of a deleted bike (%i)',
    async () => {
      const seller = await market.signIn('seller');
      const { id } = await addProduct(market.db, { seller_id: seller.id });
      await Promise.all([
        market.post(seller, '/api/advertisedItems', { _id: id }),
        market.remove(seller, `/api/products/${id}`),
      ]);
      expect(await market.storedBike(id)).toMatchObject({ status: 'archived' });
      expect(await liveAdverts(seller.id)).toEqual([]);
    },
  );

  test.each(rounds)('a bike is deleted and booked: one of the two (%i)', async () => {
    const buyer = await market.signIn('buyer');
    const { id } = await market.bike();
    const [removed, booked] = await Promise.all([
      market.remove(market.seller, `/api/products/${id}`),
      market.post(buyer, '/api/bookings', { productId: id }),
    ]);
    expect(statuses([removed, booked])).toEqual([200, 409]);
    const { status } = await market.storedBike(id);
    expect(status).toBe(removed.statusCode === 200 ? 'archived' : 'reserved');
  });

  test.each(rounds)('a bike is marked sold and booked: one of the two (%i)', async () => {
    const buyer = await market.signIn('buyer');
    const { id } = await market.bike();
    const [sold, booked] = await Promise.all([
      market.post(market.seller, `/api/products/${id}/sold`),
      market.post(buyer, '/api/bookings', { productId: id }),
    ]);
    expect(statuses([sold, booked])).toEqual([200, 409]);
  });

  test.each(rounds)('a price is changed and the bike booked at the old one (%i)', async () => {
    const buyer = await market.signIn('buyer');
    const { id } = await market.bike();
    const [edited, booked] = await Promise.all([
      market.patch(market.seller, `/api/products/${id}`, { version: 1, resalePrice: 95_000 }),
      market.post(buyer, '/api/bookings', { productId: id, price: 90_000 }),
    ]);
    expect(statuses([edited, booked])).toEqual([200, 409]);
    const bike = await market.storedBike(id);
    expect(bike).toMatchObject(
      booked.statusCode === 200
        ? { status: 'reserved', resale_price: 90_000 }
        : { status: 'active', resale_price: 95_000 },
    );
  });

  test('two edits of the same version: one, and a refusal', async () => {
    const { id } = await market.bike();
    const edit = (resalePrice: number) =>
      market.patch(market.seller, `/api/products/${id}`, { version: 1, resalePrice });
    const answers = await Promise.all([edit(81_000), edit(82_000), edit(83_000)]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await market.storedBike(id)).toMatchObject({ version: 2 });
  });

  test('two bikes with the same photo: one of them has it', async () => {
    const seller = await market.signIn('seller');
    const images = await market.photos(1, seller);
    const forms = [await market.form({ images }), await market.form({ images })];
    const answers = await Promise.all(
      forms.map((form) => market.post(seller, '/api/addProduct', form)),
    );
    expect(statuses(answers)).toEqual([200, 422]);
  });

  test('more bikes than a day allows: twenty', async () => {
    const seller = await market.signIn('seller');
    const photos = await market.photos(24, seller);
    const forms = await Promise.all(photos.map((url) => market.form({ images: [url] })));
    const answers = await Promise.all(
      forms.map((form) => market.post(seller, '/api/addProduct', form)),
    );
    expect(statuses(answers)).toEqual([...Array(20).fill(200), ...Array(4).fill(429)]);
  });
});
