import { afterAll, beforeAll, expect, test } from 'vitest';

import { createMarket, type Market } from '../testing/market.ts';
import { finishDeletions } from './finish-deletions.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

test('a process that ends begins nothing more, and the next run finds all of it', async () => {
  const bike = await market.bike({ status: 'hidden', taken_off_by: 'admin' });
  const buyer = await market.signIn('buyer');
  await market.db
    .insertInto('account_deletions')
    .values({ user_id: buyer.id, requested_by: buyer.id, due_at: new Date() })
    .execute();
  const run = async (signal: AbortSignal) => {
    await finishDeletions(market.services).run({
      signal,
      now: () => new Date(),
      log: market.app.log,
    });
    const { status } = await market.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow();
    return { bike: (await market.storedBike(bike.id)).status, buyer: status };
  };
  expect(await run(AbortSignal.abort())).toEqual({ bike: 'hidden', buyer: 'active' });
  const { signal } = new AbortController();
  expect(await run(signal)).toEqual({ bike: 'archived', buyer: 'deleted' });
});
