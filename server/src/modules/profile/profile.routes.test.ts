import { recentSignInHeader } from '@motohaat/contract/headers';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { finishDeletions } from '../../jobs/finish-deletions.ts';
import { goLive } from '../../platform/index.ts';
import { remoteBuild, shellBuild } from '../../platform/testing/builds.ts';
import { register } from '../../platform/testing/registry.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  market.identityAccounts.isAway = false;
  buyer = await market.signIn('buyer', { name: 'Rina Akter' });
});

const day = 86_400_000;
const seconds = (time: number) => Math.floor(time / 1000);

async function exchange(person: Person, claims: JWTPayload = {}) {
  const answer = await market.app.inject({
    url: `/api/jwt?email=${encodeURIComponent(person.email)}`,
    headers: { authorization: `Bearer ${await market.issuer.sign(person, claims)}` },
  });
  const { accessToken } = answer.json<{ accessToken: string }>();
  return { status: answer.statusCode, authorization: `Bearer ${accessToken}` };
}

async function leave(person: Person, proof?: string) {
  return market.app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: {
      authorization: person.authorization,
      [recentSignInHeader]: proof ?? (await market.issuer.sign(person)),
    },
  });
}

async function runJob(now: Date): Promise<void> {
  await finishDeletions(market.services).run({
    signal: new AbortController().signal,
    now: () => now,
    log: market.app.log,
  });
}

const statusOf = async (id: string) => {
  const query = market.db.selectFrom('users').select('status').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).status;
};

describe('PATCH /profile', () => {
  test('changes what is given and keeps the rest', async () => {
    await market.patch(buyer, '/api/profile', { phone: '০১৭১২-৩৪৫৬৭৮' });
    const answer = await market.patch(buyer, '/api/profile', { name: '  Rina \u202E  Khatun ' });
    expect(answer.json()).toMatchObject({ name: 'Rina Khatun', phone: '+8801712345678' });
    const emptied = await market.patch(buyer, '/api/profile', { phone: '' });
    expect(emptied.json()).toMatchObject({ name: 'Rina Khatun', phone: '' });
    expect((await market.get(buyer, '/api/profile')).json()).toEqual(emptied.json());
  });

  test('remembers the chosen language, says it wherever one signs in, and exports it', async () => {
    expect((await market.get(buyer, '/api/me')).json()).toMatchObject({ language: null });
    const answer = await market.patch(buyer, '/api/profile', { language: 'bn' });
    expect(answer.json()).toMatchObject({ name: 'Rina Akter', language: 'bn' });
    expect((await market.get(buyer, '/api/me')).json()).toMatchObject({ language: 'bn' });
    const exported = await market.get(buyer, '/api/profile/export');
    expect(exported.json()).toMatchObject({ account: [{ language: 'bn' }] });
  });

  test.each([
    [{ language: 'fr' }, 'language'],
    [{ name: ' ' }, 'name'],
    [{ name: '\u3164\u200b' }, 'name'],
    [{ phone: '12' }, 'phone'],
  ])('refuses %j', async (body, field) => {
    const answer = await market.patch(buyer, '/api/profile', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test.each([
    { role: 'admin' },
    { email: 'a@b.example' },
    { isDemo: true },
    { photo: 'https://x.y/z' },
  ])('does not change %j', async (body) => {
    const before = (await market.get(buyer, '/api/profile')).json<object>();
    await market.patch(buyer, '/api/profile', body);
    expect((await market.get(buyer, '/api/profile')).json()).toEqual(before);
  });
});

describe('signing out everywhere', () => {
  test('ends the session at hand, and those that could have opened again quietly', async () => {
    const earlier = { auth_time: seconds(Date.now() - 60_000) };
    const elsewhere = await exchange(buyer, earlier);
    expect(elsewhere.status).toBe(200);
    const answer = await market.post(buyer, '/api/profile/sign-out-everywhere');
    expect(answer.json()).toEqual({ acknowledged: true });
    for (const { authorization } of [buyer, elsewhere]) {
      const me = await market.app.inject({ url: '/api/me', headers: { authorization } });
      expect(me.statusCode).toBe(401);
    }
    expect((await exchange(buyer, earlier)).status).toBe(401);
    expect((await exchange(buyer)).status).toBe(200);
    expect(market.identityAccounts.calls).toContain(`end sessions ${buyer.uid}`);
  });

  test('does so also while the identity provider is away', async () => {
    market.identityAccounts.isAway = true;
    const answer = await market.post(buyer, '/api/profile/sign-out-everywhere');
    expect(answer.statusCode).toBe(200);
    expect((await exchange(buyer, { auth_time: seconds(Date.now() - 60_000) })).status).toBe(401);
  });
});

describe('deleting my account', () => {
  test('ends my sessions, waits seven days, and is then the end', async () => {
    const answer = await leave(buyer);
    expect(answer.statusCode).toBe(200);
    const { due } = answer.json<{ due: string }>();
    expect(Math.abs(Date.parse(due) - Date.now() - 7 * day)).toBeLessThan(60_000);
    expect((await market.get(buyer, '/api/me')).statusCode).toBe(401);
    await runJob(new Date(Date.now() + 6 * day));
    expect(await statusOf(buyer.id)).toBe('active');
    await runJob(new Date(Date.now() + 7 * day + 60_000));
    expect(await statusOf(buyer.id)).toBe('deleted');
    expect(market.identityAccounts.calls).toEqual(
      expect.arrayContaining([`disable ${buyer.uid}`, `delete ${buyer.uid}`]),
    );
  });

  test('can be taken back by signing in until then', async () => {
    await leave(buyer);
    const { authorization } = await exchange(buyer);
    const again = { ...buyer, authorization };
    expect((await market.get(again, '/api/profile')).json()).toMatchObject({
      deletionDue: expect.any(String),
    });
    expect((await market.post(again, '/api/profile/keep')).json()).toEqual({ acknowledged: true });
    expect((await market.get(again, '/api/profile')).json()).toMatchObject({ deletionDue: null });
    await runJob(new Date(Date.now() + 8 * day));
    expect(await statusOf(buyer.id)).toBe('active');
  });

  test('takes a seller’s bikes off the lists at once, and brings them back', async () => {
    const seller = await market.signIn('seller');
    const bike = await market.bike({ seller_id: seller.id });
    const lists = async () =>
      (await market.app.inject('/api/categories/1?limit=100')).body.includes(bike.id);
    expect(await lists()).toBe(true);
    await leave(seller);
    expect(await lists()).toBe(false);
    const booking = await market.post(buyer, '/api/bookings', { productId: bike.id });
    expect(booking.json()).toMatchObject({ code: 'not_for_sale' });
    const { authorization } = await exchange(seller);
    await market.post({ ...seller, authorization }, '/api/profile/keep');
    expect(await lists()).toBe(true);
  });

  test('needs a sign-in of the last five minutes, of the same person, that counts', async () => {
    const other = await market.signIn('buyer');
    const old = await market.issuer.sign(buyer, { auth_time: seconds(Date.now()) - 301 });
    const cases = [
      [old, 'sign_in_again'],
      ['not a token', 'sign_in_again'],
      [buyer.accessToken, 'sign_in_again'],
      ['', 'sign_in_again'],
      [other.idToken, 'forbidden'],
    ] as const;
    for (const [proof, code] of cases) {
      const answer = await leave(buyer, proof);
      expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({
        status: 403,
        code,
        acknowledged: false,
      });
    }
    const recent = await market.issuer.sign(buyer, { auth_time: seconds(Date.now()) - 290 });
    expect((await leave(buyer, recent)).statusCode).toBe(200);
  });

  test.each([
    ['buyer', '/dashboard/myorders'],
    ['seller', '/dashboard/bookings'],
  ] as const)('is refused to a %s while money is on its way', async (role, path) => {
    const releases = await register(
      market.db,
      shellBuild(),
      remoteBuild({
        name: 'mfe-money',
        audience: 'buyer',
        routes: { bought: '/dashboard/myorders', sold: '/dashboard/bookings' },
        purposes: { bought: 'orders', sold: 'sales' },
      }),
    );
    await goLive(market, releases, { author: 'tests', reason: 'Pages to be led to' });
    const seller = await market.signIn('seller');
    const bookingId = await market.booked(buyer, await market.bike({ seller_id: seller.id }));
    await market.db
      .updateTable('bookings')
      .set({ status: 'paid' })
      .where('id', '=', bookingId)
      .execute();
    const person = role === 'buyer' ? buyer : seller;
    const plan = (await market.get(person, '/api/profile/deletion')).json();
    expect(plan).toMatchObject({
      blocked: { path, bookings: [{ _id: bookingId, productName: 'Test bike' }] },
      consequences: { paidBookings: 1 },
    });
    const answer = await leave(person);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'money_in_flight' });
    expect((await market.get(person, '/api/me')).statusCode).toBe(200);
  });

  test('waits on its day for money that came in since', async () => {
    const bookingId = await market.booked(buyer, await market.bike());
    await leave(buyer);
    const set = (status: 'paid' | 'refunded') =>
      market.db.updateTable('bookings').set({ status }).where('id', '=', bookingId).execute();
    await set('paid');
    const later = new Date(Date.now() + 8 * day);
    await runJob(later);
    expect(await statusOf(buyer.id)).toBe('active');
    await set('refunded');
    await runJob(later);
    expect(await statusOf(buyer.id)).toBe('deleted');
  });

  test('is refused to demo accounts and to the last admin', async () => {
    const demo = await market.signIn('buyer', { is_demo: true });
    expect((await leave(demo)).json()).toMatchObject({
      code: 'forbidden',
      message: 'This is a demo account that everybody uses. It cannot be deleted.',
    });
    const earlier = market.db.updateTable('users').set({ role: 'buyer' });
    await earlier.where('role', '=', 'admin').execute();
    const admin = await market.signIn('admin');
    expect((await leave(admin)).json()).toMatchObject({ code: 'last_admin' });
    // Of two who leave at the same moment, one stays.
    const other = await market.signIn('admin');
    const answers = await Promise.all([leave(admin), leave(other)]);
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
  });
});
