import { bookingStatuses, liveStatuses } from '@motohaat/domain/booking';
import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  addBooking,
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.ts';
import { maskPhones } from './mask-phones.ts';
import type { JobContext } from './runner.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
});
afterAll(() => home.drop());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const silence = () => {};
const log = { warn: silence, error: silence } as unknown as JobContext['log'];

const run = () =>
  maskPhones(home.db).run({ signal: new AbortController().signal, now: () => new Date(), log });

test('a number is masked 90 days after its booking is over, and never while it is not', async () => {
  const seller = await addUser(home.db, { role: 'seller' });
  const buyer = await addUser(home.db);
  const add = async (status: (typeof bookingStatuses)[number], updated_at: Date) => {
    const product = await addProduct(home.db, { seller_id: seller.id });
    const phone = '+8801712345678';
    return addBooking(home.db, product, { buyer_id: buyer.id, status, updated_at, phone });
  };
  const old = await Promise.all(bookingStatuses.map((status) => add(status, daysAgo(91))));
  const recent = await add('completed', daysAgo(89));
  await run();
  await run();
  const phones = new Map(
    (await home.db.selectFrom('bookings').select(['id', 'phone', 'updated_at']).execute()).map(
      (row) => [row.id, row],
    ),
  );
  for (const { id, status, updated_at } of old) {
    const isLive = liveStatuses.some((live) => live === status);
    const phone = isLive ? '+8801712345678' : '+8801*******78';
    expect({ status, ...phones.get(id) }).toEqual({ status, id, phone, updated_at });
  }
  expect(phones.get(recent.id)?.phone).toBe('+8801712345678');
});
