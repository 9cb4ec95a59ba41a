import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  addBooking,
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.ts';
import { forgetOldNotices } from './forget-notices.ts';
import type { Job, JobContext } from './runner.ts';
import { tellEnds } from './tell-ends.ts';

let home: TestDatabase;
let sellerId: string;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  sellerId = (await addUser(home.db, { role: 'seller' })).id;
});
afterAll(() => home.drop());

const hour = 3_600_000;
const start = Date.now();
const run = (job: Job, hours: number) =>
  job.run({
    signal: new AbortController().signal,
    now: () => new Date(start + hours * hour),
    log: {} as JobContext['log'],
  });
const toldTo = async (userId: string) =>
  (await home.db.selectFrom('notices').select('kind').where('user_id', '=', userId).execute()).map(
    ({ kind }) => kind,
  );

test('a buyer is told once that an unpaid booking ends within 12 hours', async () => {
  const buyer = await addUser(home.db);
  const bike = await addProduct(home.db, { seller_id: sellerId, status: 'reserved' });
  const expires = new Date(start + 48 * hour);
  await addBooking(home.db, bike, { buyer_id: buyer.id, expires_at: expires });
  await run(tellEnds(home.db), 35.9);
  expect(await toldTo(buyer.id)).toEqual([]);
  await run(tellEnds(home.db), 36.1);
  await run(tellEnds(home.db), 40);
  expect(await toldTo(buyer.id)).toEqual(['booking_ends_soon']);
});

test('a seller is told a week and a day before a listing ends, and anew once it was renewed', async () => {
  const { id } = await addUser(home.db, { role: 'seller' });
  const bike = await addProduct(home.db, {
    seller_id: id,
    expires_at: new Date(start + 60 * 24 * hour),
  });
  const days = (count: number) => run(tellEnds(home.db), count * 24);
  await days(52.9);
  expect(await toldTo(id)).toEqual([]);
  await days(53.1);
  await days(53.2);
  expect(await toldTo(id)).toHaveLength(1);
  await days(59.1);
  await days(59.5);
  expect(await toldTo(id)).toHaveLength(2);
  await home.db
    .updateTable('products')
    .set({ expires_at: new Date(start + 120 * 24 * hour) })
    .where('id', '=', bike.id)
    .execute();
  await days(113.5);
  expect(await toldTo(id)).toHaveLength(3);
});

test('what was told 90 days ago is forgotten', async () => {
  const { id } = await addUser(home.db);
  const add = (hours: number) =>
    home.db
      .insertInto('notices')
      .values({
        id: crypto.randomUUID(),
        user_id: id,
        kind: 'role_changed',
        once: String(hours),
        data: '{"role":"buyer"}',
        created_at: new Date(start - hours * hour),
      })
      .execute();
  await add(91 * 24);
  await add(89 * 24);
  await run(forgetOldNotices(home.db), 0);
  expect(await toldTo(id)).toHaveLength(1);
});
