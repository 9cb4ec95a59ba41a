import type { AdvertisedItem, Product } from '@motohaat/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/app.ts';
import { addAdvert, addCategories, addProduct } from '../testing/rows.ts';

const picture = { card: 'https://a.example/c.webp', width: 1600, height: 1200 };
const pictures = ['one', 'two'].map((name) => ({
  ...picture,
  viewer: `https://a.example/${name}.webp`,
  alt: name,
}));

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await addCategories(site.db);
  const { id: seller_id } = await site.signIn('seller');
  const bike = { seller_id, images: JSON.stringify(pictures) };
  const latin = { ...bike, name: 'Yamaha R15 V4 2022', location: 'Mirpur 10, Dhaka' };
  await addAdvert(site.db, await addProduct(site.db, latin));
  await addProduct(site.db, { ...bike, name: 'পালসার ১৫০', location: 'টঙ্গী, গাজীপুর' });
  await addProduct(site.db, { ...bike, name: 'My bike', location: 'At home' });
});
afterAll(() => site.stop());

async function read(language: string | undefined, url = '/api/categories/1') {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const answer = await site.app.inject({ url, headers });
  expect(answer.headers['vary']).toContain('Accept-Language');
  return answer.json<(Product | AdvertisedItem)[]>();
}

const texts = (bikes: Awaited<ReturnType<typeof read>>) =>
  bikes.map(({ name, shownName, location, shownLocation }) => [
    [name, shownName],
    [location, shownLocation],
  ]);

const unknown = [
  ['My bike', undefined],
  ['At home', undefined],
];

test('who reads Bangla gets names and places that are known in Bangla, beside what sellers wrote', async () => {
  const bikes = await read('bn');
  expect(texts(bikes)).toEqual([
    unknown,
    [
      ['পালসার ১৫০', undefined],
      ['টঙ্গী, গাজীপুর', undefined],
    ],
    [
      ['Yamaha R15 V4 2022', 'ইয়ামাহা R15 V4 ২০২২'],
      ['Mirpur 10, Dhaka', 'মিরপুর ১০, ঢাকা'],
    ],
  ]);
  expect(bikes[2]?.images.map(({ alt }) => alt)).toEqual([
    'ইয়ামাহা R15 V4 ২০২২',
    'ইয়ামাহা R15 V4 ২০২২, ছবি ২',
  ]);
  expect(texts(await read('bn', '/api/advertisedItems'))).toEqual(texts(bikes).slice(2));
});

test.each(['en', undefined, 'bn-BD,bn;q=0.9'])(
  'to who asks with %j, what sellers wrote stays, in Bangla alone with Latin script beside it',
  async (language) => {
    const bikes = await read(language);
    expect(texts(bikes)).toEqual([
      unknown,
      [
        ['পালসার ১৫০', 'পালসার ১৫০ (Pulsar 150)'],
        ['টঙ্গী, গাজীপুর', 'টঙ্গী, গাজীপুর (Tongi, Gazipur)'],
      ],
      [
        ['Yamaha R15 V4 2022', undefined],
        ['Mirpur 10, Dhaka', undefined],
      ],
    ]);
    expect(bikes[2]?.images.map(({ alt }) => alt)).toEqual(['one', 'two']);
  },
);
