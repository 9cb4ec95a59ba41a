import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { addCategories, addProduct, addUser } from '../../testing/rows.ts';
import { isReportedEnough } from './hide-listing.ts';
import { closeReports } from './report-decisions.ts';

let home: TestDatabase;
let adminId: string;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  ({ id: adminId } = await addUser(home.db, { role: 'admin' }));
});
afterAll(() => home.drop());

async function bikeWith(
  reports: readonly { status?: 'open' | 'upheld'; weight?: number }[],
): Promise<string> {
  const { id: seller_id } = await addUser(home.db, { role: 'seller' });
  const { id: product_id } = await addProduct(home.db, { seller_id });
  for (const { status = 'open', weight = 1 } of reports) {
    const { id: reporter_id } = await addUser(home.db);
    const closed = status === 'open' ? {} : { closed_by: adminId, closed_at: new Date() };
    await home.db
      .insertInto('reports')
      .values({ id: newId(), reporter_id, product_id, status, weight, ...closed })
      .execute();
  }
  return product_id;
}

test.each([
  ['that are wrong, upheld ones too', { status: 'dismissed' }, 2],
  ['that are wrong, of the open ones', { status: 'dismissed', from: 'open' }, 1],
  ['that are right, as upheld ones are', { status: 'upheld' }, 1],
] as const)('of reports %s are closed', async (_what, decision, count) => {
  const productId = await bikeWith([{ status: 'open' }, { status: 'upheld' }]);
  expect(await closeReports(home.db, { productId, adminId, ...decision })).toBe(count);
});

test.each([
  [[1, 1, 1], true],
  [[1, 1], false],
  [[1, 1, 0.5], false],
  [[1, 1, 0.5, 0.5], true],
])('reports of the weights %j are enough to hide a bike: %s', async (weights, isEnough) => {
  const productId = await bikeWith(weights.map((weight) => ({ weight })));
  expect(await isReportedEnough(home.db, productId)).toBe(isEnough);
});
