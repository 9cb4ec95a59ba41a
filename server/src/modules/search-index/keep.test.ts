import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { keepSearch } from '../../jobs/keep-search.ts';
import type { Person } from '../../testing/app.ts';
import { addUser } from '../../testing/rows.ts';
import { createSellingMarket, type SellingMarket } from '../../testing/selling.ts';
import { erasePerson } from '../account-closure/erase.ts';
import { leave, stay } from '../account-closure/leave.ts';
import { releaseUnprovedEmail } from '../accounts/accounts.repository.ts';
import { bookBike, lockBooking, markCompleted, markPaid } from '../bookings/booking.transitions.ts';
import { refreshSearch } from './keep.ts';

let market: SellingMarket;
let admin: Person;
let buyer: Person;
let seller: Person;
let bike: string;
beforeAll(async () => {
  market = await createSellingMarket();
  admin = await market.signIn('admin');
  buyer = await market.signIn('buyer');
});
afterAll(() => market.stop());
beforeEach(async () => {
  // Whom a test suspends, the next one does not need.
  seller = await market.signIn('seller');
  bike = await market.added({}, seller);
});

const rows = () => market.db.selectFrom('bike_search').selectAll().orderBy('id').execute();
const rowOf = async (id = bike) => (await rows()).find((row) => row.id === id);

/** Nothing is to be done where each row is as its listing is. */
async function expectAgreement() {
  const before = await rows();
  const listings = await market.db.selectFrom('products').select('id').execute();
  await refreshSearch(
    market.db,
    listings.map(({ id }) => id),
  );
  expect(before).toEqual(await rows());
}

const isFound = async () => (await rowOf()) !== undefined;
const version = async () => (await market.storedBike(bike)).version;
const post = (person: Person, url: string, body: Record<string, unknown> = {}) =>
  market.post(person, url, body);

type Step = [what: string, act: () => Promise<unknown>, isFound: boolean];

/** Each way in which a bike changes; what happens to it in one test happens in this order. */
const stories: Record<string, () => Step[]> = {
  'its seller': () => [
    ['is added', async () => {}, true],
    [
      'is edited',
      async () =>
        market.patch(seller, `/api/products/${bike}`, {
          resalePrice: '90000',
          version: await version(),
        }),
      true,
    ],
    ['is advertised', () => post(seller, '/api/advertisedItems', { _id: bike }), true],
    ['is advertised no more', () => market.remove(seller, `/api/advertisedItems/${bike}`), true],
    ['is deleted', () => market.remove(seller, `/api/products/${bike}`), false],
  ],
  'its seller elsewhere': () => [
    ['is sold', () => post(seller, `/api/products/${bike}/sold`), false],
  ],
  'a buyer': () => [
    ['is booked', () => market.booked(buyer, { id: bike }), true],
    ['is free again', async () => post(buyer, `/api/bookings/${await liveBooking()}/cancel`), true],
    [
      'is booked and paid',
      async () => {
        await market.booked(buyer, { id: bike });
        await move(markPaid);
      },
      true,
    ],
    [
      'is sold',
      () => move((trx, booking) => markCompleted(trx, booking, { actor: 'seller', how: 'code' })),
      false,
    ],
  ],
  'an admin': () => [
    ['is removed', () => post(admin, `/api/products/${bike}/remove`, { reason: 'No.' }), false],
    ['is restored', () => post(admin, `/api/products/${bike}/restore`), true],
    [
      'has a suspended seller',
      () => post(admin, `/api/users/suspend/${seller.id}`, { reason: 'No.' }),
      false,
    ],
    ['has its seller again', () => post(admin, `/api/users/reinstate/${seller.id}`), true],
  ],
};

async function liveBooking(): Promise<string> {
  const { id } = await market.db
    .selectFrom('bookings')
    .select('id')
    .where('product_id', '=', bike)
    .where('status', 'in', ['pending_payment', 'paid'])
    .executeTakeFirstOrThrow();
  return id;
}

async function move(step: typeof markPaid) {
  const id = await liveBooking();
  await market.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking) await step(trx, booking);
  });
}

describe('what a bike is found by agrees with it', () => {
  test.each(Object.keys(stories))('whatever %s does', async (who) => {
    for (const [what, act, isThere] of stories[who]?.() ?? []) {
      await act();
      expect((await rowOf()) !== undefined, what).toBe(isThere);
      await expectAgreement();
    }
  });

  test('when its price, its advert and its seller say something else', async () => {
    await market.patch(seller, `/api/products/${bike}`, {
      resalePrice: '77000',
      version: await version(),
    });
    await post(seller, '/api/advertisedItems', { _id: bike });
    expect(await rowOf()).toMatchObject({ price: 77_000, verified: true });
    expect((await rowOf())?.advertised_until).toBeInstanceOf(Date);
  });
});

describe('the account of its seller', () => {
  test('is left and kept', async () => {
    const { db } = market;
    const actor = { ...seller, name: 'A seller', tokenId: '' } as unknown as Parameters<
      typeof leave
    >[1];
    const proof = { uid: seller.uid, signedInAt: new Date() } as Parameters<typeof leave>[2];
    await leave(db, actor, proof, { requestId: 'test' });
    expect(await isFound()).toBe(false);
    await expectAgreement();
    await stay(db, actor, 'test');
    expect(await isFound()).toBe(true);
    await expectAgreement();
  });

  test('is erased', async () => {
    const person = { ...seller, phone: null };
    const { pseudonyms } = market.services;
    await market.db
      .transaction()
      .execute((trx) => erasePerson(trx, person, { pseudonyms, ban: false }));
    expect(await isFound()).toBe(false);
    await expectAgreement();
  });

  test('proves its address, or loses the proof', async () => {
    for (const email_verified of [false, true]) {
      const idToken = await market.issuer.sign(seller, { email_verified });
      await market.app.inject({
        url: `/api/jwt?email=${encodeURIComponent(seller.email)}`,
        headers: { authorization: `Bearer ${idToken}` },
      });
      expect(await rowOf()).toMatchObject({ verified: email_verified });
      await expectAgreement();
    }
  });

  test('loses an address that it never proved', async () => {
    const { id, email } = await addUser(market.db, { role: 'seller', email_verified: false });
    await market.db.updateTable('products').set({ seller_id: id }).where('id', '=', bike).execute();
    await refreshSearch(market.db, [bike]);
    await releaseUnprovedEmail(market.db, email);
    expect(await isFound()).toBe(false);
    await expectAgreement();
  });
});

test('of two that change a bike and its seller at once, the second sees the first', async () => {
  const stored = await market.storedBike(bike);
  await market.db.transaction().execute(async (trx) => {
    await bookBike(trx, {
      id: stored.id,
      buyer: { id: buyer.id, name: 'B', email: buyer.email },
      bike: { ...stored, seller_name: 'S' },
      phone: '',
      meetingPlace: '',
      now: new Date(),
    });
    // It waits for the bike, which this transaction still holds.
    void post(admin, `/api/users/suspend/${seller.id}`, { reason: 'No.' });
    await sleep(200);
  });
  await expect.poll(() => rowOf()).toBeUndefined();
});

test('the job writes the rows of bikes of before, and of an older program, and takes away what nobody may see', async () => {
  const others = [await market.bike(), await market.bike()];
  const gone = await market.added();
  await market.db
    .updateTable('products')
    .set({ status: 'hidden' })
    .where('id', '=', gone)
    .execute();
  await market.db.updateTable('bike_search').set({ revision: 0 }).where('id', '=', bike).execute();
  const run = keepSearch(market.db).run;
  const context = {
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  };
  await run(context);
  for (const { id } of [...others, { id: bike }]) expect(await rowOf(id)).toBeDefined();
  expect(await rowOf(gone)).toBeUndefined();
  expect((await rowOf())?.revision).toBeGreaterThan(0);
  await expectAgreement();
});
