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
import type { Schema } from '../schema.ts';

// `as never` stands for a mistake elsewhere that the types would not let pass.
type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
type Values<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

let home: TestDatabase;
let seller: Row<'users'>;
let buyer: Row<'users'>;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  seller = await addUser(home.db, { role: 'seller' });
  buyer = await addUser(home.db);
});
afterAll(() => home.drop());

const bike = (values: Values<'products'> = {}) =>
  addProduct(home.db, { seller_id: seller.id, ...values });

async function pay(values: Values<'payments'>[]): Promise<unknown> {
  const booking = await addBooking(home.db, await bike(), { buyer_id: buyer.id });
  const insert = async () => {
    for (const value of values) {
      await home.db
        .insertInto('payments')
        .values({
          id: newId(),
          booking_id: booking.id,
          buyer_id: buyer.id,
          provider: 'stripe',
          transaction_id: newId(),
          status: 'created',
          amount: booking.amount,
          ...value,
        })
        .execute();
    }
  };
  return refusalOf(insert());
}

describe('a payment is refused', () => {
  test.each<[string, Values<'payments'>[], string]>([
    [
      'under a transaction id that was seen',
      [{ transaction_id: 'pi_1', status: 'refunded' }, { transaction_id: 'pi_1' }],
      'payments_transaction_id_key',
    ],
    [
      'while another is open',
      [{ status: 'processing' }, { status: 'created' }],
      'payments_one_open_per_booking',
    ],
    [
      'as a second that succeeded',
      [{ status: 'succeeded' }, { status: 'succeeded' }],
      'payments_one_succeeded_per_booking',
    ],
    ['in an unknown state', [{ status: 'done' as never }], 'payments_status_known'],
    [
      'as succeeded in dollars',
      [{ status: 'succeeded', currency: 'usd' }],
      'payments_currency_taka',
    ],
    ['with a refund above its amount', [{ refunded_amount: 90_001 }], 'payments_refund_range'],
  ])('%s', async (_name, values, constraint) => {
    expect(await pay(values)).toBe(constraint);
  });

  test('but one in dollars is kept for review', async () => {
    expect(await pay([{ status: 'review', currency: 'usd' }])).toBe('accepted');
  });
});
