import type { Updateable } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Schema } from '../../database/index.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { refreshSearch, refreshSellers } from '../search-index/keep.ts';
import { announceSome, tellSomeOwners } from './announce-bikes.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const path = '/api/savedSearches';
const saved = (address: Record<string, string>) => market.post(buyer, path, { address });

/** How many bikes are new, by the name of a search. */
async function news() {
  const all = (await market.get(buyer, path)).json<{ name: string; newBikes: number }[]>();
  return Object.fromEntries(all.map(({ name, newBikes }) => [name, newBikes]));
}

async function announce() {
  await announceSome(market.db);
  expect(await tellSomeOwners(market.db, new Date())).toBe(false);
}

/** A bike on sale, as it is found. */
async function bike(values: Parameters<Market['bike']>[0]) {
  const added = await market.bike(values);
  await refreshSearch(market.db, [added.id]);
  return added;
}

async function change(id: string, values: Updateable<Schema['products']>) {
  await market.db.updateTable('products').set(values).where('id', '=', id).execute();
  await refreshSearch(market.db, [id]);
}

/** Whether the seller's e-mail address is confirmed. */
async function prove(email_verified: boolean) {
  const seller = market.db.updateTable('users').where('id', '=', market.seller.id);
  await seller.set({ email_verified }).execute();
  await refreshSellers(market.db, [market.seller.id]);
}

describe('a bike that has changed', () => {
  test('counts for the searches that want it since, and for none of those that did before', async () => {
    await prove(false);
    await announce();
    const { id } = await bike({ brand: 'runner', resale_price: 120_000, km: null });
    await saved({ brand: 'runner' });
    await saved({ brand: 'runner', priceMax: '100000' });
    await saved({ brand: 'runner', kmMax: '20000' });
    await saved({ brand: 'runner', advertised: '1' });
    await saved({ brand: 'runner', verified: '1' });
    await saved({ q: 'runner zeppelin' });
    await announce();
    const steps: [string, () => Promise<unknown>][] = [
      ['brand=runner', async () => {}],
      ['brand=runner&priceMax=100000', () => change(id, { resale_price: 95_000 })],
      ['brand=runner&kmMax=20000', () => change(id, { km: 15_000 })],
      ['runner zeppelin', () => change(id, { description: 'With a zeppelin.' })],
      [
        'brand=runner&advertised=1',
        async () => market.post(market.seller, '/api/advertisedItems', { _id: id }),
      ],
      ['brand=runner&verified=1', () => prove(true)],
    ];
    const told: Record<string, number> = Object.fromEntries(steps.map(([name]) => [name, 0]));
    for (const [name, act] of steps) {
      await act();
      await announce();
      told[name] = 1;
      expect(await news(), name).toEqual(told);
    }
    await change(id, { resale_price: 130_000 });
    await announce();
    await change(id, { resale_price: 90_000 });
    await announce();
    expect(await news()).toEqual(told);
  });

  test('counts once though it changed twice before anybody looked, and not as it was in between', async () => {
    await announce();
    const { id } = await bike({ brand: 'lifan', resale_price: 200_000 });
    await announce();
    await saved({ brand: 'lifan', priceMax: '150000' });
    await saved({ brand: 'lifan', priceMax: '100000' });
    await change(id, { resale_price: 90_000 });
    await change(id, { resale_price: 140_000 });
    await announce();
    expect(await news()).toEqual({
      'brand=lifan&priceMax=150000': 1,
      'brand=lifan&priceMax=100000': 0,
    });
    await change(id, { resale_price: 99_000 });
    await announce();
    await announce();
    expect(Object.values(await news())).toEqual([1, 1]);
  });

  test('counts when it comes back cheaper, and for as many changes as anybody believes', async () => {
    await announce();
    const { id } = await bike({ brand: 'zongshen', resale_price: 200_000 });
    await saved({ brand: 'zongshen', priceMax: '150000' });
    await announce();
    await change(id, { status: 'draft' });
    await change(id, { resale_price: 140_000 });
    await change(id, { status: 'active' });
    await announce();
    expect(Object.values(await news())).toEqual([1]);
    for (let price = 199_000; price > 179_000; price -= 1_000) {
      await change(id, { resale_price: price });
      await announce();
    }
    await saved({ brand: 'zongshen', priceMax: '100000' });
    await change(id, { resale_price: 100_000 });
    await announce();
    expect(await news()).toEqual({
      'brand=zongshen&priceMax=150000': 1,
      'brand=zongshen&priceMax=100000': 0,
    });
    const kept = market.db.selectFrom('announced_bikes').select('digest');
    expect(await kept.where('product_id', '=', id).execute()).toHaveLength(13);
    await change(id, { status: 'sold' });
    expect(await kept.where('product_id', '=', id).execute()).toEqual([]);
  });
});

test('a bike counts for all who want it, however many they are', async () => {
  await announce();
  const facts = { name: 'x', address: '{}', filters: '{}', anchors: ['brand:peugeot'] };
  const searches = Array.from({ length: 1_001 }, (_, index) => ({
    id: newId(),
    user_id: buyer.id,
    address_key: `q=${index}`,
    ...facts,
  }));
  await market.db.insertInto('saved_searches').values(searches).execute();
  await bike({ brand: 'peugeot' });
  await announceSome(market.db);
  const counted = await market.db
    .selectFrom('saved_searches')
    .select('waiting_count')
    .where('user_id', '=', buyer.id)
    .execute();
  expect(counted).toEqual(searches.map(() => ({ waiting_count: 1 })));
  expect(await tellSomeOwners(market.db, new Date())).toBe(true);
});
