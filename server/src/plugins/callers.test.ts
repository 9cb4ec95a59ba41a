import { fastifyCookie } from '@fastify/cookie';
import * as calls from '@motohaat/contract/calls';
import type { Access, Call } from '@motohaat/contract/calls/call';
import fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { compositionCookie } from '../http/composition-cookie.ts';
import { ownCalls } from '../http/own-calls.ts';
import { actorStore } from '../modules/accounts/actors.repository.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { addBooking, addCategories, addProduct, addUser } from '../testing/rows.ts';
import { access } from './access.ts';
import { authentication } from './authentication.ts';
import { database } from './database.ts';
import { errorHandler } from './error-handler.ts';
import { machines } from './machines.ts';
import { rateLimit } from './rate-limit.ts';
import { teams } from './teams.ts';
import { tokenSigner } from './tokens.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
});
afterAll(() => home.drop());

const secret = 's'.repeat(32);
const signer = tokenSigner(secret);

/** A server whose calls carry nothing out. */
async function server(limits: 'limits' | 'no limits') {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(errorHandler);
  await app.register(database, { db: home.db });
  await app.register(fastifyCookie);
  await app.register(authentication, {
    secret,
    identity: { verifyIdToken: () => Promise.reject(new Error('nobody signs in here')) },
    actors: actorStore(home.db),
    secureCookie: true,
  });
  await app.register(teams, {
    teamOfToken: async (token) => (token.startsWith('of-') ? token.slice(3) : null),
    teamsOfAccount: async () => [],
  });
  await app.register(machines, { isMachineToken: () => false });
  await app.register(rateLimit, { enabled: limits === 'limits' });
  await app.register(access);
  const add = (url: string, config: { access: Access; call?: Call; limit?: 'none' | 'write' }) =>
    app.get(url, { config }, async () => 'ok');
  add('/open', { access: 'public', limit: 'write' });
  add('/free', { access: 'public', limit: 'none' });
  add('/optional', { access: 'optional' });
  add('/lenient', { access: 'lenient' });
  add('/signed-in', { access: 'signed-in' });
  add('/buyers', { access: ['buyer'] });
  add('/book', { access: ['buyer'], call: calls.bookings.create });
  add('/bookings', { access: ['buyer'], call: calls.bookings.list });
  add('/team', { access: 'team' });
  add('/team/:application', { access: 'team' });
  app.get('/cookie', { config: { access: 'public' } }, async (request) => {
    const claims = await request.server.authentication.cookieClaims(request);
    return claims?.tokenId ?? 'nobody';
  });
  return app;
}

type Bearer = { id: string; token_version: number };

const claimsOf = ({ id, token_version }: Bearer, signedIn = new Date()) =>
  signer.claimsFor({ id, tokenVersion: token_version }, signedIn);

async function authorizationOf(bearer: Bearer, signedIn?: Date) {
  return `Bearer ${await signer.sign('access', claimsOf(bearer, signedIn))}`;
}

const ask = (app: FastifyInstance, url: string, authorization?: string) =>
  app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

/** Sent so often: what was answered, each once. */
async function many(times: number, call: () => Promise<{ statusCode: number }>) {
  const statuses = new Set<number>();
  for (let time = 0; time < times; time += 1) statuses.add((await call()).statusCode);
  return [...statuses];
}

describe('who may call', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await server('no limits');
  });

  test.each([
    ['/signed-in', 'buyer', 200],
    ['/signed-in', 'admin', 200],
    ['/buyers', 'buyer', 200],
    ['/buyers', 'seller', 'You may not do this.'],
    ['/book', 'buyer', 200],
    ['/book', 'admin', 'Only buyers can book.'],
    ['/bookings', 'seller', 'Only buyers can book.'],
  ] as const)('%s by a %s: %s', async (url, role, answer) => {
    const answered = await ask(app, url, await authorizationOf(await addUser(home.db, { role })));
    const { statusCode } = answered;
    expect(statusCode === 200 ? 200 : answered.json<{ message: string }>().message).toBe(answer);
  });

  test('a seller who booked before as a buyer sees those bookings, and books no more', async () => {
    const seller = await addUser(home.db, { role: 'seller' });
    const bike = await addProduct(home.db, {
      seller_id: (await addUser(home.db, { role: 'seller' })).id,
    });
    await addBooking(home.db, bike, { buyer_id: seller.id });
    const authorization = await authorizationOf(seller);
    expect((await ask(app, '/bookings', authorization)).statusCode).toBe(200);
    expect((await ask(app, '/book', authorization)).statusCode).toBe(403);
  });

  test('a token counts for one of its account that is open, and was not ended', async () => {
    const buyer = await addUser(home.db);
    const suspended = await addUser(home.db, { status: 'suspended' });
    const ended = claimsOf(buyer);
    await app.authentication.revoke({ ...ended, id: buyer.id } as never);
    const nobody = { id: '00000000-0000-7000-8000-000000000000', token_version: 1 };
    const shown = await Promise.all([
      authorizationOf(buyer),
      authorizationOf(suspended),
      authorizationOf({ ...buyer, token_version: buyer.token_version + 1 }),
      authorizationOf(nobody),
      authorizationOf(buyer, new Date(Date.now() - 601_000)),
      signer.sign('access', ended).then((token) => `Bearer ${token}`),
      Promise.resolve('Bearer '),
    ]);
    const statusesAt = (url: string) =>
      Promise.all(shown.map(async (each) => (await ask(app, url, each)).statusCode));
    expect(await statusesAt('/optional')).toEqual([200, 401, 401, 401, 401, 401, 401]);
    expect(await statusesAt('/signed-in')).toEqual([200, 401, 401, 401, 401, 401, 401]);
    expect(new Set(await statusesAt('/lenient'))).toEqual(new Set([200]));
  });

  test('whoever shows nothing is nobody', async () => {
    const statuses = ['/optional', '/lenient', '/signed-in', '/team'].map(
      async (url) => (await ask(app, url)).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 401, 401]);
  });

  test('a team calls by its token', async () => {
    expect((await ask(app, '/team', 'Bearer of-shell')).statusCode).toBe(200);
  });

  test.each([
    [8_192, 200, 'signed'],
    [8_193, 401, 'nobody'],
  ])('a token of %i characters: %i, though it was signed here', async (length, status, holder) => {
    const { id } = await addUser(home.db);
    const sign = (typ: string, audience: string, filling: number) =>
      new SignJWT({ tv: 1, filling: 'x'.repeat(filling) })
        .setProtectedHeader({ alg: 'HS256', typ })
        .setIssuer('motohaat')
        .setAudience(audience)
        .setSubject(id)
        .setJti('signed')
        .setIssuedAt()
        .setExpirationTime('5 min')
        .sign(new TextEncoder().encode(secret));
    /** Three bytes are four characters, and what is left of them fewer. */
    async function tokenOf(typ: string, audience: string) {
      for (let filling = 5_700; filling < 6_200; filling += 1) {
        const token = await sign(typ, audience, filling);
        if (token.length >= length) return token;
      }
      throw new Error('No such token');
    }
    const bearer = await tokenOf('at+jwt', 'motohaat:api');
    expect((await ask(app, '/signed-in', `Bearer ${bearer}`)).statusCode).toBe(status);
    const cookies = { [compositionCookie]: await tokenOf('composition+jwt', 'motohaat:remotes') };
    expect((await app.inject({ url: '/cookie', cookies })).body).toBe(holder);
  });

  test('a cookie names nobody when its time is over', async () => {
    const buyer = await addUser(home.db);
    const holderOf = async (signedIn: Date) => {
      const claims = claimsOf(buyer, signedIn);
      const cookies = { [compositionCookie]: await signer.sign('composition', claims) };
      return (await app.inject({ url: '/cookie', cookies })).body === claims.tokenId;
    };
    expect(await holderOf(new Date())).toBe(true);
    expect(await holderOf(new Date(Date.now() - 601_000))).toBe(false);
  });
});

describe('what calls take', () => {
  test('nothing, where limits are off', async () => {
    const app = await server('no limits');
    expect(await many(62, () => ask(app, '/signed-in', 'Bearer x'))).toEqual([401]);
    expect(await many(31, () => ask(app, '/open'))).toEqual([200]);
  });

  test('of an address what the route says, and nothing of it where the server asks itself', async () => {
    const app = await server('limits');
    expect(await many(31, () => ask(app, '/free'))).toEqual([200]);
    expect(await many(31, () => ownCalls.run({}, async () => ask(app, '/open')))).toEqual([200]);
    expect(await many(31, () => ask(app, '/open'))).toEqual([200, 429]);
  });

  test('of an address for what does not count, and not for a team that may not', async () => {
    const app = await server('limits');
    expect(await many(62, () => ask(app, '/team/other', 'Bearer of-shell'))).toEqual([403]);
    expect(await many(61, () => ask(app, '/signed-in', 'Bearer x'))).toEqual([401, 429]);
  });
});
