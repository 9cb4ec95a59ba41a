import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { foreignEmails } from './strange-forms.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

describe('an address for one’s own account', () => {
  const calls = [
    { method: 'GET', path: '/api/profile', ok: 200 },
    { method: 'PATCH', path: '/api/profile', ok: 200 },
    { method: 'GET', path: '/api/profile/export', ok: 200 },
    { method: 'GET', path: '/api/profile/deletion', ok: 200 },
    { method: 'DELETE', path: '/api/profile/photo', ok: 200 },
    { method: 'POST', path: '/api/profile/keep', ok: 200 },
    { method: 'GET', path: '/api/myReports', ok: 200 },
    // What it lacks is a photo, and a new sign-in.
    { method: 'POST', path: '/api/profile/photo', ok: 415 },
    { method: 'DELETE', path: '/api/profile', ok: 403 },
  ] as const;

  describe.each(calls)('of $method $path', ({ method, path, ok }) => {
    const call = (query: string) =>
      world.app.inject({
        method,
        url: `${path}?${query}`,
        headers: { authorization: world.buyer.authorization },
        ...(method === 'PATCH' && { payload: {} }),
      });

    test.each(Object.entries(foreignEmails))('%s is refused', async (_form, change) => {
      const email = change(world.buyer.email, world.otherBuyer.email);
      const answer = await call(`email=${encodeURIComponent(email)}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'email_mismatch' }]);
    });

    test('of one’s own counts in any case of letters, and may be left out', async () => {
      const own = await call(`email=${encodeURIComponent(world.buyer.email.toUpperCase())}`);
      expect([own.statusCode, (await call('')).statusCode]).toEqual([ok, ok]);
      expect(own.body).not.toContain('email_mismatch');
    });

    test('twice is refused by its shape', async () => {
      const { email } = world.buyer;
      expect((await call(`email=${email}&email=${email}`)).statusCode).toBe(422);
    });
  });
});

describe.each(['bookings', 'wishlist', 'reportedItems'] as const)('an address for %s', (path) => {
  const caller = () => (path === 'reportedItems' ? world.admin : world.buyer);
  const list = (query: string) =>
    world.app.inject({
      url: `/api/${path}?${query}`,
      headers: { authorization: caller().authorization },
    });
  const create = (email: unknown) =>
    world.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      headers: { authorization: world.buyer.authorization },
      payload: { email, productId: newId() },
    });

  test.each(Object.entries(foreignEmails))('%s is refused', async (_form, change) => {
    const listed = await list(
      `email=${encodeURIComponent(change(caller().email, world.otherBuyer.email))}`,
    );
    const created = await create(change(world.buyer.email, world.otherBuyer.email));
    expect([listed.statusCode, created.statusCode]).toEqual([403, 403]);
    expect(created.json()).toMatchObject({ acknowledged: false, code: 'email_mismatch' });
  });

  test('of one’s own counts in any case of letters, and may be left out', async () => {
    const own = encodeURIComponent(` ${caller().email.toUpperCase()} `);
    expect((await list(`email=${own}`)).statusCode).toBe(200);
    expect((await list('')).statusCode).toBe(200);
  });

  test.each(['email=a@b.example&email=c@d.example', 'limit=0', `email=${'x'.repeat(300)}&email=x`])(
    'is refused by its shape: %j',
    async (query) => {
      expect((await list(query)).statusCode).toBe(422);
    },
  );

  test.each([[['a@b.example']], [{ $ne: '' }], [null], [7]])(
    'is refused by its shape in a body: %j',
    async (email) => {
      const answer = await create(email);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ acknowledged: false });
    },
  );

  test('judges the cursor', async () => {
    const foreign = Buffer.from('["2026-01-01 00:00:00+00","x"]').toString('base64url');
    expect((await list('cursor=x')).statusCode).toBe(400);
    expect((await list(`cursor=${foreign}`)).statusCode).toBe(400);
  });
});

describe.each(['myProducts', 'sales'])('an address for %s', (path) => {
  const list = (query: string) =>
    world.app.inject({
      url: `/api/${path}?${query}`,
      headers: { authorization: world.seller.authorization },
    });

  test.each(Object.entries(foreignEmails))('%s is refused', async (_form, change) => {
    const email = change(world.seller.email, world.otherSeller.email);
    expect((await list(`email=${encodeURIComponent(email)}`)).statusCode).toBe(403);
  });

  test('of one’s own counts in any case of letters, and may be left out', async () => {
    const own = encodeURIComponent(` ${world.seller.email.toUpperCase()} `);
    expect((await list(`email=${own}`)).statusCode).toBe(200);
    expect((await list('')).statusCode).toBe(200);
  });

  test.each(['email=a@b.example&email=c@d.example', 'limit=0', `email=${'x'.repeat(300)}&email=x`])(
    'is refused by its shape: %j',
    async (query) => {
      expect((await list(query)).statusCode).toBe(422);
    },
  );

  test('judges the cursor', async () => {
    const foreign = Buffer.from('["2026-01-01 00:00:00+00","x"]').toString('base64url');
    expect((await list('cursor=x')).statusCode).toBe(400);
    expect((await list(`cursor=${foreign}`)).statusCode).toBe(400);
  });
});

const add = (email: unknown) =>
  world.app.inject({
    method: 'POST',
    url: '/api/addProduct',
    headers: { authorization: world.seller.authorization },
    payload: { email },
  });

describe('an address in the body of addProduct', () => {
  test.each(Object.entries(foreignEmails))('%s is refused', async (_form, change) => {
    const answer = await add(change(world.seller.email, world.otherSeller.email));
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ acknowledged: false, code: 'email_mismatch' });
  });

  test.each([[['a@b.example']], [{ $ne: '' }], [null], [7]])(
    'is refused by its shape: %j',
    async (email) => {
      const answer = await add(email);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { acknowledged: false }]);
    },
  );
});
