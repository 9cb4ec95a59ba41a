import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { announceBikes } from '../../jobs/announce-bikes.ts';
import type { JobContext } from '../../jobs/runner.ts';
import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { selectSavedSearches } from './saved-searches.repository.ts';

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
const save = (address: Record<string, string>, more: Record<string, unknown> = {}) =>
  market.post(buyer, path, { address, ...more });
const saved = async (...input: Parameters<typeof save>) =>
  (await save(...input)).json<{ insertedId: string }>().insertedId;

type Saved = { _id: string; name: string; newBikes: number };
const list = async () => (await market.get(buyer, path)).json<Saved[]>();
const news = async () =>
  Object.fromEntries((await list()).map(({ name, newBikes }) => [name, newBikes]));

const unread = async () => (await market.get(buyer, '/api/notices/unread')).json<unknown>();

/** A bike on sale, as it is found. */
async function bike(values: Parameters<Market['bike']>[0]) {
  const added = await market.bike(values);
  await refreshSearch(market.db, [added.id]);
  return added;
}

const silence = () => {};
const log = { warn: silence, error: silence } as unknown as JobContext['log'];
const announce = (now = new Date()) =>
  announceBikes(market.db).run({ signal: new AbortController().signal, now: () => now, log });

describe('a saved search', () => {
  test('is kept with its address, its name and when to tell', async () => {
    const address = { q: 'r15', district: 'dhaka', sort: 'price' };
    const id = await saved(address, { name: '  R15 near   me ', notify: 'daily' });
    expect(await list()).toEqual([
      {
        _id: id,
        name: 'R15 near me',
        address,
        notify: 'daily',
        newBikes: 0,
        lookedAt: expect.any(String),
        createdAt: expect.any(String),
      },
    ]);
  });

  test('is called by its text where it has no name', async () => {
    await saved({ q: 'Pulsar 150' });
    expect(await news()).toEqual({ 'Pulsar 150': 0 });
  });

  test('is kept once, in whatever order its values and its bikes are', async () => {
    await saved({ brand: 'bajaj,tvs', q: 'Red  bike' });
    const again = await save({ q: 'red bike ', brand: 'tvs,bajaj', sort: '-year' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ acknowledged: false, code: 'duplicate' });
    expect(await list()).toHaveLength(1);
  });

  test.each([
    ['asks for nothing', { sort: 'price' }],
    ['has a text that says nothing', { q: '   ' }],
    ['has a text of signs alone', { q: '!!!' }],
    ['has a text that is true of every bike', { q: 'bike' }],
    ['has a name that no search has', { colour: 'red' }],
    ['names a district that there is not', { district: 'atlantis' }],
    ['is empty', {}],
  ])('is refused where it %s', async (_what, address) => {
    const answer = await save(address);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ acknowledged: false, code: 'invalid' });
    expect(await list()).toEqual([]);
  });

  test('takes a new name and another time to tell, and keeps what is left out', async () => {
    const id = await saved({ q: 'fz' });
    const edit = (body: Record<string, unknown>) => market.patch(buyer, `${path}/${id}`, body);
    expect((await edit({ name: 'FZ' })).json()).toMatchObject({ name: 'FZ', notify: 'at-once' });
    expect((await edit({ notify: 'none' })).json()).toMatchObject({ name: 'FZ', notify: 'none' });
    const unnamed = await edit({ name: '  ', notify: 'daily' });
    expect(unnamed.statusCode).toBe(422);
    expect(await list()).toEqual([expect.objectContaining({ name: 'FZ', notify: 'none' })]);
  });

  test('keeps its news when it is renamed; they are read when its bikes are looked at', async () => {
    const id = await saved({ brand: 'atlas-zongshen' });
    await bike({ brand: 'atlas-zongshen' });
    await announce();
    const edit = (body: Record<string, unknown>) => market.patch(buyer, `${path}/${id}`, body);
    expect((await edit({ name: 'Mine' })).json()).toMatchObject({ newBikes: 1 });
    expect(await unread()).toEqual({ unread: 1 });
    expect((await edit({ looked: true })).json()).toMatchObject({ newBikes: 0 });
    expect(await unread()).toEqual({ unread: 0 });
  });

  test('is listed with the others in pages, the newest first', async () => {
    const kept: string[] = [];
    for (const q of ['red', 'blue', 'black']) kept.unshift(await saved({ q }));
    const listed: string[] = [];
    let url: string | undefined = `${path}?limit=1`;
    while (url !== undefined && listed.length <= kept.length) {
      const answer = await market.get(buyer, url);
      listed.push(...answer.json<Saved[]>().map(({ _id }) => _id));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(listed).toEqual(kept);
  });

  test('is one of 50 at most, also when the last ones come at once', async () => {
    const facts = { name: 'x', address: '{"q":"x"}', filters: '{}', anchors: ['*'] };
    await market.db
      .insertInto('saved_searches')
      .values(
        Array.from({ length: 48 }, (_, index) => ({
          id: newId(),
          user_id: buyer.id,
          address_key: `q=${index}`,
          ...facts,
        })),
      )
      .execute();
    const answers = await Promise.all(['red', 'blue', 'honda', 'fz'].map((q) => save({ q })));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(2);
    for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'limit_reached' });
  });

  test('is read in its order on its index', async () => {
    const plan = await explain(
      market.db,
      selectSavedSearches(buyer.id, { limit: 24, cursor: undefined }).compile(market.db),
    );
    expect(plan).toContain('saved_searches_by_user');
    expect(plan).not.toContain('Sort');
  });
});

describe('a new bike', () => {
  test('counts for the searches that want it, once, and not for its seller', async () => {
    await announce();
    await saved({ model: 'pulsar-150' });
    await saved({ brand: 'bajaj', priceMax: '90000' });
    await saved({ brand: 'bajaj', priceMax: '89999' });
    await saved({ district: 'khulna' });
    await saved({ q: 'blue' });
    await saved({ q: 'bajaj 150 red' });
    await saved({ q: 'plusar 150 under 1 lakh in dhaka' });
    await market.post(market.seller, path, { address: { brand: 'bajaj' } });
    const facts = { brand: 'bajaj', model: 'pulsar-150', district: 'dhaka' };
    await bike({ ...facts, name: 'Pulsar, Racing blue' });
    await announce();
    await announce();
    expect(await news()).toEqual({
      'model=pulsar-150': 1,
      'brand=bajaj&priceMax=90000': 1,
      'brand=bajaj&priceMax=89999': 0,
      'district=khulna': 0,
      blue: 1,
      'bajaj 150 red': 0,
      'plusar 150 under 1 lakh in dhaka': 1,
    });
    const ofSeller = await market.get(market.seller, path);
    expect(ofSeller.json()).toEqual([expect.objectContaining({ newBikes: 0 })]);
  });

  test('counts with others that came, each at its limits', async () => {
    await announce();
    const limits = { priceMin: '90000', priceMax: '90000', yearMin: '2019', yearMax: '2019' };
    for (const [name, value] of Object.entries(limits)) await saved({ [name]: value });
    await saved({ priceMin: '90001' });
    await saved({ district: 'khulna', yearMax: '2018' });
    await saved({ q: 'honda in khulna' });
    await bike({ year: 2019, resale_price: 90_000 });
    await bike({ year: null, resale_price: 90_000, name: 'Honda', location: 'Khulna' });
    await announce();
    expect(await news()).toEqual({
      'priceMin=90000': 2,
      'priceMax=90000': 2,
      'yearMin=2019': 1,
      'yearMax=2019': 1,
      'priceMin=90001': 0,
      'yearMax=2018&district=khulna': 0,
      'honda in khulna': 1,
    });
  });

  test('counts where only its name says what it is, for searches in words', async () => {
    await saved({ q: 'yamaha r15 v3' });
    await saved({ model: 'r15-v3' });
    await bike({ name: 'Yamaha R15 V3' });
    await announce();
    expect(await news()).toEqual({ 'yamaha r15 v3': 1, 'model=r15-v3': 0 });
  });

  test('counts when it becomes public, and never again when it comes back', async () => {
    await saved({ brand: 'honda' });
    const { id } = await bike({ brand: 'honda', status: 'draft' });
    const become = async (status: 'active' | 'hidden') => {
      await market.db.updateTable('products').set({ status }).where('id', '=', id).execute();
      await refreshSearch(market.db, [id]);
    };
    await announce();
    expect(await news()).toEqual({ 'brand=honda': 0 });
    await become('active');
    await announce();
    await become('hidden');
    await announce();
    await become('active');
    await announce();
    expect(await news()).toEqual({ 'brand=honda': 1 });
  });

  test('is no news any more once its search was looked at', async () => {
    const id = await saved({ brand: 'suzuki' });
    await bike({ brand: 'suzuki' });
    await announce();
    const looked = await market.patch(buyer, `${path}/${id}`, { looked: true });
    expect(looked.json()).toMatchObject({ newBikes: 0 });
    await bike({ brand: 'suzuki' });
    await bike({ brand: 'suzuki' });
    await announce();
    expect(await news()).toEqual({ 'brand=suzuki': 2 });
  });

  test('is told once a day, or never, as its owner wishes', async () => {
    const start = new Date();
    const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
    await saved({ brand: 'tvs' }, { name: 'daily', notify: 'daily' });
    await saved({ brand: 'tvs', owners: '9' }, { name: 'never', notify: 'none' });
    await bike({ brand: 'tvs', owners: 1 });
    await announce(start);
    expect(await news()).toEqual({ daily: 1, never: 0 });
    await bike({ brand: 'tvs', owners: 1 });
    await announce(later(23));
    expect(await news()).toEqual({ daily: 1, never: 0 });
    await announce(later(24));
    expect(await news()).toEqual({ daily: 2, never: 0 });
  });

  test('is counted exactly once when several processes look at the same time', async () => {
    await saved({ brand: 'hero' });
    for (let number = 0; number < 60; number += 1) await bike({ brand: 'hero' });
    await Promise.all([announce(), announce(), announce()]);
    await announce();
    expect(await news()).toEqual({ 'brand=hero': 60 });
  });
});
