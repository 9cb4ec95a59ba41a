import type { Profile } from '@motohaat/contract/profile';
import { maximumPhotoBytes } from '@motohaat/contract/uploads';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { finishDeletions } from '../../jobs/finish-deletions.ts';
import { removeLoosePhotos } from '../../jobs/remove-loose-photos.ts';
import type { Person } from '../../testing/app.ts';
import { startTestImages, type TestImages } from '../../testing/images.ts';
import { multipart } from '../../testing/multipart.ts';
import { photograph, picture } from '../../testing/photographs.ts';
import { addUpload, addUser } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';
import { setPhoto } from './profile-photo.ts';

const hour = 3_600_000;

let host: TestImages;
let market: SellingMarket;
let buyer: Person;
beforeAll(async () => {
  host = await startTestImages();
  market = await createSellingMarket({ images: host.images, environment: host.environment });
});
beforeEach(async () => {
  await host.reset();
  await market.db.deleteFrom('uploads').execute();
  buyer = await market.signIn('buyer');
});
afterAll(async () => {
  await market.stop();
  await host.stop();
});

async function send(person: Person, bytes: Buffer, key?: string) {
  const { payload, headers } = multipart(bytes);
  return market.app.inject({
    method: 'POST',
    url: '/api/profile/photo',
    payload,
    headers: {
      ...headers,
      authorization: person.authorization,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  });
}

/** Shows a photo in the profile. @returns its address */
async function shown(person: Person): Promise<string> {
  const { photo } = (await send(person, await photograph())).json<Profile>();
  if (photo === null) throw new Error('The photo is not shown.');
  return photo;
}

const job = { signal: new AbortController().signal };

/** The hourly job, so many hours from now. */
async function cleanIn(hours: number): Promise<void> {
  const now = () => new Date(Date.now() + hours * hour);
  await removeLoosePhotos({ db: market.db, host: host.images }).run({
    ...job,
    now,
    log: market.app.log,
  });
}

const statusOf = async (url: string) => (await fetch(url)).status;

test.each(['buyer', 'seller', 'admin'] as const)(
  'a %s sends a photo and has it in the profile at once, and takes it off',
  async (role) => {
    const person = await market.signIn(role);
    const photo = await shown(person);
    const profile = await market.get(person, '/api/profile');
    expect(profile.json<Profile>().photo).toBe(photo);
    expect((await market.get(person, '/api/me')).json()).toMatchObject({ photo });
    const taken = await market.remove(person, '/api/profile/photo');
    expect([taken.statusCode, taken.json<Profile>().photo]).toEqual([200, null]);
  },
);

test('a photo that came with the sign-in can be taken off, and off is off', async () => {
  const photo_url = 'https://photos.example/rina.jpg';
  await market.db.updateTable('users').set({ photo_url }).where('id', '=', buyer.id).execute();
  for (let time = 0; time < 2; time += 1) {
    const taken = await market.remove(buyer, '/api/profile/photo');
    expect([taken.statusCode, taken.json<Profile>().photo]).toEqual([200, null]);
  }
});

test('what is stored tells nothing of where it was taken', async () => {
  const located = await picture()
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1', GPSLatitudeRef: 'N' } })
    .toBuffer();
  const { photo } = (await send(buyer, located)).json<Profile>();
  const stored = Buffer.from(await (await fetch(photo ?? '')).arrayBuffer());
  expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 640 });
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
});

const tooLarge = async () => Buffer.concat([await photograph()], maximumPhotoBytes + 1);

describe('refused like a photo of a bike, and the profile stays as it is', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'.padEnd(100));
  test.each([
    ['what is no photo', () => svg, 415, 'photo_type'],
    ['half a photo', async () => (await photograph()).subarray(0, 2_000), 422, 'photo_unreadable'],
    ['more than 8 MB', tooLarge, 413, 'photo_too_large'],
    ['a file without content', () => Buffer.alloc(0), 422, 'photo_unreadable'],
  ])('%s', async (_what, bytes, status, code) => {
    const photo = await shown(buyer);
    const answer = await send(buyer, await bytes());
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ acknowledged: false, code });
    expect((await market.get(buyer, '/api/profile')).json<Profile>().photo).toBe(photo);
  });

  test('more than two hundred in a day', async () => {
    const sent = Array.from({ length: 200 }, () => addUpload(market.db, { seller_id: buyer.id }));
    await Promise.all(sent);
    const answer = await send(buyer, await photograph());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      429,
      { acknowledged: false, message: 'You can send 200 photos a day. Try again tomorrow.' },
    ]);
  });
});

test('a repeat with the same key stores nothing more', async () => {
  const first = await send(buyer, await photograph(), 'my-photo');
  const second = await send(buyer, await photograph(), 'my-photo');
  expect(second.body).toBe(first.body);
  expect(await host.kept()).toHaveLength(2);
});

describe('the image host', () => {
  test('keeps the photo of a profile, and loses one that was replaced or taken off a day later', async () => {
    const [replaced, last] = [await shown(buyer), await shown(buyer)];
    await cleanIn(23);
    expect(await statusOf(replaced)).toBe(200);
    await cleanIn(25);
    expect([await statusOf(replaced), await statusOf(last)]).toEqual([404, 200]);
    await market.remove(buyer, '/api/profile/photo');
    await cleanIn(25);
    expect([await statusOf(last), await host.kept()]).toEqual([404, []]);
  });

  test('keeps one photo of those that are sent at once', async () => {
    const photos = await Promise.all([shown(buyer), shown(buyer), shown(buyer)]);
    const { photo } = (await market.get(buyer, '/api/profile')).json<Profile>();
    await cleanIn(25);
    const left = await Promise.all(photos.map(async (url) => (await statusOf(url)) === 200));
    expect(photos.filter((_url, index) => left[index])).toEqual([photo]);
  });

  test('loses the photo of an account that was deleted', async () => {
    const admin = await market.signIn('admin');
    const photo = await shown(buyer);
    await market.app.inject({
      method: 'DELETE',
      url: `/api/users/admin/${buyer.id}`,
      headers: { authorization: admin.authorization },
      payload: { reason: 'Asked for it.' },
    });
    await finishDeletions(market.services).run({
      ...job,
      now: () => new Date(),
      log: market.app.log,
    });
    await cleanIn(25);
    expect([await statusOf(photo), await host.kept()]).toEqual([404, []]);
  });
});

test('the photo of a profile cannot become one of a bike, which could lose it', async () => {
  await shown(market.seller);
  const { url } = await market.db.selectFrom('uploads').select('url').executeTakeFirstOrThrow();
  const form = await market.form({ images: [url] });
  expect((await market.post(market.seller, '/api/addProduct', form)).statusCode).toBe(422);
});

test('no photo is kept for an account that is gone, nor one that its owner did not send', async () => {
  const gone = await addUser(market.db, { status: 'deleted', deleted_at: new Date() });
  const { id } = await addUser(market.db);
  const conflict = { code: 'conflict' };
  await expect(setPhoto(market.db, gone.id, null)).rejects.toMatchObject(conflict);
  await expect(setPhoto(market.db, id, newId())).rejects.toMatchObject(conflict);
  expect(await setPhoto(market.db, id, null)).toMatchObject({ photo_url: null });
});
