import { afterAll, beforeAll, expect, test } from 'vitest';

import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { selectOwnProducts, selectSales } from './selling.repository.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const cursor = Buffer.from(
  JSON.stringify(['2026-01-01 00:00:00.123456+00', '01890a5d-ac96-774b-bcce-b302099a8057']),
).toString('base64url');

test.each([
  ['my bikes', 'products_by_seller', selectOwnProducts],
  ['my sales', 'bookings_by_seller', selectSales],
] as const)('%s are read in their order on %s', async (_list, index, select) => {
  for (const page of [
    { limit: 24, cursor: undefined },
    { limit: 24, cursor },
  ]) {
    const plan = await explain(market.db, select(market.seller.id, page).compile(market.db));
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  }
});
