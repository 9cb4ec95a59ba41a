import type { BikePage, SoldBike } from '@motohaat/contract/bike-facts';
import { hiddenContact } from '@motohaat/domain/contacts';
import { foldDigits } from '@motohaat/domain/digits';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addAdvert, addBooking } from '../../testing/rows.ts';
import { refreshSearch } from '../search-index/keep.ts';

// Contacts in what a seller wrote: in the name, the place, the model in own words, the description, what
// pictures show, and what the seller is called.

const description = 'Call 01712345678 in the evening.';
const masked = `Call ${hiddenContact} in the evening.`;
const name = 'Pulsar ০১৭১২-৩৪৫৬৭৮';
const image = { card: '/c.webp', viewer: '/v.webp', width: 4, height: 3 };
const written = {
  name,
  other_model: name,
  location: 'Mirpur, 0 1 7 1 2 3 4 5 6 7 8',
  description,
  images: JSON.stringify([{ ...image, alt: `${name}, photo 1` }]),
  category_id: 3,
} as const;
let market: Market;
let rafiq: Person;
let reserved: Awaited<ReturnType<Market['bike']>>;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  rafiq = await market.signIn('seller', { name: 'Rafiq 01712345678' });
  reserved = await market.bike({ ...written, seller_id: rafiq.id, status: 'reserved' });
  await refreshSearch(market.db, [reserved.id]);
  buyer = await market.signIn('buyer');
  await addBooking(market.db, reserved, { buyer_id: buyer.id });
});

afterAll(() => market.stop());

/** What is answered, so that a number in any script and spelling is found in it. */
const ask = async (url: string, person?: Person, language = 'en') => {
  const identity = person && { authorization: person.authorization };
  const headers = { ...identity, 'accept-language': language };
  const answer = await market.app.inject({ url, headers });
  return { ...answer, hasNumber: /01712[\s-]*345678|0 1 7 1 2/.test(foldDigits(answer.body)) };
};

const readers: readonly [who: string, () => Promise<Person | undefined>, may: boolean][] = [
  ['a visitor', async () => undefined, false],
  ['a buyer who has not booked it', () => market.signIn('buyer'), false],
  ['a buyer who has booked it', async () => buyer, true],
  ['another seller', () => market.signIn('seller'), false],
  ['its seller', async () => rafiq, true],
  ['the admin', () => market.signIn('admin'), true],
];
test.each(readers)('%s reads on its page and in lists what they may', async (_who, who, may) => {
  const person = await who();
  const text = may ? description : masked;
  const lists = ['/api/categories/3', '/api/search?kind=3&counts=0'];
  for (const language of ['en', 'bn']) {
    const page = await ask(`/api/products/${reserved.id}`, person, language);
    const bike = page.json<BikePage>();
    expect([bike.description, bike.slug, page.hasNumber]).toEqual([text, 'pulsar', may]);
    for (const url of [...lists, `/api/sellers/${bike.seller._id}`]) {
      expect((await ask(url, person, language)).hasNumber, url).toBe(may);
    }
  }
});

test('contacts stay hidden from a buyer whose booking has ended, and of a sold bike', async () => {
  const other = await market.signIn('buyer');
  await addBooking(market.db, reserved, { buyer_id: other.id, status: 'expired' });
  const page = await ask(`/api/products/${reserved.id}`, other);
  expect([page.json<BikePage>().description, page.hasNumber]).toEqual([masked, false]);
  const { id } = await market.bike({ ...written, status: 'sold' });
  const sold = await ask(`/api/products/${id}`, undefined, 'bn');
  const { name: told, shownName, slug } = sold.json<SoldBike>();
  expect([told, slug, sold.hasNumber]).toEqual([`Pulsar ${hiddenContact}`, 'pulsar', false]);
  expect(shownName).toBe(`পালসার ${hiddenContact}`);
});

test('a bike is found by the name that a buyer reads, as the specification’s calls name it', async () => {
  const price = 83_000;
  const values = { ...written, seller_id: rafiq.id, resale_price: price };
  const bikes = [await market.bike(values), await market.bike({ ...values, name: 'Pulsar 50%' })];
  await refreshSearch(
    market.db,
    bikes.map(({ id }) => id),
  );
  const named = { productName: `Pulsar ${hiddenContact}`, sellerName: `Rafiq ${hiddenContact}` };
  const wrong = { ...named, sellerName: `Karim ${hiddenContact}`, price };
  const unknown = await market.post(buyer, '/api/wishlist', wrong);
  expect(unknown.json()).toMatchObject({ code: 'invalid' });
  const answer = await market.post(buyer, '/api/wishlist', { ...named, price });
  expect(answer.json()).toMatchObject({ acknowledged: true });
  const wishes = (await market.get(buyer, '/api/wishlist')).json<{ productId: string }[]>();
  expect(wishes.map(({ productId }) => productId)).toEqual([bikes[0]?.id]);
  const { productName } = named;
  const again = await market.post(buyer, '/api/wishlist', { productName, price });
  expect(again.json()).toMatchObject({ message: expect.stringContaining(productName) });
});

test('contacts stay hidden where a buyer meets the bike before booking it', async () => {
  const { id: productId } = await market.bike({ ...written, seller_id: rafiq.id });
  await addAdvert(market.db, { id: productId, seller_id: rafiq.id });
  const other = await market.signIn('buyer');
  const send = async (url: string, body: object) =>
    (await market.post(other, url, { productId, ...body })).body;
  await send('/api/wishlist', {});
  await send('/api/reportedItems', { reason: 'fraud' });
  await send('/api/conversations', {});
  await send('/api/offers', { amount: 80_000 });
  const again = [await send('/api/wishlist', {}), await send('/api/reportedItems', {})];
  await market.patch(rafiq, `/api/products/${productId}`, { version: 1, resalePrice: 70_000 });
  for (const said of again) expect(said).toContain(`Pulsar ${hiddenContact}`);
  const lists = ['/api/wishlist', '/api/myReports', '/api/conversations', '/api/offers'];
  for (const url of [...lists, '/api/notices', '/api/advertisedItems']) {
    const answer = await ask(url, other);
    expect([answer.body, answer.hasNumber], url).toEqual([expect.stringContaining('•'), false]);
  }
});
