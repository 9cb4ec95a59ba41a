import { readFile } from 'node:fs/promises';

import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { ImagesPort } from '../../adapters/images/port.ts';
import { photograph } from '../../testing/photographs.ts';
import { addUpload } from '../../testing/rows.ts';
import { png } from './testing/hostile.ts';
import { createStudio, type Studio } from './testing/studio.ts';
import { createDecoding, decode, storePhoto } from './uploads.service.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await createStudio();
});
beforeEach(() => studio.reset());
afterAll(() => studio.stop());

describe('the image host', () => {
  test.each([
    ['that is away', { match: '/1/upload', drop: true }],
    ['that fails', { match: '/1/upload', status: 500 }],
    ['that refuses the key', { match: '/1/upload', status: 400, message: 'Invalid API v1 key.' }],
    ['that fails for one of the two sizes', { match: '/1/upload', status: 503, times: 1 }],
  ])('%s is no fault of the photo: 503, and nothing is left', async (_what, failure) => {
    await studio.host.failures([failure]);
    const answer = await studio.send(await photograph());
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toMatchObject([
      503,
      {
        success: false,
        code: 'unavailable',
        message: 'Photos cannot be stored right now. Try again in a moment.',
      },
      '5',
    ]);
    await studio.expectNothingLeft();
    await studio.host.failures([]);
    expect((await studio.send(await photograph())).statusCode).toBe(200);
  });
});

test('a repeat with the same key answers the photo of the first', async () => {
  const key = { 'idempotency-key': 'one-photo' };
  const first = await studio.send(await photograph(), key);
  const second = await studio.send(await photograph(), key);
  expect(second.body).toBe(first.body);
  expect(await studio.host.kept()).toHaveLength(2);
});

const store = async (id: string, senderId = studio.seller.id, host = studio.host.images) =>
  storePhoto(
    {
      db: studio.db,
      host,
      log: studio.app.log,
      decoding: createDecoding(),
    },
    { id, senderId, bytes: await photograph(), use: 'bike' },
  );

describe('a photo that is stored', () => {
  test('twice at once is one photo, and nothing of the other is left at the host', async () => {
    const id = newId();
    const [one, other] = await Promise.all([store(id), store(id)]);
    expect(one).toEqual(other);
    expect(await studio.host.kept()).toHaveLength(2);
  });

  test.each(['card', 'viewer'])(
    'but for its %s is not stored, and why is told as it is',
    async (missing) => {
      const { images } = studio.host;
      const isMissing = (name: string) => name.endsWith('-card') === (missing === 'card');
      const host: ImagesPort = {
        ...images,
        store: async (photo) => {
          if (isMissing(photo.name)) throw new Error('The host is full.');
          return images.store(photo);
        },
      };
      const failing = store(newId(), studio.seller.id, host);
      await expect(failing).rejects.toMatchObject({ message: 'The host is full.' });
      await studio.expectNothingLeft();
    },
  );

  test('under the id of somebody else’s is refused, and nothing of it is left at the host', async () => {
    const { id } = await addUpload(studio.db, { seller_id: studio.seller.id });
    const other = await studio.signIn('seller');
    await expect(store(id, other.id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await studio.host.kept()).toEqual([]);
  });

  test('of an account that is gone is refused, and nothing of it is left at the host', async () => {
    await expect(store(newId(), newId())).rejects.toThrow('foreign key');
    expect(await studio.host.kept()).toEqual([]);
  });
});

test.each([
  [4_000, 4_000, false],
  [4_000, 4_001, true],
])('a photo of %i × %i pixels is large: %s', async (width, height, isLarge) => {
  const large = vi.fn<(work: () => Promise<unknown>) => Promise<unknown>>((work) => work());
  const decoding = { any: (work: () => Promise<unknown>) => work(), large } as never;
  // Of a file that breaks off, only the header is read.
  const bytes = png(width, height, { rows: 0 });
  await expect(decode(decoding, bytes, 'bike')).rejects.toMatchObject({ code: 'photo_unreadable' });
  expect(large).toHaveBeenCalledTimes(isLarge ? 1 : 0);
});

test('a seller may send two hundred photos a day, each as often as its answer is lost', async () => {
  const key = { 'idempotency-key': 'the-first-of-the-day' };
  await studio.send(await photograph(), key);
  await studio.db.transaction().execute(async (trx) => {
    for (let count = 1; count < 200; count += 1) {
      await addUpload(trx, { seller_id: studio.seller.id });
    }
  });
  expect((await studio.send(await photograph(), key)).statusCode).toBe(200);
  const answer = await studio.send(await photograph());
  expect([answer.statusCode, answer.json()]).toMatchObject([
    429,
    { success: false, message: 'You can send 200 photos a day. Try again tomorrow.' },
  ]);
});

test('ten bombs at once, two of each sender, are drawn one by one or refused, and memory stays bounded', async () => {
  // A kilobyte that needs 660 MB to be decoded, as large as is allowed; and one that only claims to.
  const allowed = await readFile(new URL('testing/forty-megapixels.avif', import.meta.url));
  const { width, height } = await sharp(allowed).metadata();
  expect({ width, height }).toEqual({ width: 8_000, height: 5_000 });
  const claims = png(60_000, 60_000, { rows: 1 });
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 10);
  const bombs = Array.from({ length: 10 }, (_, index) => (index % 4 === 0 ? allowed : claims));
  const senders = await Promise.all(Array.from({ length: 5 }, () => studio.signIn('seller')));
  const answers = await Promise.all(
    bombs.map((bomb, index) => {
      const { authorization = '' } = senders[index % 5] ?? {};
      return studio.send(bomb, { authorization });
    }),
  );
  clearInterval(watch);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    bombs.map((bomb) => (bomb === allowed ? 200 : 422)),
  );
  // Two of them at once would take 1,300 MB.
  expect((highest - before) / 1e6).toBeLessThan(1_000);
}, 60_000);
