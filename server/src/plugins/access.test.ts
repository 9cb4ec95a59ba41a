import { fastifyCookie } from '@fastify/cookie';
import * as calls from '@motohaat/contract/calls';
import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { actorStore } from '../modules/accounts/actors.repository.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { access, accountOf, identityOf } from './access.ts';
import { authentication } from './authentication.ts';
import { database } from './database.ts';
import { errorHandler } from './error-handler.ts';
import { machines } from './machines.ts';
import { rateLimit } from './rate-limit.ts';
import { teams, teamThatCalls } from './teams.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

async function guarded() {
  const app = fastify();
  await app.register(errorHandler);
  await app.register(database, { db: testDatabase.db });
  await app.register(fastifyCookie);
  await app.register(authentication, {
    secret: 's'.repeat(32),
    identity: { verifyIdToken: () => Promise.reject(new Error('nobody signs in here')) },
    actors: actorStore(testDatabase.db),
    secureCookie: true,
  });
  await app.register(teams, { teamOfToken: async () => null, teamsOfAccount: async () => [] });
  await app.register(machines, { isMachineToken: () => false });
  await app.register(rateLimit, { enabled: false });
  await app.register(access);
  return app;
}

test('a route that does not say who may call it stops the start', async () => {
  const app = await guarded();
  expect(() => app.get('/open', async () => 'ok')).toThrow(
    'GET /open does not say who may call it',
  );
  await app.close();
});

test('the check of access cannot be registered before what it needs', async () => {
  const app = fastify();
  await expect(app.register(access)).rejects.toThrow(/authentication/);
});

test('a route for roles is closed to visitors before the body is looked at', async () => {
  const app = await guarded();
  app.post('/closed', { config: { access: ['seller'] } }, async () => 'ok');
  const answer = await app.inject({
    method: 'POST',
    url: '/closed',
    headers: { 'content-type': 'application/json' },
    payload: '{broken',
  });
  expect(answer.statusCode).toBe(401);
  await app.close();
});

test('what machines do is closed to whoever shows nothing, as to one who must sign in', async () => {
  const app = await guarded();
  const config = { access: 'team', call: calls.smokeWork.claim } as const;
  app.post('/work', { config }, async () => 'ok');
  expect((await app.inject({ method: 'POST', url: '/work' })).statusCode).toBe(401);
  await app.close();
});

test.each([
  ['null', 200],
  ['"email"', 200],
  ['true', 200],
  ['{}', 200],
  ['{"email":7}', 200],
  ['{"email":"somebody@example.com"}', 403],
])(
  'an address that is not the caller’s is refused, and no other body for its sake: %s',
  async (payload, status) => {
    const app = await guarded();
    const config = { access: 'optional', call: calls.wishlist.create } as const;
    app.post('/wish', { config }, async () => 'ok');
    const headers = { 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/wish', headers, payload });
    expect(answer.statusCode).toBe(status);
    await app.close();
  },
);

test.each([accountOf, identityOf, teamThatCalls])(
  'a handler that asks who calls gets nobody on a route for anyone: %o',
  (whoCalls) => {
    const request = { actor: null, identity: null, team: null } as FastifyRequest;
    expect(() => whoCalls(request)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
  },
);
