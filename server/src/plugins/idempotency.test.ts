import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { forgetKeys } from '../jobs/forget-keys.ts';
import type { Person } from '../testing/app.ts';
import { createMarket, type Market } from '../testing/market.ts';

let market: Market;
let buyer: Person;
let counter = 0;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const freshKey = () => `key-${(counter += 1)}`;

const book = (key: string, body: Record<string, unknown>, person = buyer) =>
  market.post(person, '/api/bookings', body, { 'idempotency-key': key });

const bookings = (person = buyer) =>
  market.db.selectFrom('bookings').select('id').where('buyer_id', '=', person.id).execute();

const keys = () =>
  market.db.selectFrom('idempotency_keys').selectAll().where('actor', '=', buyer.uid).execute();

/** As a process leaves it that died between the work and the keeping of its answer. */
const loseAnswers = (secondsAgo: number) =>
  market.db
    .updateTable('idempotency_keys')
    .set({
      response_status: null,
      response_body: null,
      created_at: sql<Date>`now() - make_interval(secs => ${secondsAgo})`,
    })
    .where('actor', '=', buyer.uid)
    .execute();

describe('a repeat', () => {
  test('gets the first answer again, marked, and nothing is done twice', async () => {
    const [key, { id: productId }] = [freshKey(), await market.bike()];
    const first = await book(key, { productId });
    const second = await book(key, { productId });
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    expect(await bookings()).toHaveLength(1);
  });

  test('gets the first refusal again, even if the call would be allowed by now', async () => {
    const [key, bike] = [freshKey(), await market.bike()];
    const rival = await market.signIn('buyer');
    const held = await market.booked(rival, bike);
    const first = await book(key, { productId: bike.id });
    await market.post(rival, `/api/bookings/${held}/cancel`);
    const second = await book(key, { productId: bike.id });
    expect(first.statusCode).toBe(409);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual(first.json());
    expect((await book(freshKey(), { productId: bike.id })).statusCode).toBe(200);
  });

  test('with another body or another thing is refused', async () => {
    const [key, { id: productId }] = [freshKey(), await market.bike()];
    await book(key, { productId });
    const answer = await book(key, { productId, phone: '01712345678' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ acknowledged: false, code: 'key_reused' });

    const [{ id: one } = { id: '' }] = await bookings();
    const other = await market.booked(buyer, await market.bike());
    const cancelKey = { 'idempotency-key': freshKey() };
    await market.post(buyer, `/api/bookings/${one}/cancel`, undefined, cancelKey);
    const cancelled = await market.post(
      buyer,
      `/api/bookings/${other}/cancel`,
      undefined,
      cancelKey,
    );
    expect(cancelled.statusCode).toBe(422);
    expect(await market.storedBooking(other)).toMatchObject({ status: 'pending_payment' });
  });

  test('that comes while the first is at work waits its turn elsewhere', async () => {
    const [key, { id: productId }] = [freshKey(), await market.bike()];
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(key, { productId })));
    const [done, waiting] = [200, 409].map((status) =>
      answers.filter(({ statusCode }) => statusCode === status),
    );
    expect((done?.length ?? 0) + (waiting?.length ?? 0)).toBe(10);
    expect(new Set(done?.map(({ body }) => body)).size).toBe(1);
    for (const answer of waiting ?? []) {
      expect(answer.json()).toMatchObject({ code: 'in_progress' });
      expect(answer.headers['retry-after']).toBe('1');
    }
    expect(await bookings()).toHaveLength(1);
  });

  test("belongs to its caller and its call: another's same key is another key", async () => {
    const [key, one, two] = [freshKey(), await market.bike(), await market.bike()];
    const stranger = await market.signIn('buyer');
    expect((await book(key, { productId: one.id })).statusCode).toBe(200);
    expect((await book(key, { productId: two.id }, stranger)).statusCode).toBe(200);
    const wish = { 'idempotency-key': key };
    const answer = await market.post(buyer, '/api/wishlist', { productId: one.id }, wish);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['idempotent-replayed']).toBeUndefined();
  });
});

describe('a process that died between the work and its answer', () => {
  test.each([
    ['/api/bookings', 'bookings'],
    ['/api/wishlist', 'wishlist_items'],
    ['/api/reportedItems', 'reports'],
  ] as const)('%s: the repeat finds the work and acknowledges it', async (url, table) => {
    const { id: productId } = await market.bike();
    const headers = { 'idempotency-key': freshKey() };
    const first = await market.post(buyer, url, { productId }, headers);
    await loseAnswers(61);
    const second = await market.post(buyer, url, { productId }, headers);
    expect(second.json()).toEqual(first.json());
    expect(second.json()).toMatchObject({ acknowledged: true });
    const rows = await market.db
      .selectFrom(table)
      .select('id')
      .where('product_id', '=', productId)
      .execute();
    expect(rows).toHaveLength(1);
    // From now on the answer is kept again.
    const third = await market.post(buyer, url, { productId }, headers);
    expect(third.headers['idempotent-replayed']).toBe('true');
    expect(third.json()).toEqual(first.json());
  });

  test('counts as being at work for a minute', async () => {
    const [key, { id: productId }] = [freshKey(), await market.bike()];
    await book(key, { productId });
    await loseAnswers(50);
    expect((await book(key, { productId })).json()).toMatchObject({ code: 'in_progress' });
  });
});

describe('what is kept', () => {
  test('of a failure on our side: nothing, so that the repeat may succeed', async () => {
    const [key, { id: productId }] = [freshKey(), await market.bike()];
    await sql`ALTER TABLE bookings RENAME TO bookings_away`.execute(market.db);
    const failed = await book(key, { productId });
    await sql`ALTER TABLE bookings_away RENAME TO bookings`.execute(market.db);
    expect(failed.statusCode).toBe(500);
    const repeated = await book(key, { productId });
    expect(repeated.statusCode).toBe(200);
    expect(repeated.headers['idempotent-replayed']).toBeUndefined();
  });

  test('of a request whose shape is wrong, or whose caller may not: nothing', async () => {
    const key = freshKey();
    expect((await book(key, { productId: 7 })).statusCode).toBe(422);
    expect((await book(key, { email: 'foreign@example.com' })).statusCode).toBe(403);
    expect(await keys()).toEqual([]);
  });

  test('stays for 24 hours, and goes with the next run of the job after', async () => {
    const [key, { id: productId }] = [freshKey(), await market.bike()];
    await book(key, { productId });
    const [kept] = await keys();
    const hours = ((kept?.expires_at.getTime() ?? 0) - (kept?.created_at.getTime() ?? 0)) / 3.6e6;
    expect(hours).toBe(24);
    const job = forgetKeys(market.db);
    const context = { signal: new AbortController().signal, now: () => new Date() };
    await job.run({ ...context, log: market.app.log });
    expect(await keys()).toHaveLength(1);
    await market.db
      .updateTable('idempotency_keys')
      .set({ expires_at: sql<Date>`now()` })
      .where('actor', '=', buyer.uid)
      .execute();
    await job.run({ ...context, log: market.app.log });
    expect(await keys()).toEqual([]);
  });

  test('is a new request once its time is over, even before the job ran', async () => {
    const [key, one, two] = [freshKey(), await market.bike(), await market.bike()];
    await book(key, { productId: one.id });
    await market.db
      .updateTable('idempotency_keys')
      .set({ expires_at: new Date(0) })
      .execute();
    const answer = await book(key, { productId: two.id });
    expect(answer.statusCode).toBe(200);
    expect(await bookings()).toHaveLength(2);
  });
});

describe('the header', () => {
  test.each(['with space', 'x'.repeat(256), 'বাংলা'])('is refused as %j', async (key) => {
    const answer = await book(encodeHeader(key), { productId: (await market.bike()).id });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      acknowledged: false,
      fields: { 'Idempotency-Key': expect.any(String) },
    });
  });

  test('counts on the calls that came before it: signing up', async () => {
    const person = { uid: 'repeating', email: 'repeating@example.com' };
    const idToken = await market.issuer.sign(person);
    const signUp = () =>
      market.app.inject({
        method: 'POST',
        url: '/api/users',
        headers: { authorization: `Bearer ${idToken}`, 'idempotency-key': 'sign-up' },
        payload: { role: 'seller' },
      });
    const [first, second] = [await signUp(), await signUp()];
    // Without the key the second answer would be 200.
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
  });

  test('means nothing to calls that only read', async () => {
    const headers = { authorization: buyer.authorization, 'idempotency-key': 'any' };
    const answer = await market.app.inject({ url: '/api/bookings', headers });
    expect(answer.statusCode).toBe(200);
    expect(await keys()).toEqual([]);
  });
});

/** Headers carry bytes: other letters arrive as what they are in UTF-8. */
function encodeHeader(text: string): string {
  return Buffer.from(text).toString('latin1');
}
