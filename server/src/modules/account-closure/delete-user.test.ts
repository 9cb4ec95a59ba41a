import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { finishDeletions } from '../../jobs/finish-deletions.ts';
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
beforeEach(() => {
  market.identityAccounts.isAway = false;
  market.identityAccounts.calls.length = 0;
});

const remove = (id: string, body: object = {}, person = admin) =>
  market.app.inject({
    method: 'DELETE',
    url: `/api/users/admin/${id}`,
    headers: { authorization: person.authorization },
    payload: body,
  });

const storedUser = (id: string) =>
  market.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const stated = { brand: 'bajaj', other_model: 'In words', year: 2019, district: 'dhaka' } as const;
const emptied = { brand: null, other_model: null, year: null, district: null, images: [] };

async function runJob(now = new Date()): Promise<void> {
  await finishDeletions(market.services).run({
    signal: new AbortController().signal,
    now: () => now,
    log: market.app.log,
  });
}

const signInAgain = async (person: Person) =>
  market.app.inject({
    url: `/api/jwt?email=${encodeURIComponent(person.email)}`,
    headers: { authorization: `Bearer ${await market.issuer.sign(person)}` },
  });

const pay = (bookingId: string, status: 'paid' | 'refunded') =>
  market.db.updateTable('bookings').set({ status }).where('id', '=', bookingId).execute();

/** Each table that holds the text, as `table.column`. */
async function whereIs(text: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('text', 'jsonb')`.execute(market.db);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(table)}
      WHERE ${sql.ref(column)}::text ILIKE ${`%${text}%`} LIMIT 1`.execute(market.db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}

describe('deleting a buyer', () => {
  test('cancels what is unpaid, frees the bike, and ends the sessions before anything else', async () => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike();
    const bookingId = await market.booked(buyer, bike);
    const answer = await remove(buyer.id, { reason: 'Asked for it.' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      deletedCount: 1,
      state: 'deleted',
      identityPending: false,
      message: 'Deleted successfully',
    });
    expect(await market.storedBooking(bookingId)).toMatchObject({ status: 'cancelled' });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active' });
    expect((await market.get(buyer, '/api/me')).statusCode).toBe(401);
    expect((await signInAgain(buyer)).json()).toMatchObject({
      code: 'account_suspended',
      message: 'This account was deleted.',
    });
    expect(market.identityAccounts.calls).toEqual([`disable ${buyer.uid}`, `delete ${buyer.uid}`]);
    expect((await remove(buyer.id)).json()).toEqual({ deletedCount: 0 });
  });

  test('leaves nothing of the person in any table but what says nothing', async () => {
    const canary = `canary-${Date.now()}`;
    const phone = '+8801712345678';
    const photo_url = `https://photos.example/${canary}`;
    const email = `${canary}@example.com`;
    const values = { email, phone, photo_url, name: `Name of ${canary}` };
    const buyer = await market.signIn('buyer', { ...values, uid: `uid-of-${canary}` });
    await market.post(
      buyer,
      '/api/bookings',
      { productId: (await market.bike()).id, phone, location: `At ${canary}` },
      { 'idempotency-key': canary },
    );
    const paid = await addBooking(market.db, await market.bike(), {
      buyer_id: buyer.id,
      status: 'refunded',
      customer_name: values.name,
      customer_email: email,
      phone,
    });
    const payment = {
      booking_id: paid.id,
      buyer_id: buyer.id,
      provider: 'stripe',
      transaction_id: 'pi_of_nobody',
      amount: 90_000,
      refunded_amount: 90_000,
      status: 'refunded' as const,
    };
    await market.db
      .insertInto('payments')
      .values({ id: paid.id, ...payment })
      .execute();
    const reported = await market.bike();
    await market.post(buyer, '/api/reportedItems', { productId: reported.id, note: canary });
    await market.post(buyer, '/api/wishlist', { productId: reported.id });
    expect(await whereIs(canary)).toContain('users.email');

    await market.patch(buyer, '/api/profile', { language: 'bn' });

    await remove(buyer.id, { reason: 'Done with it.' });
    await runJob(new Date(Date.now() + 2 * 3_600_000));
    expect(await whereIs(canary)).toEqual([]);
    expect(await whereIs(phone)).toEqual([]);
    expect(await storedUser(buyer.id)).toMatchObject({
      status: 'deleted',
      name: expect.stringMatching(/^Deleted user #[0-9a-f]{8}$/),
      uid: `deleted:${buyer.id}`,
      language: null,
    });
    const kept = await market.db
      .selectFrom('payments')
      .selectAll()
      .where('buyer_id', '=', buyer.id)
      .execute();
    expect(kept).toMatchObject([payment]);
    expect(await market.storedBooking(paid.id)).toMatchObject({
      customer_name: (await storedUser(buyer.id)).name,
    });
  });

  test('waits for paid bookings, and ends by itself once they are settled', async () => {
    const buyer = await market.signIn('buyer');
    const bookingId = await market.booked(buyer, await market.bike());
    await pay(bookingId, 'paid');
    const answer = await remove(buyer.id, { reason: 'Rude.' });
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ deletedCount: 0, state: 'held' });
    expect(await storedUser(buyer.id)).toMatchObject({ status: 'suspended', email: buyer.email });
    expect((await market.get(admin, `/api/users/${buyer.id}`)).json()).toMatchObject({
      deletion: { state: 'held' },
      deletionHeld: true,
      consequences: { paidBookings: 1 },
    });
    const list = await market.get(admin, `/api/users?q=${buyer.email}`);
    expect(list.json()).toMatchObject([{ _id: buyer.id, deletionHeld: true }]);
    await runJob();
    expect(await storedUser(buyer.id)).toMatchObject({ status: 'suspended' });
    await pay(bookingId, 'refunded');
    await runJob();
    expect(await storedUser(buyer.id)).toMatchObject({ status: 'deleted' });
  });

  test('that waits can be undone', async () => {
    const buyer = await market.signIn('buyer');
    const bookingId = await market.booked(buyer, await market.bike());
    await pay(bookingId, 'paid');
    await remove(buyer.id);
    const answer = await market.post(admin, `/api/users/reinstate/${buyer.id}`);
    expect(answer.statusCode).toBe(200);
    expect(market.identityAccounts.calls).toEqual([`disable ${buyer.uid}`, `enable ${buyer.uid}`]);
    await pay(bookingId, 'refunded');
    await runJob();
    expect(await storedUser(buyer.id)).toMatchObject({ status: 'active', email: buyer.email });
    expect((await signInAgain(buyer)).statusCode).toBe(200);
  });
});

describe('deleting a seller', () => {
  test('archives listings, ends adverts, cancels unpaid bookings and tells their buyers', async () => {
    const seller = await market.signIn('seller');
    const buyer = await market.signIn('buyer');
    const [plain, booked] = [
      await market.bike({ ...stated, seller_id: seller.id, description: 'Call me' }),
      await market.bike({ seller_id: seller.id }),
    ];
    await addAdvert(market.db, plain);
    await market.booked(buyer, booked);
    expect((await market.get(admin, `/api/users/${seller.id}`)).json()).toMatchObject({
      consequences: { unpaidBookings: 1, paidBookings: 0, listings: 2, adverts: 1 },
    });
    await remove(seller.id);
    for (const { id } of [plain, booked]) {
      expect(await market.storedBike(id)).toMatchObject({ status: 'archived', ...emptied });
    }
    expect((await market.get(buyer, '/api/bookings', 'bn')).json()).toMatchObject([
      { sellerName: expect.stringMatching(/^মুছে ফেলা ব্যবহারকারী #[0-9a-f]{8}$/) },
    ]);
    expect((await market.get(buyer, '/api/bookings')).json()).toMatchObject([
      {
        status: 'cancelled',
        reason: 'The seller can no longer sell here, so this booking was cancelled.',
        sellerName: expect.stringMatching(/^Deleted user #/),
      },
    ]);
    const adverts = await market.db
      .selectFrom('adverts')
      .select('ended_at')
      .where('seller_id', '=', seller.id)
      .execute();
    expect(adverts).toEqual([{ ended_at: expect.any(Date) }]);
  });
});

describe('a deletion', () => {
  test('whose identity provider is away is done here, and goes on there by the job', async () => {
    const buyer = await market.signIn('buyer');
    market.identityAccounts.isAway = true;
    const answer = await remove(buyer.id);
    expect(answer.json()).toMatchObject({ deletedCount: 1, identityPending: true });
    expect(await storedUser(buyer.id)).toMatchObject({ status: 'deleted', uid: buyer.uid });
    market.identityAccounts.isAway = false;
    await runJob();
    expect(market.identityAccounts.calls).toEqual([`disable ${buyer.uid}`, `delete ${buyer.uid}`]);
    await runJob();
    expect(market.identityAccounts.calls).toHaveLength(2);
    expect(await storedUser(buyer.id)).toMatchObject({ uid: buyer.uid });
    await runJob(new Date(Date.now() + 2 * 3_600_000));
    expect(await storedUser(buyer.id)).toMatchObject({ uid: `deleted:${buyer.id}` });
  });

  test('that was cut off after its first step is finished by the job', async () => {
    const buyer = await market.signIn('buyer');
    const bookingId = await market.booked(buyer, await market.bike());
    await market.db
      .insertInto('account_deletions')
      .values({ user_id: buyer.id, requested_by: admin.id, due_at: new Date() })
      .execute();
    await runJob();
    expect(await storedUser(buyer.id)).toMatchObject({ status: 'deleted' });
    expect(await market.storedBooking(bookingId)).toMatchObject({ status: 'cancelled' });
  });

  test('with a ban keeps the address from coming back, without keeping the address', async () => {
    const buyer = await market.signIn('buyer');
    await remove(buyer.id, { ban: true });
    const register = async (email: string) =>
      market.app.inject({
        method: 'POST',
        url: '/api/users',
        headers: {
          authorization: `Bearer ${await market.issuer.sign({ uid: `new-${email}`, email })}`,
        },
        payload: { role: 'buyer' },
      });
    expect((await register(buyer.email)).json()).toMatchObject({ code: 'account_banned' });
    expect(await whereIs(buyer.email)).toEqual([]);
    const other = await market.signIn('buyer');
    await remove(other.id);
    expect((await register(other.email)).statusCode).toBe(201);
  });

  test('is refused for oneself and, told to another, for the last admin', async () => {
    expect((await remove(admin.id)).json()).toMatchObject({ code: 'own_account', deletedCount: 0 });
    const second = await market.signIn('admin');
    const answers = await Promise.all([remove(second.id, {}, admin), remove(admin.id, {}, second)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const left = await market.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('status', '=', 'active')
      .execute();
    expect(left).toHaveLength(1);
    admin = await market.signIn('admin');
  });

  test('asked for by many at once happens once', async () => {
    const buyer = await market.signIn('buyer');
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(buyer.id)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const erased = await market.db
      .selectFrom('audit_log')
      .select('number')
      .where('subject_id', '=', buyer.id)
      .where('action', '=', 'user.deleted')
      .execute();
    expect(erased).toHaveLength(1);
  });
});
