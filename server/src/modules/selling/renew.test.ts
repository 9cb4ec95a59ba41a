import type { MyProduct } from '@motohaat/contract/selling';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expireListings } from '../../jobs/expire-listings.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';
import { moveListing } from '../listings/listing.transitions.ts';

let market: SellingMarket;
beforeAll(async () => {
  market = await createSellingMarket();
});
afterAll(() => market.stop());

const day = 86_400_000;
const renew = (id: string) => market.post(market.seller, `/api/products/${id}/renew`);
const mine = async (id: string) =>
  (await market.get(market.seller, `/api/myProducts/${id}`)).json<MyProduct>();
const daysLeft = (at: string | null) => Math.round((Date.parse(at ?? '') - Date.now()) / day);
const ends = (id: string, days: number) =>
  market.db
    .updateTable('products')
    .set({ expires_at: new Date(Date.now() + days * day) })
    .where('id', '=', id)
    .execute();
const expire = () =>
  expireListings(market.db).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });

describe('renewing', () => {
  test('shortly before the end gives a listing 60 days from then', async () => {
    const id = await market.added();
    expect(daysLeft((await mine(id)).expiresAt)).toBe(60);
    await ends(id, 3);
    expect(daysLeft((await mine(id)).expiresAt)).toBe(3);
    const answer = await renew(id);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'active' }]);
    expect(daysLeft(answer.json<{ expiresAt: string }>().expiresAt)).toBe(60);
    expect(await mine(id)).toMatchObject({ status: 'active', draftBecause: null });
  });

  test('puts an expired one on the market again, as it is or edited', async () => {
    const id = await market.added();
    await ends(id, -1);
    await expire();
    const draft = await mine(id);
    expect(draft).toMatchObject({ status: 'draft', draftBecause: 'expired', expiresAt: null });
    expect((await market.app.inject(`/api/products/${id}`)).statusCode).toBe(404);
    const edit = { version: draft.version, resalePrice: 100_000 };
    expect((await market.patch(market.seller, `/api/products/${id}`, edit)).statusCode).toBe(200);
    expect((await mine(id)).status).toBe('draft');
    expect((await renew(id)).json()).toMatchObject({ acknowledged: true, status: 'active' });
    expect(await mine(id)).toMatchObject({ status: 'active', resalePrice: 100_000 });
    expect((await market.app.inject(`/api/products/${id}`)).statusCode).toBe(200);
  });

  test.each(['reserved', 'sold', 'hidden', 'pending_review'] as const)(
    'is refused for a bike that is %s, and changes nothing',
    async (status) => {
      const { id } = await market.bike({ status });
      const before = await market.storedBike(id);
      expect((await renew(id)).statusCode).toBe(409);
      expect(await market.storedBike(id)).toEqual(before);
    },
  );

  test('is refused for a draft without a photo', async () => {
    const { id } = await market.bike({ status: 'draft', images: '[]' });
    expect((await renew(id)).json()).toMatchObject({
      acknowledged: false,
      fields: { images: 'image is Required' },
    });
  });
});

test('a listing that has moved since it was read stays as it is', async () => {
  const listing = await market.storedBike(await market.added());
  const move = (resale_price: number) =>
    moveListing(market.db, listing, 'edited', { resale_price });
  expect(await move(80_000)).toMatchObject({ resale_price: 80_000 });
  expect(await move(70_000)).toBeUndefined();
  expect(await market.storedBike(listing.id)).toMatchObject({ resale_price: 80_000 });
});
