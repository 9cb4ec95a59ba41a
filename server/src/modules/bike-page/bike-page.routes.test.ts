import type { BikePage, SellerPage, SoldBike } from '@motohaat/contract/bike-facts';
import type { ListingStatus } from '@motohaat/domain/listing';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMarket, type Market } from '../../testing/market.ts';
import { photoOrigin } from '../../testing/no-images.ts';
import { addAdvert, addProduct, addUser } from '../../testing/rows.ts';
import { refreshSearch } from '../search-index/keep.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const pageOf = async (id: string, language = 'en') => {
  const headers = { 'accept-language': language };
  return market.app.inject({ url: `/api/products/${id}`, headers });
};

const stated = {
  name: 'Pulsar, well kept',
  brand: 'bajaj',
  model: 'pulsar-150',
  year: 2019,
  cc: 149,
  km: 24_000,
  colour: 'black',
  owners: 2,
  registration: 'registered',
  registration_zone: 'dhaka',
  registration_year: 2020,
  district: 'dhaka',
  area: 'mirpur',
  papers: JSON.stringify({ certificate: 'seller', insurance: true }),
} as const;

const platina = { ...stated, model: 'platina-100', category_id: 2 } as const;
/** A bike that a search finds. */
const found = async (values: Parameters<Market['bike']>[0]) => {
  const { id } = await market.bike({ category_id: 2, ...values });
  await refreshSearch(market.db, [id]);
  return id;
};
const similarTo = async (id: string) =>
  (await pageOf(id)).json<BikePage>().similar.map(({ _id }) => _id);

describe('GET /products/{id}', () => {
  test('tells all that was stated, in the language that is asked for', async () => {
    const { id } = await market.bike(stated);
    const bike = (await pageOf(id)).json<BikePage>();
    expect(bike).toMatchObject({
      _id: id,
      slug: 'pulsar-well-kept',
      brand: { slug: 'bajaj', name: 'Bajaj' },
      model: { slug: 'pulsar-150', name: 'Pulsar 150' },
      year: 2019,
      cc: 149,
      km: 24_000,
      colour: 'black',
      owners: 2,
      registration: 'registered',
      registrationZone: { slug: 'dhaka', name: 'Dhaka' },
      registrationYear: 2020,
      district: { slug: 'dhaka', name: 'Dhaka' },
      area: { slug: 'mirpur', name: 'Mirpur' },
      papers: 'incomplete',
      papersList: { certificate: 'seller', taxTokenUntil: null, insurance: true },
      photos: 1,
      seller: { name: 'Rafiq Hasan' },
    });
    const inBangla = (await pageOf(id, 'bn')).json<BikePage>();
    expect(inBangla.brand).toEqual({ slug: 'bajaj', name: 'বাজাজ' });
    expect(inBangla.district).toEqual({ slug: 'dhaka', name: 'ঢাকা' });
  });

  test('says null of what a bike of before does not state', async () => {
    const { id } = await market.bike({ name: 'শখের বাইক' });
    expect((await pageOf(id)).json<BikePage>()).toMatchObject({
      slug: 'bike',
      brand: null,
      model: null,
      year: null,
      km: null,
      district: null,
      area: null,
      papers: null,
      papersList: { certificate: null, sellerSigns: null },
      priceBefore: null,
      prices: [],
      advertised: false,
    });
  });

  const today = Date.now();
  const daysAgo = (days: number) => new Date(today - days * 86_400_000);

  test.each([
    ['lowered once', [[100_000, 5]], 90_000, 100_000],
    [
      'lowered twice',
      [
        [120_000, 9],
        [100_000, 5],
      ],
      90_000,
      100_000,
    ],
    [
      'lowered, then raised a little',
      [
        [100_000, 9],
        [80_000, 5],
      ],
      90_000,
      100_000,
    ],
    ['only raised', [[80_000, 5]], 90_000, null],
    ['lowered long ago', [[100_000, 61]], 90_000, null],
  ] as const)('tells what it cost before: %s', async (_how, before, now, told) => {
    const { id, seller_id } = await market.bike({ resale_price: now });
    for (const [resale_price, days] of before) {
      const change = { original_price: 200_000, resale_price, changed_at: daysAgo(days) };
      const row = { id: newId(), product_id: id, changed_by: seller_id, ...change };
      await market.db.insertInto('price_history').values(row).execute();
    }
    const { priceBefore, prices } = (await pageOf(id)).json<BikePage>();
    expect(priceBefore).toBe(told);
    expect(prices.map(({ price }) => price)).toEqual(before.map(([price]) => price).toReversed());
  });

  test.each<ListingStatus>(['draft', 'pending_review', 'hidden', 'archived'])(
    'answers for a bike that is %s as for one that never was',
    async (status) => {
      const { id } = await market.bike({ status });
      const [hidden, none] = [await pageOf(id), await pageOf(newId())];
      const { requestId: _hidden, ...told } = hidden.json<{ requestId: string }>();
      const { requestId: _none, ...toldOfNone } = none.json<{ requestId: string }>();
      expect([hidden.statusCode, told]).toEqual([404, toldOfNone]);
    },
  );

  test.each([{ status: 'suspended' as const }, { leaving_at: new Date() }])(
    'hides the bike and the page of a seller who is %o',
    async (values) => {
      const gone = await addUser(market.db, { role: 'seller', ...values });
      const { id } = await addProduct(market.db, { seller_id: gone.id });
      expect((await pageOf(id)).statusCode).toBe(404);
      const page = await market.app.inject(`/api/sellers/${gone.public_id}`);
      expect(page.statusCode).toBe(404);
    },
  );

  describe('shows bikes like it, eight at most:', () => {
    test('the same model first, then what costs about as much in its category', async () => {
      const id = await found(platina);
      const same = await found({ ...platina, resale_price: 500_000 });
      const cheaper = await found({ resale_price: 80_000 });
      const dearer = await found({ resale_price: 95_000 });
      await found({ resale_price: 400_000 });
      await found({ category_id: 1 });
      await found({ status: 'hidden' });
      expect(await similarTo(id)).toEqual([same, dearer, cheaper]);
    });

    test('also of a sold one, of which its page says that it is gone', async () => {
      const { id } = await market.bike({ ...platina, status: 'sold' });
      const more = await Promise.all(Array.from({ length: 9 }, () => found(platina)));
      const answer = await pageOf(id);
      const { message, code, similar } = answer.json<SoldBike>();
      expect([answer.statusCode, message, code]).toEqual([
        410,
        'This bike is sold already.',
        'gone',
      ]);
      expect(similar).toHaveLength(8);
      expect(new Set(similar.map(({ model: each }) => each?.slug))).toEqual(
        new Set(['platina-100']),
      );
      expect((await pageOf(id, 'bn')).json<SoldBike>().message).toMatch(/\p{Script=Bengali}/u);
      expect(await similarTo(more[0] ?? '')).not.toContain(more[0]);
    });
  });
});

describe('GET /sellers/{id}', () => {
  test('tells who sells, and pages through the bikes that anyone can see', async () => {
    const seller = await addUser(market.db, {
      role: 'seller',
      name: 'Sadia Islam',
      email_verified: true,
      photo_url: `${photoOrigin}/sadia.webp`,
    });
    const ids: string[] = [];
    for (const status of ['active', 'reserved', 'hidden', 'sold', 'active'] as const) {
      const { id } = await addProduct(market.db, { seller_id: seller.id, status });
      if (status === 'active' || status === 'reserved') ids.unshift(id);
    }
    await addAdvert(market.db, { id: ids[0] ?? '', seller_id: seller.id });
    const url = `/api/sellers/${seller.public_id}`;
    const first = await market.app.inject(`${url}?limit=2`);
    const page = first.json<SellerPage>();
    expect(page).toMatchObject({
      _id: seller.public_id,
      name: 'Sadia Islam',
      photo: `${photoOrigin}/sadia.webp`,
      since: seller.created_at.toISOString(),
      verified: true,
      bikes: 3,
    });
    const next = /^<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = (await market.app.inject(next)).json<SellerPage>();
    const all = [...page.items, ...second.items];
    expect(all.map(({ _id }) => _id)).toEqual(ids);
    expect(all.map(({ advertised }) => advertised)).toEqual([true, false, false]);
  });

  test('shows no photo that a sign-in provider has of somebody', async () => {
    const photo_url = 'https://lh3.example/person.jpg';
    const { public_id } = await addUser(market.db, { role: 'seller', photo_url });
    const page = (await market.app.inject(`/api/sellers/${public_id}`)).json<SellerPage>();
    expect([page.photo, page.verified]).toEqual([null, false]);
  });

  test('knows nobody by the id of an account, and no buyer', async () => {
    const buyer = await addUser(market.db);
    for (const id of [market.seller.id, buyer.public_id]) {
      expect((await market.app.inject(`/api/sellers/${id}`)).statusCode).toBe(404);
    }
  });
});
