import type { RolePlan } from '@motohaat/contract/role-change';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { changeRole } from './change-role.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const become = (person: Person, role: string) => market.post(person, '/api/profile/role', { role });
const planOf = async (person: Person) =>
  (await market.get(person, '/api/profile/role')).json<RolePlan>();

/** The same person with the token that an exchange gives now. */
async function again(person: Person): Promise<Person> {
  const answer = await market.app.inject({
    url: '/api/jwt',
    query: { email: person.email },
    headers: { authorization: `Bearer ${person.idToken}` },
  });
  const { accessToken } = answer.json<{ accessToken: string }>();
  return { ...person, accessToken, authorization: `Bearer ${accessToken}` };
}

test('a buyer becomes a seller at once, keeps the bookings, and reaches what is of them', async () => {
  const buyer = await market.signIn('buyer');
  const id = await market.booked(buyer, await market.bike());
  const offered = await market.bike({ resale_price: 90_000 });
  await market.post(buyer, '/api/offers', { productId: offered.id, amount: 80_000 });
  expect(await planOf(buyer)).toEqual({
    to: 'seller',
    buying: { bookings: 1, offers: 1, wishes: 0, searches: 0 },
    blocked: null,
  });

  expect((await become(buyer, 'seller')).json()).toEqual({ acknowledged: true });
  // The token of the former role has ended.
  expect((await market.get(buyer, '/api/me')).statusCode).toBe(401);
  const seller = await again(buyer);
  expect((await market.get(seller, '/api/me')).json()).toMatchObject({ role: 'seller' });
  expect((await become(seller, 'seller')).statusCode).toBe(200);

  expect((await market.get(seller, '/api/bookings')).json()).toMatchObject([{ _id: id }]);
  expect((await market.get(seller, `/api/bookings/${id}/story`)).json()).toMatchObject({
    side: 'buyer',
  });
  expect((await market.get(seller, '/api/wishlist')).statusCode).toBe(403);
  const other = await market.bike();
  expect((await market.post(seller, '/api/bookings', { productId: other.id })).statusCode).toBe(
    403,
  );
  expect((await market.get(seller, '/api/offers')).json()).toMatchObject([{ status: 'withdrawn' }]);
  const notices = (await market.get(market.seller, '/api/notices')).json<{ kind: string }[]>();
  expect(notices.filter(({ kind }) => kind === 'offer')).toHaveLength(2);
  expect((await market.get(seller, '/api/notices')).json()).toMatchObject([
    { kind: 'role_changed', title: 'Your account has a new role' },
    { kind: 'booked' },
  ]);
  const audited = await market.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('actor_id', '=', buyer.id)
    .execute();
  expect(audited).toMatchObject([
    {
      action: 'user.role_changed',
      detail: { before: { role: 'buyer' }, after: { role: 'seller' } },
    },
  ]);
  expect((await market.post(seller, `/api/bookings/${id}/cancel`)).statusCode).toBe(200);
});

test('what a seller must finish holds no buyer', async () => {
  const buyer = await market.signIn('buyer');
  await market.bike({ seller_id: buyer.id });
  expect((await planOf(buyer)).blocked).toBeNull();
});

test('an admin stays one, and who is gone becomes nothing', async () => {
  const admin = await market.signIn('admin');
  const change = ({ id }: { id: string }) =>
    changeRole(market.db, { id }, 'buyer', { requestId: 'request' });
  await expect(change(admin)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(change({ id: newId() })).rejects.toMatchObject({ code: 'not_found' });
});

test('a seller who never booked has no orders', async () => {
  const answer = await market.get(market.seller, '/api/bookings');
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ message: 'Only buyers can book.' });
});

test('back to buyer: what holds it is named, with the way there, and nothing changes', async () => {
  const seller = await market.signIn('seller');
  const bike = await market.bike({ seller_id: seller.id, name: 'Honda CB Hornet' });
  const buyer = await market.signIn('buyer');
  const id = await market.booked(buyer, bike);
  await market.bike({ seller_id: seller.id, name: 'Yamaha Saluto', status: 'hidden' });
  const paths = vi.spyOn(market.app, 'pagePath');
  onTestFinished(() => paths.mockRestore());
  paths.mockImplementation(async (page, parameters = {}) =>
    [page, ...Object.values(parameters)].join(' '),
  );
  const { blocked } = await planOf(seller);
  expect(blocked?.message).toMatch(/Honda CB Hornet.*Yamaha Saluto/s);
  expect(blocked?.holding).toMatchObject([
    { _id: id, path: `sale ${id}` },
    { name: 'Yamaha Saluto', path: 'my-bikes' },
  ]);

  const refused = await become(seller, 'buyer');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ message: blocked?.message });
  expect((await market.get(seller, '/api/me')).json()).toMatchObject({ role: 'seller' });

  await market.post(buyer, `/api/bookings/${id}/cancel`);
  await market.db
    .updateTable('products')
    .set({ status: 'archived' })
    .where('seller_id', '=', seller.id)
    .execute();
  expect((await become(seller, 'buyer')).statusCode).toBe(200);
  expect((await market.get(await again(seller), '/api/me')).json()).toMatchObject({
    role: 'buyer',
  });
});

test('a booking and the change at once: either comes first, and none is lost', async () => {
  const buyer = await market.signIn('buyer');
  const bike = await market.bike();
  const [booking, change] = await Promise.all([
    market.post(buyer, '/api/bookings', { productId: bike.id }),
    become(buyer, 'seller'),
  ]);
  expect(change.statusCode).toBe(200);
  const list = await market.get(await again(buyer), '/api/bookings');
  if (booking.statusCode === 200) expect(list.json()).toHaveLength(1);
  else expect([401, 403]).toContain(booking.statusCode);
});
