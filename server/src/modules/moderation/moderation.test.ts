import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { finishDeletions } from '../../jobs/finish-deletions.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());

const longAgo = { created_at: '2026-01-01T00:00:00Z' };
const oldAccount = () => market.signIn('buyer', longAgo);

const report = (person: Person, productId: string) =>
  market.post(person, '/api/reportedItems', { productId, reason: 'fraud' });

async function reportedBy(count: number, productId: string): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, oldAccount));
  await Promise.all(people.map((person) => report(person, productId)));
  return people;
}

const remove = (id: string, reason = 'It is a fraud.') =>
  market.post(admin, `/api/products/${id}/remove`, { reason });
const restore = (id: string) => market.post(admin, `/api/products/${id}/restore`);
const dismissAll = (id: string) => market.post(admin, `/api/reportedItems/bikes/${id}/dismiss`);
const reopen = (id: string, body = {}) =>
  market.post(admin, `/api/reportedItems/${id}/reopen`, body);
const closedOf = async (productId: string): Promise<{ _id: string }[]> =>
  (await market.get(admin, `/api/reportedItems?state=closed&productId=${productId}`)).json();
const statusOf = async (id: string) => (await market.storedBike(id)).status;
const pay = (id: string, status: 'paid' | 'refunded') =>
  market.db.updateTable('bookings').set({ status }).where('id', '=', id).execute();

async function runJob(): Promise<void> {
  await finishDeletions(market.services).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });
}

async function outcomes(person: Person): Promise<{ status: string; outcome: string }[]> {
  return (await market.get(person, '/api/myReports')).json();
}

describe('a bike hides itself', () => {
  test('when three accounts of some age report it, also all at once, and comes back when dismissed', async () => {
    const bike = await market.bike();
    const people = await reportedBy(3, bike.id);
    expect(await market.storedBike(bike.id)).toMatchObject({
      status: 'hidden',
      taken_off_by: 'reports',
    });
    expect((await market.app.inject('/api/categories/1?limit=100')).body).not.toContain(bike.id);
    expect((await dismissAll(bike.id)).json()).toEqual({ deletedCount: 3, status: 'active' });
    expect(await outcomes(people[0] as Person)).toMatchObject([
      { status: 'dismissed', outcome: 'We looked into it and left the bike where it is.' },
    ]);
    expect((await dismissAll(bike.id)).json()).toEqual({ deletedCount: 0, status: 'active' });
  });

  test('again when its reports are opened again, and the admin may find that out twice', async () => {
    const bike = await market.bike();
    const people = await reportedBy(3, bike.id);
    await dismissAll(bike.id);
    const ids = (await closedOf(bike.id)).map(({ _id }) => _id);
    const opened = await reopen(ids[0] ?? '', { reason: 'Closed by mistake.' });
    expect([opened.statusCode, opened.json()]).toEqual([200, { acknowledged: true }]);
    expect(await statusOf(bike.id)).toBe('active');
    for (const id of [ids[1], ids[2], ids[2]]) {
      expect((await reopen(id ?? '')).statusCode).toBe(200);
    }
    expect(await market.storedBike(bike.id)).toMatchObject({
      status: 'hidden',
      taken_off_by: 'reports',
    });
    expect(await outcomes(people[0] as Person)).toMatchObject([
      { status: 'open', outcome: 'We are looking into it.', closedAt: null },
    ]);
    const log = await market.get(admin, `/api/audit?subject=${ids[0]}`);
    expect(log.json()).toMatchObject([
      {
        action: 'report.reopened',
        subject: { kind: 'report', label: bike.name },
        before: { status: 'dismissed' },
        after: { status: 'open' },
        reason: 'Closed by mistake.',
      },
    ]);
    const twice = await market.get(admin, `/api/audit?subject=${ids[2]}&action=report.reopened`);
    expect(twice.json()).toHaveLength(1);
  });

  test('and its reports are not opened again when they were right, or made again', async () => {
    const bike = await market.bike();
    const [person] = await reportedBy(1, bike.id);
    await dismissAll(bike.id);
    const [closed] = await closedOf(bike.id);
    await report(person as Person, bike.id);
    const replaced = await reopen(closed?._id ?? '');
    expect([replaced.statusCode, replaced.json()]).toMatchObject([
      409,
      { message: 'The buyer has reported this bike again. That report is open.' },
    ]);
    await remove(bike.id);
    const [upheld] = await closedOf(bike.id);
    const right = await reopen(upheld?._id ?? '');
    expect([right.statusCode, right.json()]).toMatchObject([
      409,
      { message: expect.stringContaining('Restore the bike instead.') },
    ]);
  });

  test('not for two, not for new accounts, not for people whose reports were unfounded', async () => {
    const bike = await market.bike();
    await reportedBy(2, bike.id);
    for (let count = 0; count < 3; count += 1) {
      await report(await market.signIn('buyer', { created_at: new Date() }), bike.id);
    }
    expect(await statusOf(bike.id)).toBe('active');
    const crier = await oldAccount();
    const wolf = await market.bike();
    await report(crier, wolf.id);
    await dismissAll(wolf.id);
    await report(crier, bike.id);
    expect(await statusOf(bike.id)).toBe('active');
    await reportedBy(1, bike.id);
    expect(await statusOf(bike.id)).toBe('hidden');
  });

  test('and its unpaid booking is cancelled', async () => {
    const bike = await market.bike();
    const bookingId = await market.booked(await market.signIn('buyer'), bike);
    await reportedBy(3, bike.id);
    expect(await market.storedBooking(bookingId)).toMatchObject({
      status: 'cancelled',
      reason_code: 'bike_gone',
    });
    expect(await statusOf(bike.id)).toBe('hidden');
  });

  test('and its paid booking is kept; dismissed, it is reserved again', async () => {
    const bike = await market.bike();
    const bookingId = await market.booked(await market.signIn('buyer'), bike);
    await pay(bookingId, 'paid');
    await reportedBy(3, bike.id);
    expect(await market.storedBooking(bookingId)).toMatchObject({ status: 'paid' });
    expect(await statusOf(bike.id)).toBe('hidden');
    expect((await dismissAll(bike.id)).json()).toMatchObject({ status: 'reserved' });
  });

  test('comes back when one report too many is closed', async () => {
    const bike = await market.bike();
    await reportedBy(3, bike.id);
    const open = await market.get(admin, `/api/reportedItems?productId=${bike.id}`);
    const [first] = open.json<{ _id: string; count: number; restorable: boolean }[]>();
    expect(first).toMatchObject({ count: 3, restorable: true, productStatus: 'hidden' });
    await market.remove(admin, `/api/reportedItems/${first?._id}`);
    expect(await statusOf(bike.id)).toBe('active');
  });
});

describe('removing a bike', () => {
  test('upholds its reports, tells the reporters, and can be undone', async () => {
    const bike = await market.bike();
    const [reporter] = await reportedBy(1, bike.id);
    const answer = await remove(bike.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ acknowledged: true, status: 'archived' });
    expect(await outcomes(reporter as Person)).toMatchObject([
      { status: 'upheld', outcome: 'You were right: we removed the bike. Thank you.' },
    ]);
    expect((await remove(bike.id)).statusCode).toBe(409);
    const closed = await market.get(admin, `/api/reportedItems?state=closed&productId=${bike.id}`);
    expect(closed.json()).toMatchObject([{ status: 'upheld', restorable: true }]);
    expect((await restore(bike.id)).json()).toEqual({ acknowledged: true, status: 'active' });
    expect(await outcomes(reporter as Person)).toMatchObject([{ status: 'dismissed' }]);
    expect((await restore(bike.id)).statusCode).toBe(409);
  });

  test('waits for a paid booking, hidden, and ends by itself', async () => {
    const bike = await market.bike();
    const bookingId = await market.booked(await market.signIn('buyer'), bike);
    await pay(bookingId, 'paid');
    const answer = await remove(bike.id);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ status: 'hidden', message: expect.any(String) });
    await runJob();
    expect(await statusOf(bike.id)).toBe('hidden');
    await pay(bookingId, 'refunded');
    await runJob();
    expect(await statusOf(bike.id)).toBe('archived');
  });

  test('for the third time suspends its seller, who reads why', async () => {
    const seller = await market.signIn('seller', longAgo);
    for (const strike of [1, 2, 3]) {
      const bike = await market.bike({ seller_id: seller.id });
      await reportedBy(1, bike.id);
      const { suspendedSeller } = (await remove(bike.id)).json<{ suspendedSeller?: boolean }>();
      expect(suspendedSeller).toBe(strike === 3 ? true : undefined);
    }
    const proof = { ...seller, authorization: `Bearer ${await market.issuer.sign(seller)}` };
    for (const [language, reason] of [
      ['en', 'Several of your bikes were removed after reports.'],
      ['bn', 'অভিযোগের পর আপনার একাধিক বাইক সরিয়ে দেওয়া হয়েছে।'],
    ] as const) {
      const user = await market.get(admin, `/api/users/${seller.id}`, language);
      expect(user.json()).toMatchObject({ strikes: 3, suspensionReason: reason });
      const log = await market.get(admin, `/api/audit?subject=${seller.id}`, language);
      expect(log.json()).toMatchObject([{ actor: null, reason, details: { strikes: 3 } }]);
      expect((await market.get(proof, `/api/jwt?email=${seller.email}`, language)).body).toContain(
        reason,
      );
    }
  });

  test('does not bring back what its seller deleted', async () => {
    const bike = await market.bike({ status: 'archived' });
    expect((await restore(bike.id)).statusCode).toBe(409);
    expect(await statusOf(bike.id)).toBe('archived');
  });

  test('races with booking and with paying, and no bike is both away and free', async () => {
    const bikes = await Promise.all(Array.from({ length: 8 }, () => market.bike()));
    const buyers = await Promise.all(bikes.map(() => market.signIn('buyer')));
    await Promise.all(
      bikes.flatMap((bike, index) => [
        market.post(buyers[index] as Person, '/api/bookings', { productId: bike.id }),
        remove(bike.id),
      ]),
    );
    await runJob();
    for (const bike of bikes) {
      expect(await statusOf(bike.id)).toBe('archived');
    }
    const live = await market.db
      .selectFrom('bookings')
      .select('id')
      .where(
        'product_id',
        'in',
        bikes.map(({ id }) => id),
      )
      .where('status', '=', 'pending_payment')
      .execute();
    expect(live).toEqual([]);
  });
});

describe('the log', () => {
  test('shows an altered row and the one after a missing row', async () => {
    for (const _ of [1, 2, 3]) {
      await remove((await market.bike()).id);
    }
    const read = async () =>
      (await market.get(admin, '/api/audit?limit=100')).json<
        { number: number; intact: boolean }[]
      >();
    const before = await read();
    expect(before.every(({ intact }) => intact)).toBe(true);
    const [last, middle] = before.map(({ number }) => number);
    // Only who owns the table can get there, by taking its guard away first.
    await sql`ALTER TABLE audit_log DISABLE TRIGGER USER`.execute(market.db);
    await sql`UPDATE audit_log SET action = 'listing.restored' WHERE number = ${middle}`.execute(
      market.db,
    );
    expect((await read()).filter(({ intact }) => !intact)).toMatchObject([{ number: middle }]);
    await sql`DELETE FROM audit_log WHERE number = ${middle}`.execute(market.db);
    await sql`ALTER TABLE audit_log ENABLE TRIGGER USER`.execute(market.db);
    expect((await read()).filter(({ intact }) => !intact)).toMatchObject([{ number: last }]);
  });

  test.each(['UPDATE audit_log SET action = $$x$$', 'DELETE FROM audit_log', 'TRUNCATE audit_log'])(
    'refuses %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(market.db)).rejects.toThrow(
        /never changed|permission/,
      );
    },
  );

  test('is closed to its very owner by the rights, without any trigger', async () => {
    await market.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ right: string }>`
        SELECT privilege_type AS right FROM information_schema.role_table_grants
        WHERE table_name = 'audit_log'`.execute(trx);
      const rights = rows.map(({ right }) => right);
      expect(rights).toEqual(expect.arrayContaining(['SELECT', 'INSERT']));
      for (const closed of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(rights).not.toContain(closed);
    });
  });
});
