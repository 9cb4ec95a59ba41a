import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import type { Actor } from '../../plugins/authentication.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import { createBooking } from './bookings.service.ts';

const t = messagesIn('en');
let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const book = (buyer: Person, body: Record<string, unknown>) =>
  market.post(buyer, '/api/bookings', body);

/** The body that the specification gives. */
const named = (productName: string, price: unknown = 90_000) => ({
  productName,
  price,
  customerName: 'x',
  location: 'Mirpur',
  phone: '',
});

describe('POST /bookings', () => {
  test("writes the server's own facts, whatever the body says of them", async () => {
    const buyer = await market.signIn('buyer', { name: 'Mina Akter' });
    const product = await market.bike({ name: 'Hero Hunk', resale_price: 85_000 });
    const before = Date.now();
    const answer = await book(buyer, {
      productId: product.id,
      productName: 'Something else',
      price: '85,000',
      customerName: 'Somebody else',
      email: buyer.email.toUpperCase(),
      phone: '০১৭১২-৩৪৫৬৭৮',
      location: '  Gulshan 2, Dhaka ',
      paid: true,
      status: 'paid',
    });
    expect(answer.statusCode).toBe(200);
    const { insertedId } = answer.json<{ insertedId: string }>();
    expect(await market.storedBooking(insertedId)).toMatchObject({
      product_id: product.id,
      seller_id: market.seller.id,
      buyer_id: buyer.id,
      status: 'pending_payment',
      product_name: 'Hero Hunk',
      seller_name: 'Rafiq Hasan',
      customer_name: 'Mina Akter',
      customer_email: buyer.email,
      phone: '+8801712345678',
      meeting_location: 'Gulshan 2, Dhaka',
      amount: 85_000,
      currency: 'bdt',
    });
    const { created_at, expires_at } = await market.storedBooking(insertedId);
    expect(created_at.getTime()).toBeGreaterThanOrEqual(before);
    expect(expires_at.getTime() - created_at.getTime()).toBe(48 * 3_600_000);
    expect(await market.storedBike(product.id)).toMatchObject({ status: 'reserved', version: 2 });
  });

  test('needs neither a phone number nor a meeting place', async () => {
    const answer = await book(await market.signIn('buyer'), {
      productId: (await market.bike()).id,
      phone: ' ',
      location: '',
    });
    expect(answer.statusCode).toBe(200);
  });

  test.each([
    { phone: '12345' },
    { phone: 'call me' },
    { phone: '+911712345678' },
    { location: 'x'.repeat(201) },
    { location: 'Dhaka\u0000' },
    { location: 'Dhaka\nGulshan' },
    { location: '\u202eakahD' },
    { price: 'a lot' },
    { price: -1 },
    { price: 1.5 },
    { productId: 7 },
  ])('refuses %j with a sentence for the field, and books nothing', async (wrong) => {
    const product = await market.bike();
    const answer = await book(await market.signIn('buyer'), { productId: product.id, ...wrong });
    expect(answer.statusCode).toBe(422);
    const [field = ''] = Object.keys(wrong);
    expect(answer.json()).toMatchObject({
      acknowledged: false,
      fields: { [field]: expect.any(String) },
    });
    expect(await market.storedBike(product.id)).toMatchObject({ status: 'active', version: 1 });
  });

  test('tells the same buyer and others apart, to the letter', async () => {
    const [first, second] = [await market.signIn('buyer'), await market.signIn('buyer')];
    const product = await market.bike({ name: 'Bajaj Pulsar NS160' });
    await market.booked(first, product);
    const again = await book(first, { productId: product.id });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      acknowledged: false,
      message: 'You already have booked Bajaj Pulsar NS160',
    });
    const other = await book(second, { productId: product.id });
    expect(other.statusCode).toBe(409);
    expect(other.json()).toMatchObject({
      acknowledged: false,
      message: 'This bike is already booked.',
    });
  });

  test('refuses a price that differs, and changes nothing', async () => {
    const product = await market.bike({ resale_price: 90_000 });
    const answer = await book(await market.signIn('buyer'), { productId: product.id, price: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      acknowledged: false,
      code: 'price_changed',
      message: 'The price has changed to ৳90,000. Look at the bike again.',
    });
    expect(await market.storedBike(product.id)).toMatchObject({ status: 'active', version: 1 });
  });

  test.each(['sold', 'hidden', 'archived', 'draft', 'pending_review'] as const)(
    'answers the same for a bike that is %s and for none at all',
    async (status) => {
      const buyer = await market.signIn('buyer');
      const { id } = await market.bike({ status });
      for (const productId of [id, newId(), 'nothing', "' OR 1=1 --"]) {
        const answer = await book(buyer, { productId });
        expect(answer.statusCode).toBe(409);
        expect(answer.json()).toMatchObject({
          code: 'not_for_sale',
          message: 'This bike is no longer for sale.',
        });
      }
    },
  );

  test('answers for a bike that is hidden as for none, also while somebody has it booked', async () => {
    const bike = await market.bike();
    await market.booked(await market.signIn('buyer'), bike);
    const hide = market.db.updateTable('products').set({ status: 'hidden', taken_off_by: 'admin' });
    await hide.where('id', '=', bike.id).execute();
    const answer = await book(await market.signIn('buyer'), { productId: bike.id });
    expect(answer.json()).toMatchObject({ code: 'not_for_sale' });
  });

  test('refuses a bike whose seller is suspended', async () => {
    const gone = await market.signIn('seller', { status: 'active' });
    const product = await market.bike({ seller_id: gone.id });
    await market.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', gone.id)
      .execute();
    const answer = await book(await market.signIn('buyer'), { productId: product.id });
    expect(answer.json()).toMatchObject({ code: 'not_for_sale' });
  });

  test('refuses what no card payment can be', async () => {
    const product = await market.bike({ original_price: 2_000_000, resale_price: 1_000_000 });
    const answer = await book(await market.signIn('buyer'), { productId: product.id });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('৳9,99,999');
    const dearest = await market.bike({ resale_price: 999_999 });
    await market.booked(await market.signIn('buyer'), dearest);
  });

  test("refuses somebody's own bike", async () => {
    const turned = await market.signIn('buyer');
    const product = await market.bike({ seller_id: turned.id });
    const answer = await book(turned, { productId: product.id });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ message: 'This is your own bike.' });
  });

  test('tells a seller who may book', async () => {
    const answer = await book(market.seller, { productId: (await market.bike()).id });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ acknowledged: false, message: 'Only buyers can book.' });
  });

  describe("by the specification's own body", () => {
    test.each([90_000, '90000', '৯০,০০০'])(
      'finds the one bike of that name at %j',
      async (price) => {
        const product = await market.bike({ name: `Only one ${JSON.stringify(price)}` });
        const answer = await book(await market.signIn('buyer'), named(product.name, price));
        expect(answer.statusCode).toBe(200);
        expect(await market.storedBike(product.id)).toMatchObject({ status: 'reserved' });
      },
    );

    test('means the bike that is for sale, where another of its name and price is booked', async () => {
      const [taken, free] = [
        await market.bike({ name: 'Alike', status: 'reserved' }),
        await market.bike({ name: 'Alike' }),
      ];
      const answer = await book(await market.signIn('buyer'), named('Alike'));
      expect(answer.statusCode).toBe(200);
      const { insertedId } = answer.json<{ insertedId: string }>();
      const { product_id: booked } = await market.storedBooking(insertedId);
      expect([taken.id, free.id].indexOf(booked)).toBe(1);
    });

    test('still says that the bike is booked, and to whom', async () => {
      const [first, second] = [await market.signIn('buyer'), await market.signIn('buyer')];
      const { name } = await market.bike({ name: 'Booked by name' });
      await book(first, named(name));
      expect((await book(first, named(name))).json()).toMatchObject({
        message: 'You already have booked Booked by name',
      });
      expect((await book(second, named(name))).json()).toMatchObject({
        message: 'This bike is already booked.',
      });
    });

    test.each([
      ['two bikes fit', named('Twins')],
      ['none fits', named('No such bike')],
      ['the price is another', named('Twins', 90_001)],
      ['the name is missing', { price: 90_000 }],
      ['the price is missing', { productName: 'Twins' }],
      ['the name has a zero byte', named('\0')],
      ['nothing is there', {}],
    ])('refuses when %s', async (_case, body) => {
      await market.bike({ name: 'Twins' });
      await market.bike({ name: 'Twins' });
      const answer = await book(await market.signIn('buyer'), body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ acknowledged: false, code: 'invalid' });
    });
  });

  test.each([{ price: 90_000 }, { productName: 'Twins' }])(
    'says that a bike is named by its name and its price, for want of an id: %j',
    async (body) => {
      const answer = await book(await market.signIn('buyer'), body);
      expect(answer.json()).toMatchObject({ fields: { productId: t.fields.needed } });
    },
  );

  test('holds three bikes for one buyer, and no fourth, even if all are asked for at once', async () => {
    const buyer = await market.signIn('buyer');
    const products = await Promise.all(Array.from({ length: 6 }, () => market.bike()));
    const answers = await Promise.all(products.map(({ id }) => book(buyer, { productId: id })));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(refused).toHaveLength(3);
    const message = 'You can have 3 bookings at a time. Cancel one to book another bike.';
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ code: 'limit_reached', message });
    }
    const mine = await market.get(buyer, '/api/bookings');
    const [{ _id: id } = { _id: '' }] = mine.json<{ _id: string }[]>();
    await market.post(buyer, `/api/bookings/${id}/cancel`);
    await market.booked(buyer, await market.bike());
  });

  test('makes five bookings of a buyer within a day, and no sixth', async () => {
    const buyer = await market.signIn('buyer');
    const made = new Date();
    for (let number = 0; number < 5; number += 1) {
      const before = { buyer_id: buyer.id, created_at: made, status: 'cancelled' } as const;
      await addBooking(market.db, await market.bike(), before);
    }
    const { id: productId } = await market.bike();
    const bookAfter = async (ms: number) => {
      const actor = { ...buyer, name: 'Mina' } as unknown as Actor;
      const making = { id: newId(), now: new Date(made.getTime() + ms) };
      return createBooking(market.db, actor, { productId }, making);
    };
    const day = 86_400_000;
    await expect(bookAfter(day - 1)).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await market.storedBooking(await bookAfter(day))).toMatchObject({ buyer_id: buyer.id });
  });

  test('does not advise to cancel what is paid', async () => {
    const buyer = await market.signIn('buyer');
    const bikes = await Promise.all(Array.from({ length: 3 }, () => market.bike()));
    await Promise.all(bikes.map((bike) => market.booked(buyer, bike)));
    const mine = market.db.updateTable('bookings').where('buyer_id', '=', buyer.id);
    await mine.set({ status: 'paid' }).execute();
    const answer = await book(buyer, { productId: (await market.bike()).id });
    const message = 'You can have 3 bookings at a time, and all of yours are paid.';
    expect(answer.json()).toMatchObject({ code: 'limit_reached', message });
  });
});
