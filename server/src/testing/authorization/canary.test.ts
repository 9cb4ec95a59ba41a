import { randomInt, randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';

import { allCalls } from '@motohaat/contract/all-calls';
import { recentSignInHeader } from '@motohaat/contract/headers';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { loggerOptions } from '../../plugins/logging.ts';
import type { Person } from '../app.ts';
import { addBooking, addProduct } from '../rows.ts';
import { routeOf } from './matrix.types.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let log = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  world = await createWorld({ logger: { ...(loggerOptions('trace') as object), stream } });
});
afterAll(() => world.stop());

type Canary = { person: Person; email: string; phone: string };

/**
 * People whose address and number nobody else has, of a former try neither, and who are in everything
 * that there is.
 */
async function letCanariesLoose(): Promise<{ buyer: Canary; seller: Canary; bikeId: string }> {
  const make = async (role: 'buyer' | 'seller'): Promise<Canary> => {
    const email = `canary-${randomUUID()}-of-the-${role}@nowhere-else.example`;
    const phone = `+880179${randomInt(1_000_000, 10_000_000)}`;
    return { person: await world.signIn(role, { email, phone }), email, phone };
  };
  const [buyer, seller] = [await make('buyer'), await make('seller')];
  const bike = await addProduct(world.db, { seller_id: seller.person.id });
  const post = (url: string) =>
    world.app.inject({
      method: 'POST',
      url,
      headers: { authorization: buyer.person.authorization },
      payload: { productId: bike.id },
    });
  await post('/api/wishlist');
  await post('/api/reportedItems');
  const booked = await addProduct(world.db, { seller_id: seller.person.id, status: 'reserved' });
  await addBooking(world.db, booked, {
    buyer_id: buyer.person.id,
    customer_email: buyer.email,
    phone: buyer.phone,
  });
  return { buyer, seller, bikeId: bike.id };
}

/** All that somebody can read, whatever ids they try. */
async function everythingFor(person: Person | undefined, ids: string[]): Promise<string> {
  const reads = allCalls
    .filter(({ call }) => call.method === 'GET')
    .map(({ call }) => routeOf(call));
  const urls = new Set(
    reads.flatMap((route) => [
      ...ids.map((id) => route.replace(/:\w+/, id)),
      ...['1', '2', '3'].map((id) => route.replace(/:\w+/, id)),
      `${route}?limit=100`,
      `${route}?email=${encodeURIComponent(ids[0] ?? '')}`,
    ]),
  );
  const headers = person && { authorization: person.authorization };
  const pages = ['/', '/dashboard', '/categories/1', '/api/openapi.json'];
  const answers: LightMyRequestResponse[] = [];
  // A few at a time: one that waits too long for the database is refused, or breaks off, and tells
  // nothing.
  const rest = [...urls, ...pages].values();
  const ask = async () => {
    for (const url of rest)
      answers.push(await world.app.inject({ url, ...(headers && { headers }) }));
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(3);
  return answers.map(({ body, headers: all }) => body + JSON.stringify(all)).join('\n');
}

test('an address and a number are in no answer to anybody who is not entitled to them, and in no line of the log', async () => {
  const { buyer, seller, bikeId } = await letCanariesLoose();
  const ids = [bikeId, buyer.person.id, seller.person.id];
  const strangers = [undefined, world.buyer, world.otherSeller];
  for (const stranger of strangers) {
    const seen = await everythingFor(stranger, ids);
    for (const secret of [buyer.email, buyer.phone, seller.email, seller.phone]) {
      expect(seen).not.toContain(secret);
    }
  }

  const ofAdmin = await everythingFor(world.admin, ids);
  expect(ofAdmin).toContain(buyer.email);
  for (const secret of [buyer.phone, seller.phone]) expect(ofAdmin).not.toContain(secret);
  // The parties of a booking: a seller learns the buyer's number, and never who reported a bike.
  const ofSeller = await everythingFor(seller.person, ids);
  expect(ofSeller).toContain(buyer.phone);
  expect(ofSeller).not.toContain(buyer.email);
  const ofBuyer = await everythingFor(buyer.person, ids);
  expect(ofBuyer).not.toContain(seller.phone);
  expect(ofBuyer).not.toContain(seller.email);

  await callWith(buyer);
  expect(log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(500);
  for (const secret of [buyer.email, buyer.phone, seller.email, seller.phone]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
});

/** Calls that carry an address and a number themselves, well and badly, and one that breaks. */
async function callWith({ person, email, phone }: Canary): Promise<void> {
  const authorization = `Bearer ${person.idToken}`;
  const bearer = { authorization: person.authorization };
  const calls = [
    { url: `/api/jwt?email=${email}`, headers: { authorization } },
    { url: `/api/jwt?email=${email}`, headers: { authorization: 'Bearer no' } },
    { url: `/api/users/buyer/${email}`, headers: bearer },
    { url: `/api/${email}`, headers: bearer },
    { url: `/api/bookings?email=${email}&cursor=${phone}`, headers: bearer },
    { url: '/api/users', method: 'POST', headers: { authorization }, payload: { email, phone } },
    { url: '/api/profile', method: 'PATCH', headers: bearer, payload: { phone, name: [email] } },
    { url: '/api/profile', method: 'PATCH', headers: bearer, payload: `{"name": "${email}` },
    { url: '/api/reportedItems', method: 'POST', headers: bearer, payload: { productId: email } },
  ] as const;
  for (const call of calls) {
    const answer = await world.app.inject(call);
    expect(answer.statusCode).toBeLessThan(500);
  }
  await sql`ALTER TABLE users RENAME TO people`.execute(world.db);
  try {
    const url = `/api/jwt?email=${email}`;
    const broken = await world.app.inject({ url, headers: { authorization } });
    expect(broken.statusCode).toBe(500);
  } finally {
    await sql`ALTER TABLE people RENAME TO users`.execute(world.db);
  }
}

test('no call takes the new sign-in of one person for another', async () => {
  const answer = await world.app.inject({
    method: 'DELETE',
    url: '/api/profile',
    headers: {
      authorization: world.otherBuyer.authorization,
      [recentSignInHeader]: world.buyer.idToken,
    },
  });
  expect(answer.statusCode).toBe(403);
});
