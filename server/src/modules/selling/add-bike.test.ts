import type { DescribedProduct, NewProduct } from '@motohaat/contract/bike-form';
import type { MyProduct } from '@motohaat/contract/selling';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { photoOrigin } from '../../testing/no-images.ts';
import { addProduct, addUpload } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());

const add = async (changes: Partial<NewProduct>, headers = {}) =>
  market.post(market.seller, '/api/addProduct', await market.form(changes), headers);

/** The time so many hours ago. */
const at = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const uploadOf = (url: string) =>
  market.db.selectFrom('uploads').selectAll().where('url', '=', url).executeTakeFirstOrThrow();

describe('adding a bike', () => {
  test('makes it public at once, with what was written and the seller’s own name', async () => {
    const images = await market.photos(2);
    const changes = { images, sellerName: 'Somebody Else', time: '1:2:3', condition: 'EXCELLENT' };
    const id = await market.added(changes);
    const { body } = await market.app.inject('/api/categories/2');
    expect(JSON.parse(body)).toContainEqual(
      expect.objectContaining({
        _id: id,
        name: 'Torongo 125',
        category_id: '2',
        img: images[0],
        location: 'Mirpur, Dhaka',
        condition: 'excellent',
        originalPrice: 150_000,
        resalePrice: 110_000,
        warranty: null,
        used: 1.5,
        sellerName: 'Rafiq Hasan',
        status: 'active',
      }),
    );
    const { images: pictures } = await market.storedBike(id);
    expect(pictures).toMatchObject([
      { viewer: images[0], width: 1600, height: 1200, alt: 'Torongo 125' },
      { viewer: images[1], alt: 'Torongo 125, photo 2' },
    ]);
    expect(await uploadOf(images[0] ?? '')).toMatchObject({ product_id: id, loose_since: null });
  });

  test('tells every fact that was sent, as it was sent', async () => {
    const images = await market.photos(2);
    // Each fact is another than what is written when nothing is said of it.
    const sent: Omit<DescribedProduct, 'images' | 'img' | 'chassis' | 'engine'> = {
      name: 'Doyel 160',
      category_id: '3',
      warranty: 0.5,
      used: 7,
      location: 'Halishahar, Chattogram',
      condition: 'fair',
      originalPrice: 310_000,
      resalePrice: 205_000,
      description: 'Two owners.',
      brand: 'yamaha',
      model: 'fzs-v2',
      otherModel: null,
      year: 2018,
      cc: 150,
      km: 31_000,
      colour: 'blue',
      owners: 3,
      registration: 'registered',
      registrationZone: 'cumilla',
      registrationYear: 2019,
      district: 'chattogram',
      area: 'halishahar',
      papers: {
        certificate: 'other',
        taxTokenUntil: '2027-01-31',
        digitalPlate: false,
        smartCard: true,
        insurance: false,
        sellerSigns: true,
      },
    };
    const id = await market.added({ ...sent, images, chassis: 'MD2A11CZ5KCB04821' });
    const answer = await market.get(market.seller, `/api/myProducts/${id}`);
    const { facts, ...told } = answer.json<MyProduct>();
    expect({ ...told, ...facts }).toMatchObject(sent);
    expect(answer.body).not.toMatch(/4821|chassis/);
    const numbers = await market.get(market.seller, `/api/products/${id}/numbers`);
    expect(numbers.json()).toEqual({ chassis: '4821', engine: null });
  });

  test('takes the one image of the specification’s own call', async () => {
    const [img = ''] = await market.photos();
    const { images: _none, ...form } = await market.form();
    const answer = await market.post(market.seller, '/api/addProduct', { ...form, img });
    expect(answer.statusCode).toBe(200);
  });

  test('takes only what a bike is made of from a body', async () => {
    const more = {
      status: 'sold',
      seller_id: market.seller.id,
      created_at: '2001-01-01',
      featured: 1,
    };
    const id = await market.added(more as object);
    expect(await market.storedBike(id)).toMatchObject({ status: 'active', version: 1 });
  });

  test('with a key is done once, also when its answer was lost', async () => {
    const form = await market.form();
    const headers = { 'idempotency-key': 'once' };
    const send = () => market.post(market.seller, '/api/addProduct', form, headers);
    const first = await send();
    expect((await send()).body).toBe(first.body);
    await market.db
      .updateTable('idempotency_keys')
      .set({ response_status: null, response_body: null, created_at: new Date(0) })
      .where('key', '=', 'once')
      .execute();
    const again = await send();
    expect(again.json()).toEqual(first.json());
  });
});

describe('refuses, at the field,', () => {
  test.each<[string, Partial<NewProduct>]>([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(81) }],
    ['name', { name: 'a\u0007b' }],
    ['category_id', { category_id: 0 }],
    ['category_id', { category_id: '' }],
    ['location', { location: ' ' }],
    ['location', { location: '\u200b\u3164' }],
    ['condition', { condition: 'new' }],
    ['originalPrice', { originalPrice: 999 }],
    ['originalPrice', { originalPrice: 10_000_000 }],
    ['resalePrice', { resalePrice: 'a lot' }],
    ['resalePrice', { resalePrice: -110_000 }],
    ['resalePrice', { resalePrice: 110_000.5 }],
    ['resalePrice', { resalePrice: 1_000_000 }],
    ['description', { description: 'a\u202eb' }],
    ['description', { description: 'x'.repeat(2_001) }],
    ['warranty', { warranty: 51 }],
    ['used', { used: 'long' }],
    ['images', { images: [] }],
    ['images', { images: ['javascript:alert(1)'] }],
    ['images', { images: ['https://elsewhere.example/a.webp'] }],
    ['images', { images: [`${photoOrigin}/nobody-sent-this.webp`] }],
  ])('a bad %s: %j', async (field, change) => {
    const answer = await add(change);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { acknowledged: false, code: 'invalid', fields: { [field]: expect.any(String) } },
    ]);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  test('a field that is left out, with the message of the specification', async () => {
    const answer = await market.post(market.seller, '/api/addProduct', {});
    expect(answer.json()).toMatchObject({
      fields: {
        name: 'productName Is Required',
        category_id: 'category is Required',
        location: 'location is Required',
        condition: 'condition is Required',
        originalPrice: 'originalprice is Required',
        resalePrice: 'resaleprice is Required',
        description: 'message is Required',
        img: 'image is Required',
      },
    });
  });

  test('a photo of another seller, of another bike, twice, too many, or being removed', async () => {
    const other = await market.signIn('seller');
    const [foreign = ''] = await market.photos(1, other);
    const [used = ''] = await market.photos();
    await market.added({ images: [used] });
    const [own = ''] = await market.photos();
    const removing = await addUpload(market.db, {
      seller_id: market.seller.id,
      removing_at: new Date(),
    });
    const choices = [[foreign], [used], [own, own], await market.photos(9), [own, removing.url]];
    for (const images of choices) {
      const answer = await add({ images });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { fields: { images: expect.any(String) } },
      ]);
    }
    expect(await uploadOf(own)).toMatchObject({ product_id: null });
  });

  test('a photo of a host that is not configured any more', async () => {
    const url = 'https://old-photos.example/a.webp';
    await addUpload(market.db, { seller_id: market.seller.id, url });
    expect((await add({ images: [url] })).statusCode).toBe(422);
  });
});

test('a seller may add twenty bikes a day, deleted ones included', async () => {
  const seller = await market.signIn('seller');
  for (let count = 1; count <= 20; count += 1) {
    const status = count % 2 === 0 ? 'archived' : 'active';
    await addProduct(market.db, { seller_id: seller.id, status, created_at: at(count) });
  }
  const form = await market.form({ images: await market.photos(1, seller) });
  const refused = await market.post(seller, '/api/addProduct', form);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    429,
    { acknowledged: false, message: 'You can add 20 bikes a day. Try again tomorrow.' },
  ]);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(3.9 * 3_600);
  expect(wait).toBeLessThanOrEqual(4 * 3_600);
  await market.db
    .updateTable('products')
    .set({ created_at: at(25) })
    .where('seller_id', '=', seller.id)
    .where('created_at', '<', at(19.5))
    .execute();
  expect((await market.post(seller, '/api/addProduct', form)).statusCode).toBe(200);
});
