import { maximumDrafts } from '@motohaat/contract/drafts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { forgetDrafts } from '../../jobs/forget-drafts.ts';
import type { Person } from '../../testing/app.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());

const day = 86_400_000;
const put = ({ authorization }: Person, id: string, payload: object) =>
  market.app.inject({
    method: 'PUT',
    url: `/api/drafts/${id}`,
    headers: { authorization },
    payload,
  });
const drafts = async (seller: Person): Promise<{ _id: string; body: object }[]> =>
  (await market.get(seller, '/api/drafts')).json();
const saved = async (seller: Person, body: Record<string, unknown>): Promise<string> =>
  (await market.post(seller, '/api/drafts', body)).json<{ insertedId: string }>().insertedId;
const looseSince = async (url: string) =>
  (
    await market.db
      .selectFrom('uploads')
      .select('loose_since')
      .where('url', '=', url)
      .executeTakeFirstOrThrow()
  ).loose_since;

describe('a draft', () => {
  test('is kept as it was typed, also what would be refused, and in the export', async () => {
    const seller = await market.signIn('seller');
    const id = await saved(seller, { name: '', resalePrice: 'about a lakh', warranty: null });
    expect(await drafts(seller)).toMatchObject([
      { _id: id, body: { name: '', resalePrice: 'about a lakh', warranty: null } },
    ]);
    const views = ['front', null];
    const again = await put(seller, id, { name: 'FZ-S', images: ['/1', '/2'], views });
    expect([again.statusCode, again.json()]).toMatchObject([200, { acknowledged: true }]);
    expect(await drafts(seller)).toMatchObject([{ _id: id, body: { name: 'FZ-S', views } }]);
    expect((await market.get(seller, '/api/profile/export')).json()).toMatchObject({
      drafts: [{ id, body: { name: 'FZ-S' } }],
    });
  });

  test('is gone with the bike that it became, and stays where that was refused', async () => {
    const seller = await market.signIn('seller');
    const form = await market.form({ images: await market.photos(1, seller) });
    const draft = await saved(seller, { ...form, chassis: 'PS1AB99Z1K0008001' });
    const refused = await market.post(seller, '/api/addProduct', { ...form, name: '', draft });
    expect(refused.statusCode).toBe(422);
    expect(await drafts(seller)).toHaveLength(1);
    const added = await market.post(seller, '/api/addProduct', { ...form, draft });
    expect(added.statusCode).toBe(200);
    expect(await drafts(seller)).toEqual([]);
    const { insertedId } = added.json<{ insertedId: string }>();
    const numbers = await market.get(seller, `/api/products/${insertedId}/numbers`);
    expect(numbers.json()).toEqual({ chassis: '8001', engine: null });
    await market.added({}, seller);
    const kept = await market.db
      .selectFrom('stamped_numbers as n')
      .innerJoin('products as p', 'p.id', 'n.product_id')
      .select('p.id')
      .where('p.seller_id', '=', seller.id)
      .execute();
    expect(kept).toEqual([{ id: insertedId }]);
  });

  test('of another seller is never read, changed or deleted', async () => {
    const [owner, other] = await Promise.all([market.signIn('seller'), market.signIn('seller')]);
    const draft = await saved(owner, { name: 'Mine' });
    expect(await drafts(other)).toEqual([]);
    expect((await put(other, draft, { name: 'Yours' })).statusCode).toBe(404);
    expect((await market.remove(other, `/api/drafts/${draft}`)).statusCode).toBe(404);
    const form = await market.form({ images: await market.photos(1, other) });
    await market.post(other, '/api/addProduct', { ...form, draft });
    expect(await drafts(owner)).toMatchObject([{ body: { name: 'Mine' } }]);
  });

  test('can be had ten times and no more, also all at once, and asked for again by its key', async () => {
    const seller = await market.signIn('seller');
    const ask = () => market.post(seller, '/api/drafts', {}, { 'idempotency-key': 'the-first' });
    const first = await ask();
    const tries = Array.from({ length: maximumDrafts + 2 }, () =>
      market.post(seller, '/api/drafts', {}),
    );
    const answers = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(maximumDrafts - 1);
    expect(answers.filter((status) => status === 409)).toHaveLength(3);
    expect((await ask()).json()).toEqual(first.json());
  });

  test('keeps its photos until it is saved without them, or deleted', async () => {
    const [first = '', second = ''] = await market.photos(2);
    const id = await saved(market.seller, { images: [first, second] });
    const future = Date.now() + 100 * day;
    expect((await looseSince(first))?.getTime()).toBeGreaterThan(future);
    await put(market.seller, id, { images: [second] });
    expect((await looseSince(first))?.getTime()).toBeLessThan(future);
    expect((await looseSince(second))?.getTime()).toBeGreaterThan(future);
    expect((await market.remove(market.seller, `/api/drafts/${id}`)).json()).toEqual({
      deletedCount: 1,
    });
    expect((await looseSince(second))?.getTime()).toBeLessThan(future);
    await saved(market.seller, { img: first });
    expect((await looseSince(first))?.getTime()).toBeGreaterThan(future);
  });

  test('is forgotten half a year after it was saved last', async () => {
    const seller = await market.signIn('seller');
    await saved(seller, {});
    const run = (days: number) =>
      forgetDrafts(market.db).run({
        signal: new AbortController().signal,
        now: () => new Date(Date.now() + days * day),
        log: market.app.log,
      });
    await run(179);
    expect(await drafts(seller)).toHaveLength(1);
    await run(181);
    expect(await drafts(seller)).toEqual([]);
  });
});
