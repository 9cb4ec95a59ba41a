import type { Notice } from '@motohaat/contract/notices';
import { mostUnread } from '@motohaat/domain/notice';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { selectNotices, selectUnread } from './notices.repository.ts';
import { tell } from './tell.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const told = async (person: Person, language: 'en' | 'bn' = 'en', query = '') =>
  (await market.get(person, `/api/notices${query}`, language)).json<Notice[]>();
const kinds = async (person: Person) => (await told(person)).map(({ kind }) => kind);
const unread = async (person: Person) =>
  (await market.get(person, '/api/notices/unread')).json<{ unread: number }>().unread;
const tellTimes = (count: number, person = buyer) =>
  tell(
    market.db,
    ...Array.from({ length: count }, () => {
      const data = { role: 'buyer' } as const;
      return { to: person.id, kind: 'role_changed', data } as const;
    }),
  );

test('both sides of a booking are told of it, in words of the language that is asked for', async () => {
  const bike = await market.bike({ name: 'Yamaha R15 V3', resale_price: 240_000 });
  const id = await market.booked(buyer, bike);
  const [own] = await told(buyer);
  expect(own).toMatchObject({ kind: 'booked', title: 'You have booked a bike', read: false });
  expect(own?.text).toMatch(/^Yamaha R15 V3 is kept for you until .+ pay ৳2,40,000\.$/);
  const [sellers] = await told(market.seller, 'bn');
  expect(sellers?.title).toBe('আপনার বাইক বুক হয়েছে');
  expect(sellers?.text).toContain('৳২,৪০,০০০');
  await market.post(buyer, `/api/bookings/${id}/cancel`);
  expect(await kinds(buyer)).toEqual(['booking_cancelled', 'booked']);
  expect((await told(market.seller))[0]?.text).toContain('The buyer cancelled it.');
});

test('a booking that is refused tells nobody', async () => {
  const bike = await market.bike();
  await market.booked(buyer, bike);
  const other = await market.signIn('buyer');
  const before = (await told(market.seller)).length;
  await market.post(other, '/api/bookings', { productId: bike.id });
  expect(await kinds(other)).toEqual([]);
  expect(await told(market.seller)).toHaveLength(before);
});

test('whoever wishes for a bike is told when it costs less, and when it is sold, and nobody else', async () => {
  const bike = await market.bike({ name: 'Hero Hunk', resale_price: 100_000 });
  await market.post(buyer, '/api/wishlist', { productId: bike.id });
  const edit = (resalePrice: number, version: number) =>
    market.patch(market.seller, `/api/products/${bike.id}`, { resalePrice, version });
  await edit(95_000, 1);
  await edit(99_000, 2);
  const sold = await market.post(market.seller, `/api/products/${bike.id}/sold`, {});
  expect(sold.statusCode, sold.body).toBe(200);
  expect(await told(buyer)).toMatchObject([
    { kind: 'wish_sold' },
    { kind: 'price_drop', text: 'Hero Hunk costs ৳95,000 now, down from ৳1,00,000.' },
  ]);
  expect(await kinds(await market.signIn('buyer'))).toEqual([]);
});

test('notices are read one by one, up to a time, or all, and only by whoever they are for', async () => {
  await tellTimes(3);
  const [latest, , first] = await told(buyer);
  expect(await unread(buyer)).toBe(3);
  const stranger = await market.signIn('buyer');
  const foreign = await market.post(stranger, `/api/notices/${latest?._id}/read`);
  expect(foreign.statusCode).toBe(404);
  expect(foreign.json()).toMatchObject({ acknowledged: false, code: 'not_found' });
  await market.post(stranger, '/api/notices/read', {});
  expect(await told(stranger)).toEqual([]);
  expect(await unread(buyer)).toBe(3);
  await market.post(buyer, `/api/notices/${latest?._id}/read`);
  expect((await told(buyer)).map(({ read }) => read)).toEqual([true, false, false]);
  const before = new Date(Date.parse(first?.createdAt ?? '') - 1000).toISOString();
  await market.post(buyer, '/api/notices/read', { until: before });
  expect(await unread(buyer)).toBe(2);
  await market.post(buyer, '/api/notices/read', {});
  expect(await unread(buyer)).toBe(0);
});

test('pages follow one another, and a count goes no further than it is shown', async () => {
  await tellTimes(mostUnread + 5);
  expect(await unread(buyer)).toBe(mostUnread);
  const first = await market.get(buyer, '/api/notices?limit=100');
  const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
  const rest = (await market.get(buyer, next)).json<Notice[]>();
  const ids = [...first.json<Notice[]>(), ...rest].map(({ _id }) => _id);
  expect(new Set(ids).size).toBe(mostUnread + 5);
});

test('an event is told once however often it is come upon; news of a saved search take the place of the last', async () => {
  const once = newId();
  const soon = { to: buyer.id, kind: 'booking_ends_soon', data: { until: '2026-11-22T10:00:00Z' } };
  await tell(market.db, { ...soon, once } as never);
  await tell(market.db, { ...soon, once } as never);
  const news = (count: number) =>
    tell(market.db, {
      to: buyer.id,
      kind: 'saved_search',
      data: { searchId: once, count },
      words: 'R15 in Dhaka',
      once,
    });
  await news(1);
  await market.post(buyer, '/api/notices/read', {});
  await news(4);
  expect(await told(buyer)).toMatchObject([
    { title: '4 new bikes for your saved search', text: 'R15 in Dhaka', read: false },
    { kind: 'booking_ends_soon', read: true },
  ]);
  expect(await told(buyer)).toHaveLength(2);
});

test('notices are in the export, and lists and counts are read on indexes', async () => {
  await tellTimes(1);
  const exported = (await market.get(buyer, '/api/profile/export')).json<{ notices: object[] }>();
  expect(exported.notices).toMatchObject([{ kind: 'role_changed', data: { role: 'buyer' } }]);
  const { db } = market;
  const list = await explain(
    db,
    selectNotices(buyer.id, { limit: 24, cursor: undefined }).compile(db),
  );
  expect(list).toContain('notices_by_user');
  expect(list).not.toContain('Sort');
  expect(await explain(db, selectUnread(buyer.id).compile(db))).toContain('notices_unread');
});
