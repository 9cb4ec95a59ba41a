import type { NewProduct } from '@motohaat/contract/bike-form';
import { dhakaDate } from '@motohaat/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addBooking } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());
/** A seller may add only so many a day. */
beforeEach(async () => {
  await market.db.updateTable('products').set({ created_at: '2026-01-01' }).execute();
});

const thisYear = Number(dhakaDate(new Date()).slice(0, 4));
const papers = {
  certificate: 'seller',
  taxTokenUntil: '2027-06-30',
  digitalPlate: true,
  smartCard: true,
  insurance: false,
  sellerSigns: true,
};
const facts = {
  brand: 'bajaj',
  model: 'pulsar-150',
  year: 2019,
  cc: 149,
  km: 24_000,
  colour: 'black',
  owners: 2,
  registration: 'registered',
  registrationZone: 'gazipur',
  registrationYear: 2020,
  district: 'dhaka',
  area: 'mirpur',
  papers,
};

/** The stored columns that a body of these facts leads to. */
const stored = async (changes: Partial<NewProduct>) =>
  market.storedBike(await market.added(changes));
const add = async (changes: Partial<NewProduct>) =>
  market.post(market.seller, '/api/addProduct', await market.form(changes));
const blank = { name: undefined, category_id: undefined, location: undefined, used: undefined };

const edited = async (body: object, changes: Partial<NewProduct> = facts) => {
  const id = await market.added(changes);
  const answer = await market.patch(market.seller, `/api/products/${id}`, {
    version: 1,
    ...body,
  });
  return { id, answer, bike: await market.storedBike(id) };
};

describe('a new bike', () => {
  test('keeps what is stated, in columns of its own', async () => {
    expect(await stored(facts)).toMatchObject({
      brand: 'bajaj',
      model: 'pulsar-150',
      other_model: null,
      year: 2019,
      cc: 149,
      km: 24_000,
      colour: 'black',
      owners: 2,
      registration: 'registered',
      registration_zone: 'gazipur',
      registration_year: 2020,
      district: 'dhaka',
      area: 'mirpur',
      papers,
    });
  });

  test('without facts is as valid as ever, and states nothing', async () => {
    expect(await stored({})).toMatchObject({ brand: null, year: null, papers: null });
  });

  test.each<[what: string, Partial<NewProduct>, object]>([
    [
      'what the specification asks for',
      { ...facts, ...blank },
      {
        name: 'Bajaj Pulsar 150',
        category_id: 3,
        location: 'Mirpur, Dhaka',
        used: thisYear - 2019,
      },
    ],
    ['the district alone', { district: 'gazipur', location: '' }, { location: 'Gazipur' }],
    ['the brand and the engine of a model', { model: 'pulsar-150' }, { brand: 'bajaj', cc: 149 }],
    ['a name in words', { otherModel: 'Zongshen ZS150', name: '' }, { name: 'Zongshen ZS150' }],
    [
      'a name of which the brand is known',
      { brand: 'bajaj', otherModel: 'Kristal', name: ' ' },
      { name: 'Bajaj Kristal', other_model: 'Kristal' },
    ],
    ['no age before the year has begun', { year: thisYear + 1, used: '' }, { used: 0 }],
  ])('is filled from its facts: %s', async (_what, body, expected) => {
    expect(await stored(body)).toMatchObject(expected);
  });

  test('keeps what its seller wrote, whatever its facts would say', async () => {
    const written = { name: 'My Pulsar', category_id: '2', location: 'Savar', used: 3, cc: 180 };
    expect(await stored({ ...facts, ...written })).toMatchObject({ ...written, category_id: 2 });
  });

  test('that states neither model nor place is refused as the specification words it', async () => {
    const answer = await add({ ...blank, brand: 'bajaj', year: 2019 });
    expect(answer.json<{ fields: object }>().fields).toEqual({
      name: 'productName Is Required',
      category_id: 'category is Required',
      location: 'location is Required',
    });
  });

  test.each<[field: string, Partial<NewProduct>]>([
    ['brand', { brand: 'bajjaj' }],
    ['model', { brand: 'bajaj', model: 'fzs-v2' }],
    ['model', { brand: 'yamaha', model: 'pulsar-150' }],
    ['district', { district: 'atlantis' }],
    ['area', { district: 'dhaka', area: 'agrabad' }],
    ['area', { area: 'mirpur' }],
    ['registrationZone', { registrationZone: 'mars' }],
    ['year', { year: 1949 }],
    ['km', { km: -1 }],
    ['owners', { owners: 0 }],
    ['cc', { cc: 'big' }],
    ['papers.taxTokenUntil', { papers: { taxTokenUntil: '2027-02-30' } }],
  ])('is refused at the field %s: %j', async (field, change) => {
    const before = await market.get(market.seller, '/api/myProducts?limit=1');
    const answer = await add(change);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { acknowledged: false, fields: { [field]: expect.any(String) } },
    ]);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
    const after = await market.get(market.seller, '/api/myProducts?limit=1');
    expect(after.body).toBe(before.body);
  });

  test('says all that is wrong at once, in the language of who sends it', async () => {
    const form = await market.form({ brand: 'bajjaj', name: '' });
    const headers = { 'accept-language': 'bn' };
    const answer = await market.post(market.seller, '/api/addProduct', form, headers);
    expect(answer.json()).toMatchObject({
      fields: { brand: 'তালিকা থেকে একটি বেছে নিন।', name: 'বাইকের নাম দিন' },
    });
  });
});

describe('an edit', () => {
  test.each<[what: string, edit: object, expected: object]>([
    ['what it names', { km: 30_000, colour: null }, { km: 30_000, colour: null, year: 2019 }],
    [
      'one paper, and keeps the others',
      { papers: { insurance: true } },
      { papers: { ...papers, insurance: true } },
    ],
    ['all papers at once', { papers: null }, { papers: null }],
    [
      'a model with its brand and engine',
      { model: 'pulsar-180' },
      { brand: 'bajaj', model: 'pulsar-180', cc: 178 },
    ],
    ['a brand, which its model goes with', { brand: 'yamaha' }, { brand: 'yamaha', model: null }],
    [
      'a district, which its area goes with',
      { district: 'feni' },
      { district: 'feni', area: null },
    ],
  ])('changes %s', async (_what, edit, expected) => {
    const { answer, bike } = await edited(edit);
    expect(answer.json()).toEqual({ acknowledged: true, version: 2 });
    expect(bike).toMatchObject(expected);
  });

  test('takes along what was filled from facts, and nothing that was written', async () => {
    const change = { model: 'pulsar-180', district: 'feni', area: null, year: 2018 };
    const follows = await edited(change, { ...facts, ...blank });
    const used = thisYear - 2018;
    expect(follows.bike).toMatchObject({ name: 'Bajaj Pulsar 180', location: 'Feni', used });
    const stays = await edited(change, { ...facts, location: 'Mirpur 10' });
    expect(stays.bike).toMatchObject({ name: 'Torongo 125', location: 'Mirpur 10', used: 1.5 });
  });

  test('that states the same is done, and changes nothing', async () => {
    const { answer } = await edited({ year: '২০১৯', papers: { digitalPlate: true } });
    expect(answer.json()).toEqual({ acknowledged: true, version: 1 });
  });

  test.each([
    [{ brand: 'bajaj', model: 'fzs-v2' }, 'model'],
    [{ area: 'agrabad' }, 'area'],
    [{ year: 'old' }, 'year'],
  ])('%j is refused at its field, and changes nothing', async (body, field) => {
    const { answer, bike } = await edited({ ...body, resalePrice: 90_000 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { acknowledged: false, fields: { [field]: expect.any(String) } },
    ]);
    expect(bike).toMatchObject({ version: 1, resale_price: 110_000, model: 'pulsar-150' });
  });

  test('of an older version, or of a bike that is booked, is refused', async () => {
    const { id } = await edited({ km: 25_000 });
    const patch = (version: number) =>
      market.patch(market.seller, `/api/products/${id}`, { version, km: 26_000 });
    expect((await patch(1)).json()).toMatchObject({ code: 'conflict' });
    const buyer = await market.signIn('buyer');
    await addBooking(market.db, await market.storedBike(id), { buyer_id: buyer.id });
    await market.db
      .updateTable('products')
      .set({ status: 'reserved' })
      .where('id', '=', id)
      .execute();
    expect((await patch(2)).json()).toMatchObject({ code: 'has_booking' });
    expect(await market.storedBike(id)).toMatchObject({ km: 25_000 });
  });
});

test('what is stated of a bike is in the export of its seller', async () => {
  const seller = await market.signIn('seller');
  await market.added(facts, seller);
  const { listings } = (await market.get(seller, '/api/profile/export')).json<{
    listings: object[];
  }>();
  expect(listings).toMatchObject([{ brand: 'bajaj', year: 2019, district: 'dhaka', papers }]);
});
