import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addCategories, createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { addSeededBikes } from '../../../testing/seeded-bikes.ts';
import { pricesBefore } from './prices-before.ts';

let home: TestDatabase;
let bikes: string[];
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  await addSeededBikes(home.db, 4);
  const rows = await home.db.selectFrom('products').select('id').orderBy('id').execute();
  bikes = rows.map(({ id }) => id);
});
afterAll(() => home.drop());

/** As a transaction of which nobody knows which one it was. */
async function change(bike: string, price: number, at: string): Promise<void> {
  await sql`
    INSERT INTO price_history
      (id, product_id, original_price, resale_price, changed_by, changed_at, changed_in)
    SELECT ${newId()}::uuid, id, original_price, ${price}, seller_id, ${at}::timestamptz, NULL
    FROM products WHERE id = ${bike}::uuid`.execute(home.db);
}

test('a change whose transaction or page is not known counts by its time, the first of a bike', async () => {
  const [earlier = '', later = '', twice = ''] = bikes;
  await change(earlier, 1_000, '2026-05-01 11:59:50+00');
  await change(later, 2_000, '2026-05-01 12:00:10+00');
  // It had begun before the other, and waited for it.
  await change(twice, 3_000, '2026-05-01 12:00:30+00');
  await change(twice, 4_000, '2026-05-01 12:00:20+00');
  const since = '2026-05-01 12:00:00+00';
  const expected = [
    { product_id: later, resale_price: 2_000 },
    { product_id: twice, resale_price: 3_000 },
  ];
  expect(await pricesBefore(home.db, { since, seen: undefined })).toEqual(expected);
  expect(await pricesBefore(home.db, { since, seen: '3:3:' })).toEqual(expected);
});
