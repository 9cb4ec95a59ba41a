import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addProduct } from '../rows.ts';
import { foreignEmails, idForms } from './strange-forms.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let bikeId: string;
beforeAll(async () => {
  world = await createWorld();
  bikeId = (await addProduct(world.db, { seller_id: world.seller.id, category_id: 3 })).id;
});
afterAll(() => world.stop());

describe('an id', () => {
  const deleted = { deletedCount: 0 };
  const refused = { acknowledged: false };
  const calls = [
    { method: 'DELETE', path: '/api/users/seller/{id}', own: deleted },
    { method: 'DELETE', path: '/api/products/{id}', own: deleted },
    { method: 'DELETE', path: '/api/advertisedItems/{id}', own: deleted },
    { method: 'PATCH', path: '/api/products/{id}', own: refused },
    { method: 'POST', path: '/api/products/{id}/sold', own: refused },
    { method: 'POST', path: '/api/products/{id}/renew', own: refused },
    { method: 'PUT', path: '/api/drafts/{id}', own: refused },
    { method: 'DELETE', path: '/api/drafts/{id}', own: deleted },
    { method: 'GET', path: '/api/myProducts/{id}', own: {} },
  ] as const;

  describe.each(calls)('of $method $path', ({ method, path, own }) => {
    test.each(Object.entries(idForms))('%s is nothing', async (form, change) => {
      const answer = await world.app.inject({
        method,
        url: path.replace('{id}', change(bikeId)),
        headers: { authorization: world.seller.authorization },
        ...(method === 'PATCH' && { payload: { version: 1, resalePrice: 80_000 } }),
        ...(method === 'PUT' && { payload: {} }),
      });
      expect(answer.statusCode).toBe(404);
      // With a slash behind it, it is another path, which has no key of its own.
      if (form !== 'with a slash') expect(answer.json()).toMatchObject(own);
    });
  });

  test('left the bike as it was', async () => {
    const answer = await world.app.inject({
      url: `/api/myProducts/${bikeId}`,
      headers: { authorization: world.seller.authorization },
    });
    expect(answer.json()).toMatchObject({ status: 'active', version: 1 });
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
