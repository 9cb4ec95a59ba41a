import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addAdvert, addBooking } from '../../testing/rows.ts';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());

const remove = (id: string) =>
  market.post(admin, `/api/products/${id}/remove`, { reason: 'It is a fraud.' });
const restore = (id: string) => market.post(admin, `/api/products/${id}/restore`);
const statusOf = async (id: string) => (await market.storedBike(id)).status;

test('a bike is removed once: what reports hid can be removed, what an admin hid is removed already', async () => {
  const byReports = await market.bike({ status: 'hidden', taken_off_by: 'reports' });
  expect((await remove(byReports.id)).json()).toMatchObject({ status: 'archived' });
  const byAdmin = await market.bike({ status: 'hidden', taken_off_by: 'admin' });
  expect((await remove(byAdmin.id)).json()).toMatchObject({ code: 'conflict' });
  expect(await statusOf(byAdmin.id)).toBe('hidden');
});

test('a removal ends the advert, unless a booking keeps the bike, which is advertised until then', async () => {
  const isAdvertised = async (id: string) => {
    const adverts = market.db.selectFrom('adverts').select('ended_at').where('product_id', '=', id);
    return (await adverts.executeTakeFirstOrThrow()).ended_at === null;
  };
  const [free, booked] = [await market.bike(), await market.bike({ status: 'reserved' })];
  const buyer = await market.signIn('buyer');
  await addBooking(market.db, booked, { buyer_id: buyer.id, status: 'paid' });
  await addAdvert(market.db, free);
  await addAdvert(market.db, booked, { slot: 2 });
  for (const { id } of [free, booked]) await remove(id);
  expect([await statusOf(free.id), await isAdvertised(free.id)]).toEqual(['archived', false]);
  expect([await statusOf(booked.id), await isAdvertised(booked.id)]).toEqual(['hidden', true]);
});

test('a removal is not undone once the seller has left', async () => {
  const seller = await market.signIn('seller');
  const bike = await market.bike({ seller_id: seller.id });
  await remove(bike.id);
  const leave = market.db.updateTable('users').set({ status: 'deleted', deleted_at: new Date() });
  await leave.where('id', '=', seller.id).execute();
  expect((await restore(bike.id)).json()).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('seller'),
  });
  expect(await statusOf(bike.id)).toBe('archived');
});

test.each(['buyer', 'seller'] as const)(
  'an admin who is the %s of a reported conversation neither reads nor decides it',
  async (side) => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike();
    const asked = await market.post(buyer, '/api/conversations', { productId: bike.id });
    const id = asked.json<{ insertedId: string }>().insertedId;
    const reporter = side === 'buyer' ? market.seller : buyer;
    const made = await market.post(reporter, `/api/conversations/${id}/report`, { reason: 'spam' });
    const url = `/api/reportedConversations/${made.json<{ insertedId: string }>().insertedId}`;
    const [first] = (await market.get(admin, '/api/reportedConversations')).json<object[]>();
    expect(first).toMatchObject({ reporter: side === 'buyer' ? 'seller' : 'buyer' });
    await market.db
      .updateTable('conversations')
      .set({ [`${side}_id`]: admin.id })
      .where('id', '=', id)
      .execute();
    const answers = [
      await market.get(admin, `${url}/messages`),
      await market.post(admin, `${url}/uphold`, { reason: 'It is spam.' }),
      await market.post(admin, `${url}/dismiss`, { reason: 'It is none.' }),
    ];
    for (const answer of answers) expect(answer.json()).toMatchObject({ code: 'forbidden' });
    const log = await market.get(admin, `/api/audit?subject=${id}`);
    expect(log.json()).toEqual([]);
  },
);
