import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { goLive } from '../revisions/go-live.ts';
import { findLastRevision, type RevisionRow } from '../revisions/revisions.repository.ts';
import { sellerBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { register } from '../testing/registry.ts';
import { orderLook } from './order-look.ts';

let home: TestDatabase;
let last: RevisionRow;
beforeAll(async () => {
  home = await createTestDatabase();
  const record = { author: 'test', reason: 'to see' };
  const tried = await register(home.db, sellerBuild(), storefrontBuild());
  await goLive(home, await register(home.db, shellBuild()), record);
  await goLive(home, tried, record);
  const live = (await findLastRevision(home.db))!;
  const trial = (name: string) => [name, { release: tried[name] ?? '', percent: 50, accounts: [] }];
  last = { ...live, canaries: Object.fromEntries(Object.keys(tried).map(trial)) };
});
afterAll(() => home.drop());

const refusal = () => 'Its smoke test failed.';
const both = ['mfe-seller', 'mfe-storefront'];

/** What the trial waits for, and of how many orders. */
async function look(together: readonly string[], change: Partial<RevisionRow> = {}) {
  const said = await orderLook(home.db, { ...last, ...change }, together, refusal);
  const orders = await home.db.selectFrom('smoke_orders').select('id').execute();
  return [said === refusal ? 'refused' : 'waits', orders.length];
}

const machinesHaveLooked = () =>
  home.db.updateTable('smoke_orders').set({ ended_at: new Date() }).execute();

test('what is tried together is looked at once more in a revision, as a set, and then refused', async () => {
  expect(await look(both)).toEqual(['waits', 2]);
  expect(await look(both), 'no machine has looked yet').toEqual(['waits', 2]);
  await machinesHaveLooked();
  expect(await look(both)).toEqual(['refused', 2]);
  expect(await look(['mfe-seller']), 'it was looked at beside another').toEqual(['waits', 3]);
  await machinesHaveLooked();
  expect(await look(['mfe-seller'])).toEqual(['refused', 3]);
  expect(await look(both, { number: 1 }), 'in another revision').toEqual(['waits', 5]);
});
