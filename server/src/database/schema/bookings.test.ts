import type { Insertable, Selectable } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  addBooking,
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/index.ts';
import { refusalOf } from '../../testing/refusal.ts';
import { isUniqueViolation } from '../errors.ts';
import type { Schema } from '../schema.ts';

// `as never` stands for a mistake elsewhere that the types would not let pass.
type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
type Values<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

let home: TestDatabase;
let seller: Row<'users'>;
let buyer: Row<'users'>;
let other: Row<'users'>;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  seller = await addUser(home.db, { role: 'seller' });
  buyer = await addUser(home.db);
  other = await addUser(home.db);
});
afterAll(() => home.drop());

const bike = (values: Values<'products'> = {}) =>
  addProduct(home.db, { seller_id: seller.id, ...values });

const report = (product: Row<'products'>, values: Values<'reports'> = {}) =>
  home.db
    .insertInto('reports')
    .values({ id: newId(), reporter_id: buyer.id, product_id: product.id, ...values })
    .execute();

describe('a booking is refused', () => {
  const live = ['pending_payment', 'paid', 'refund_pending', 'disputed'] as const;
  test.each(live)('while the bike has one that is %s', async (status) => {
    const product = await bike();
    await addBooking(home.db, product, { buyer_id: buyer.id, status });
    const second = addBooking(home.db, product, { buyer_id: other.id });
    await expect(second).rejects.toSatisfy((error) =>
      isUniqueViolation(error, 'bookings_one_live_per_product'),
    );
  });

  test.each(['cancelled', 'expired', 'refunded'] as const)(
    'not by one that is %s',
    async (status) => {
      const product = await bike();
      await addBooking(home.db, product, { buyer_id: buyer.id, status });
      const second = addBooking(home.db, product, { buyer_id: other.id });
      expect(await refusalOf(second)).toBe('accepted');
    },
  );

  test('as a second completed one', async () => {
    const product = await bike();
    await addBooking(home.db, product, { buyer_id: buyer.id, status: 'completed' });
    const second = addBooking(home.db, product, { buyer_id: other.id, status: 'completed' });
    expect(await refusalOf(second)).toBe('bookings_one_completed_per_product');
  });

  test.each<[string, () => Values<'bookings'>, string]>([
    ['of one’s own bike', () => ({ buyer_id: seller.id }), 'bookings_not_own_bike'],
    ['in an unknown state', () => ({ status: 'open' as never }), 'bookings_status_known'],
    ['in dollars', () => ({ currency: 'usd' as never }), 'bookings_currency_taka'],
    ['for nothing', () => ({ amount: 0 }), 'bookings_amount_range'],
  ])('%s', async (_name, values, constraint) => {
    const booking = addBooking(home.db, await bike(), { buyer_id: buyer.id, ...values() });
    expect(await refusalOf(booking)).toBe(constraint);
  });

  test('to all but one of fifty buyers at once', async () => {
    const product = await bike();
    const buyers = await Promise.all(Array.from({ length: 50 }, () => addUser(home.db)));
    const answers = await Promise.all(
      buyers.map(({ id }) => refusalOf(addBooking(home.db, product, { buyer_id: id }))),
    );
    expect(answers.filter((answer) => answer === 'accepted')).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set(['accepted', 'bookings_one_live_per_product']));
  });
});

describe('a wish is refused', () => {
  test('for a bike that the buyer has wished for', async () => {
    const product = await bike();
    const wish = () =>
      home.db
        .insertInto('wishlist_items')
        .values({ id: newId(), buyer_id: buyer.id, product_id: product.id, price: 90_000 })
        .execute();
    await wish();
    expect(await refusalOf(wish())).toBe('wishlist_items_one_per_product');
  });
});

describe('a report is refused', () => {
  test('while an earlier one of the same person is open', async () => {
    const product = await bike();
    await report(product, { status: 'dismissed', closed_at: new Date() });
    await report(product);
    expect(await refusalOf(report(product))).toBe('reports_one_open_per_reporter');
  });

  test.each<[string, Values<'reports'>, string]>([
    [
      'in an unknown state',
      { status: 'new' as never, closed_at: new Date() },
      'reports_status_known',
    ],
    ['as closed without a time', { status: 'upheld' }, 'reports_closed_has_time'],
  ])('%s', async (_name, values, constraint) => {
    expect(await refusalOf(report(await bike(), values))).toBe(constraint);
  });
});
