import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { AppError } from '../http/app-error.ts';
import {
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.ts';
import { addUpload } from '../testing/rows.ts';
import { hashPhotos } from './hash-photos.ts';
import type { JobContext } from './runner.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
});
afterAll(() => home.drop());

const stripes = Buffer.from(Array.from({ length: 900 }, (_, place) => (place % 7) * 36));
const picture = sharp(stripes, { raw: { width: 30, height: 30, channels: 1 } });

test('photos of listings are looked at once; what cannot be had now is tried again', async () => {
  const seller_id = (await addUser(home.db, { role: 'seller' })).id;
  const { id: product_id } = await addProduct(home.db, { seller_id });
  const shown = { seller_id, product_id, loose_since: null };
  const [there, gone, away] = await Promise.all([
    addUpload(home.db, shown),
    addUpload(home.db, shown),
    addUpload(home.db, shown),
  ]);
  const loose = await addUpload(home.db, { seller_id });
  const bytes = await picture.webp().toBuffer();
  const asked: string[] = [];
  const host = {
    read: async (url: string) => {
      asked.push(url);
      if (url === away.card_url) throw new AppError('unavailable');
      return url === there.card_url ? bytes : undefined;
    },
  };
  const run = (signal = new AbortController().signal) =>
    hashPhotos({ db: home.db, host }).run({
      signal,
      now: () => new Date(),
      log: { warn: () => {} } as unknown as JobContext['log'],
    });
  await run(AbortSignal.abort());
  expect(asked).toEqual([]);
  await run();
  await run();
  expect(asked.toSorted()).toEqual(
    [there.card_url, gone.card_url, away.card_url, away.card_url].toSorted(),
  );
  const rows = await home.db.selectFrom('uploads').select(['id', 'hash_1', 'hashed_at']).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(byId.get(there.id)).toMatchObject({ hash_1: expect.any(Number) });
  expect(byId.get(gone.id)).toMatchObject({ hash_1: null, hashed_at: expect.any(Date) });
  expect(byId.get(away.id)).toMatchObject({ hashed_at: null });
  expect(byId.get(loose.id)).toMatchObject({ hashed_at: null });
});

test('more than are asked for at a time are looked at in one run', async () => {
  const seller_id = (await addUser(home.db, { role: 'seller' })).id;
  const { id: product_id } = await addProduct(home.db, { seller_id });
  const { id } = await addUpload(home.db, { seller_id, product_id, loose_since: null });
  await sql`
    INSERT INTO uploads (id, seller_id, product_id, url, card_url, width, height, removals, loose_since)
    SELECT uuidv7(), seller_id, product_id, url || n, card_url, width, height, removals, NULL
    FROM uploads, generate_series(1, 50) AS n WHERE id = ${id}`.execute(home.db);
  let asked = 0;
  const host = { read: async () => void (asked += 1) };
  const run = () =>
    hashPhotos({ db: home.db, host }).run({
      signal: new AbortController().signal,
      now: () => new Date(),
      log: { warn: () => {} } as unknown as JobContext['log'],
    });
  await home.db
    .updateTable('uploads')
    .set({ hashed_at: new Date() })
    .where('seller_id', '!=', seller_id)
    .execute();
  await run();
  expect(asked).toBe(51);
});
