import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addAdvert, addBooking, addProduct } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());

const edit = (id: string, body: Record<string, unknown>) =>
  market.patch(market.seller, `/api/products/${id}`, body);
const remove = (id: string) => market.remove(market.seller, `/api/users/seller/${id}`);
const sell = (id: string) => market.post(market.seller, `/api/products/${id}/sold`);

const prices = (id: string) =>
  market.db.selectFrom('price_history').selectAll().where('product_id', '=', id).execute();

describe('editing a bike', () => {
  test('changes its price and keeps the old one', async () => {
    const id = await market.added();
    const answer = await edit(id, { version: 1, resalePrice: '৯৫,০০০' });
    expect(answer.json()).toEqual({ acknowledged: true, version: 2 });
    expect(await market.storedBike(id)).toMatchObject({ resale_price: 95_000, version: 2 });
    expect(await prices(id)).toMatchObject([
      { original_price: 150_000, resale_price: 110_000, changed_by: market.seller.id },
    ]);
  });

  test('changes description and photos alone, without a price in the history', async () => {
    const [first = '', second = '', third = ''] = await market.photos(3);
    const id = await market.added({ images: [first, second] });
    const images = [third, first];
    const answer = await edit(id, { version: 1, description: 'New tyres.', images });
    expect(answer.statusCode).toBe(200);
    const bike = await market.storedBike(id);
    expect(bike).toMatchObject({ description: 'New tyres.', resale_price: 110_000 });
    expect(bike.images.map(({ viewer }) => viewer)).toEqual(images);
    expect(await prices(id)).toEqual([]);
    const uploads = await market.db
      .selectFrom('uploads')
      .select(['url', 'product_id'])
      .where('url', 'in', [first, second, third])
      .execute();
    const owner = Object.fromEntries(uploads.map(({ url, product_id }) => [url, product_id]));
    expect(owner).toEqual({ [first]: id, [second]: null, [third]: id });
  });

  test('changes its name and its place, and what its photos say', async () => {
    const id = await market.added({ district: 'dhaka', location: 'Dhaka' });
    const change = { version: 1, name: ' পালসার ১৫০ ', location: 'Mirpur 10' };
    expect((await edit(id, change)).json()).toEqual({ acknowledged: true, version: 2 });
    const renamed = { name: 'পালসার ১৫০', location: 'Mirpur 10' };
    const bike = await market.storedBike(id);
    expect(bike).toMatchObject({ ...renamed, images: [{ alt: 'পালসার ১৫০' }] });
    expect((await edit(id, { ...change, version: 2 })).json()).toMatchObject({ version: 2 });
    const empty = await edit(id, { version: 2, name: '', location: 'x'.repeat(81) });
    expect(empty.json()).toMatchObject({
      fields: { name: 'productName Is Required', location: expect.any(String) },
    });
  });

  test('sent with the name and the place as they are, has them follow what they were filled from', async () => {
    const { name: _name, ...form } = await market.form({ otherModel: 'Torongo 125' });
    const added = await market.post(market.seller, '/api/addProduct', {
      ...form,
      location: '',
      district: 'dhaka',
    });
    const id = added.json<{ insertedId: string }>().insertedId;
    const { name, location } = await market.storedBike(id);
    await edit(id, { version: 1, name, location, otherModel: 'Torongo 150', district: 'sylhet' });
    const after = await market.storedBike(id);
    expect([name, after.name, location, after.location]).toEqual([
      'Torongo 125',
      'Torongo 150',
      'Dhaka',
      'Sylhet',
    ]);
  });

  test('puts the photos in another order, each told by its place, also of a bike whose photos nobody sent', async () => {
    const bike = await market.bike();
    const [own = ''] = bike.images.map(({ viewer }) => viewer);
    const [added = ''] = await market.photos();
    const answer = await edit(bike.id, { version: 1, images: [added, own] });
    expect(answer.statusCode).toBe(200);
    const { images } = await market.storedBike(bike.id);
    expect(images[1]).toEqual({ ...bike.images[0], alt: `${bike.name}, photo 2` });
  });

  test('says what is wrong, at its field', async () => {
    const id = await market.added();
    const answer = await edit(id, { version: 1, resalePrice: 1, description: '', images: [] });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        acknowledged: false,
        fields: {
          resalePrice: 'Write a price from ৳1,000 to ৳9,99,999.',
          description: 'message is Required',
          images: 'image is Required',
        },
      },
    ]);
    expect((await edit(id, { resalePrice: 90_000 })).json()).toMatchObject({
      fields: { version: expect.any(String) },
    });
    expect(await market.storedBike(id)).toMatchObject({ version: 1 });
  });

  test('that somebody else has changed meanwhile is refused, and a repeat is done', async () => {
    const id = await market.added();
    const change = { version: 1, resalePrice: 90_000 };
    expect((await edit(id, change)).json()).toEqual({ acknowledged: true, version: 2 });
    expect((await edit(id, change)).json()).toEqual({ acknowledged: true, version: 2 });
    const stale = await edit(id, { version: 1, resalePrice: 80_000 });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { acknowledged: false, code: 'conflict' },
    ]);
    expect(await prices(id)).toHaveLength(1);
  });

  test.each([
    ['reserved', 'has_booking', 'This bike has a booking. Cancel it first.'],
    ['sold', 'conflict', 'This bike is sold already.'],
    ['hidden', 'conflict', 'This bike was hidden by an admin.'],
    ['pending_review', 'conflict', 'This bike is still being looked at by an admin.'],
  ] as const)('that is %s is refused with its reason', async (status, code, message) => {
    const { id } = await market.bike({ status });
    const answer = await edit(id, { version: 1, resalePrice: 90_001 });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code, message }]);
  });
});

describe('deleting a bike', () => {
  test.each(['draft', 'pending_review', 'active', 'sold', 'hidden'] as const)(
    'that is %s archives it, and ends its advert',
    async (status) => {
      const bike = await market.bike({ status });
      const advert = await addAdvert(market.db, bike);
      const answer = await remove(bike.id);
      expect(answer.json()).toEqual({ deletedCount: 1 });
      expect(await market.storedBike(bike.id)).toMatchObject({ status: 'archived', version: 2 });
      const { ended_at } = await market.db
        .selectFrom('adverts')
        .select('ended_at')
        .where('id', '=', advert.id)
        .executeTakeFirstOrThrow();
      expect(ended_at).not.toBeNull();
    },
  );

  test('takes it from every list, and a second time there is nothing', async () => {
    const bike = await market.bike({ category_id: 3 });
    await remove(bike.id);
    const lists = [
      await market.app.inject('/api/categories/3'),
      await market.get(market.seller, '/api/myProducts'),
    ];
    for (const list of lists) expect(list.body).not.toContain(bike.id);
    const again = await remove(bike.id);
    expect([again.statusCode, again.json()]).toMatchObject([404, { deletedCount: 0 }]);
  });

  test('that is booked is refused, also while it is hidden', async () => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike();
    await market.booked(buyer, bike);
    const message = 'This bike has a booking. Cancel it first.';
    expect((await remove(bike.id)).json()).toMatchObject({ deletedCount: 0, message });
    const hidden = await market.bike({ status: 'hidden' });
    await addBooking(market.db, hidden, { buyer_id: buyer.id, status: 'paid' });
    expect((await remove(hidden.id)).json()).toMatchObject({ deletedCount: 0, message });
  });

  test('keeps the buyer’s record of an old booking', async () => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike({ name: 'Sold bike', status: 'sold' });
    const booking = await addBooking(market.db, bike, { buyer_id: buyer.id, status: 'completed' });
    await remove(bike.id);
    const answer = await market.get(buyer, `/api/bookings/${booking.id}`);
    expect(answer.json()).toMatchObject({ productName: 'Sold bike', status: 'completed' });
  });
});

describe('a bike that was sold elsewhere', () => {
  test('is sold, leaves the market with its advert, and may be marked twice', async () => {
    const bike = await market.bike();
    await addAdvert(market.db, bike, { slot: 9 });
    expect((await sell(bike.id)).json()).toEqual({ acknowledged: true });
    expect((await sell(bike.id)).json()).toEqual({ acknowledged: true });
    const stored = await market.storedBike(bike.id);
    expect(stored).toMatchObject({ status: 'sold', sold_elsewhere: true, version: 2 });
    expect((await market.app.inject('/api/advertisedItems')).body).not.toContain(bike.id);
  });

  test('is not sold while somebody has it booked', async () => {
    const bike = await market.bike();
    await market.booked(await market.signIn('buyer'), bike);
    const answer = await sell(bike.id);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { acknowledged: false, code: 'has_booking' },
    ]);
  });
});

const ids = async (list: string, person: Person) => {
  const pages = await readPages<{ _id: string }>(list, (url) => market.get(person, url));
  return pages.flat().map(({ _id }) => _id);
};

describe('my bikes', () => {
  test('are listed in every state but deleted, with bookings, advert and warning', async () => {
    const seller = await market.signIn('seller');
    const own = { seller_id: seller.id };
    const buyer = await market.signIn('buyer');
    const states = ['draft', 'pending_review', 'active', 'sold', 'hidden', 'archived'] as const;
    for (const status of states) {
      await addProduct(market.db, { ...own, status });
    }
    const booked = await addProduct(market.db, { ...own, resale_price: 150_001 });
    await addBooking(market.db, booked, { buyer_id: buyer.id, status: 'expired' });
    await market.booked(buyer, booked);
    const advert = await addAdvert(market.db, booked);
    const list = (await market.get(seller, '/api/myProducts')).json<
      { _id: string; status: string }[]
    >();
    expect(list.map(({ status }) => status)).toEqual([
      'reserved',
      'hidden',
      'sold',
      'active',
      'pending_review',
      'draft',
    ]);
    expect(list[0]).toMatchObject({
      _id: booked.id,
      email: seller.email,
      own: true,
      version: 2,
      bookings: { count: 2, live: 'pending_payment' },
      advertisedUntil: advert.expires_at.toISOString(),
      priceWarning: 'above_original',
      soldElsewhere: false,
    });
    const one = await market.get(seller, `/api/myProducts/${booked.id}`);
    expect(one.json()).toEqual(list[0]);
  });

  test('come in pages that neither repeat nor skip one', async () => {
    const seller = await market.signIn('seller');
    for (let count = 0; count < 5; count += 1) {
      await addProduct(market.db, { seller_id: seller.id });
    }
    const seen = await ids('/api/myProducts?limit=2', seller);
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });
});

test('the bookings of my bikes name the buyer and the place, and no address', async () => {
  const seller = await market.signIn('seller');
  const buyer = await market.signIn('buyer', { name: 'Nadia Karim' });
  const bike = await addProduct(market.db, { seller_id: seller.id });
  const body = { productId: bike.id, phone: '01712345678', location: 'Gulshan 2' };
  await market.post(buyer, '/api/bookings', body);
  const answer = await market.get(seller, '/api/sales');
  expect(answer.json()).toMatchObject([
    {
      productId: bike.id,
      productName: 'Test bike',
      customerName: 'Nadia Karim',
      phone: '+8801712345678',
      location: 'Gulshan 2',
      price: 90_000,
      status: 'pending_payment',
      paid: false,
    },
  ]);
  expect(answer.body).not.toContain(buyer.email);
});

test('the bookings of my bikes come in pages, the latest first', async () => {
  const seller = await market.signIn('seller');
  const { id: buyer_id } = await market.signIn('buyer');
  const made: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const bike = await addProduct(market.db, { seller_id: seller.id });
    made.push((await addBooking(market.db, bike, { buyer_id })).id);
  }
  expect(await ids('/api/sales?limit=2', seller)).toEqual(made.toReversed());
});
