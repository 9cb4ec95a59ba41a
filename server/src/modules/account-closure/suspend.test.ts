import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addAdvert } from '../../testing/rows.ts';
import { lockBooking, markPaid } from '../bookings/booking.transitions.ts';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin', { name: 'The admin' });
});
afterAll(() => market.stop());

const suspend = (id: string, reason = 'Sold bikes that were not there.', person = admin) =>
  market.post(person, `/api/users/suspend/${id}`, { reason });

const reinstate = (id: string) => market.post(admin, `/api/users/reinstate/${id}`);

/** Signs in again. */
const signIn = async (person: Person) =>
  market.app.inject({
    url: `/api/jwt?email=${encodeURIComponent(person.email)}`,
    headers: { authorization: `Bearer ${await market.issuer.sign(person)}` },
  });

/** The status that the session from before gets. */
const sessionOf = async (person: Person) => (await market.get(person, '/api/me')).statusCode;

async function isListed(bikeId: string): Promise<boolean> {
  const answer = await market.app.inject('/api/categories/1?limit=100');
  return answer.json<{ _id: string }[]>().some(({ _id }) => _id === bikeId);
}

async function isAdvertised(bikeId: string): Promise<boolean> {
  const answer = await market.app.inject('/api/advertisedItems?limit=100');
  return answer.json<{ _id: string }[]>().some(({ _id }) => _id === bikeId);
}

describe('a suspended seller', () => {
  test('is signed out, disappears from the lists, and reads why at sign-in', async () => {
    const seller = await market.signIn('seller');
    const bike = await market.bike({ seller_id: seller.id });
    await addAdvert(market.db, bike);
    expect([await isListed(bike.id), await isAdvertised(bike.id)]).toEqual([true, true]);

    expect((await suspend(seller.id)).json()).toEqual({ acknowledged: true });
    expect(await sessionOf(seller)).toBe(401);
    expect([await isListed(bike.id), await isAdvertised(bike.id)]).toEqual([false, false]);
    const refused = await signIn(seller);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      accessToken: '',
      code: 'account_suspended',
      message:
        'This account is suspended. The reason: Sold bikes that were not there. Write to help@motohaat.example if you think that this is a mistake.',
    });
    const buyer = await market.signIn('buyer');
    const booking = await market.post(buyer, '/api/bookings', { productId: bike.id });
    expect(booking.json()).toMatchObject({ code: 'not_for_sale' });

    expect((await reinstate(seller.id)).json()).toEqual({ acknowledged: true });
    expect([await isListed(bike.id), await isAdvertised(bike.id)]).toEqual([true, true]);
    expect((await signIn(seller)).statusCode).toBe(200);
    expect(await sessionOf(seller)).toBe(401);
  });

  test('loses the unpaid bookings, whose buyers are told', async () => {
    const seller = await market.signIn('seller');
    const buyer = await market.signIn('buyer');
    await market.booked(buyer, await market.bike({ seller_id: seller.id }));
    await suspend(seller.id);
    expect((await market.get(buyer, '/api/bookings')).json()).toMatchObject([
      { status: 'cancelled', reason: expect.stringMatching(/^The seller can no longer sell/) },
    ]);
  });
});

test('money that comes late takes no bike of somebody who is not here any more', async () => {
  const seller = await market.signIn('seller');
  const buyer = await market.signIn('buyer');
  const bookingId = await market.booked(buyer, await market.bike({ seller_id: seller.id }));
  await suspend(seller.id);
  const late = () =>
    market.db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, bookingId);
      return booking && (await markPaid(trx, booking))?.status;
    });
  expect(await late()).toBeUndefined();
  await reinstate(seller.id);
  expect(await late()).toBe('paid');
});

describe('suspending', () => {
  test('needs a reason that can be read', async () => {
    const { id } = await market.signIn('buyer');
    for (const reason of ['', ' ', '\u3164\u200d', 'a\u202Eb', 'x'.repeat(501)]) {
      const answer = await suspend(id, reason);
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        fields: { reason: expect.any(String) },
      });
    }
  });

  test('is refused for oneself; of two admins who suspend each other at once, one stays', async () => {
    expect((await suspend(admin.id)).json()).toMatchObject({ code: 'own_account' });
    const second = await market.signIn('admin');
    const answers = await Promise.all([
      suspend(second.id, 'No.', admin),
      suspend(admin.id, 'No.', second),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toHaveLength(
      1,
    );
    admin = await market.signIn('admin');
  });

  test('done twice, and undone twice, is one record each, with who, why and the request', async () => {
    const { id, email } = await market.signIn('buyer');
    await suspend(id, 'Spam.');
    await suspend(id, 'Spam.');
    await reinstate(id);
    await reinstate(id);
    const log = await market.get(admin, `/api/audit?subject=${id}`);
    expect(log.json()).toEqual([
      expect.objectContaining({
        action: 'user.reinstated',
        before: { status: 'suspended' },
        after: { status: 'active' },
        intact: true,
      }),
      {
        number: expect.any(Number),
        at: expect.any(String),
        actor: { id: admin.id, name: 'A admin', email: admin.email },
        action: 'user.suspended',
        subject: { kind: 'user', id, label: email },
        before: { status: 'active' },
        after: { status: 'suspended' },
        reason: 'Spam.',
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        details: {},
        intact: true,
      },
    ]);
  });
});
