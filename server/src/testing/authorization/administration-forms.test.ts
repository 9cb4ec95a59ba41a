import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { addProduct, addUser } from '../rows.ts';
import { foreignEmails, idForms } from './strange-forms.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let ids: { user: string; product: string };
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

describe('an id', () => {
  beforeEach(async () => {
    const { id: product } = await addProduct(world.db, { seller_id: world.seller.id });
    ids = { product, user: (await addUser(world.db, { name: 'Somebody' })).id };
  });

  const refused = { acknowledged: false };
  const calls = [
    { method: 'GET', path: '/api/users/{id}', of: 'user', own: {} },
    { method: 'DELETE', path: '/api/users/admin/{id}', of: 'user', own: { deletedCount: 0 } },
    { method: 'POST', path: '/api/users/suspend/{id}', of: 'user', own: refused },
    { method: 'POST', path: '/api/users/reinstate/{id}', of: 'user', own: refused },
    { method: 'POST', path: '/api/products/{id}/remove', of: 'product', own: refused },
    { method: 'POST', path: '/api/products/{id}/restore', of: 'product', own: refused },
    { method: 'POST', path: '/api/reportedItems/{id}/reopen', of: 'product', own: refused },
    {
      method: 'POST',
      path: '/api/reportedItems/bikes/{id}/dismiss',
      of: 'product',
      own: { deletedCount: 0 },
    },
    { method: 'POST', path: '/api/bookings/{id}/complete', of: 'product', own: refused },
    { method: 'POST', path: '/api/bookings/{id}/refund', of: 'product', own: refused },
  ] as const;

  describe.each(calls)('of $method $path', ({ method, path, of, own }) => {
    test.each(Object.entries(idForms))('%s is nothing', async (form, change) => {
      const answer = await world.app.inject({
        method,
        url: path.replace('{id}', change(ids[of])),
        headers: { authorization: world.admin.authorization },
        ...(method === 'POST' && { payload: { reason: 'Testing.' } }),
      });
      // An unknown account counts as none deleted (matrix, row 7).
      const isUnknownAccount = form === 'of nothing' && method === 'DELETE';
      expect(answer.statusCode).toBe(isUnknownAccount ? 200 : 404);
      // With a slash behind it, it is another path, which has no key of its own.
      if (form !== 'with a slash') expect(answer.json()).toMatchObject(own);
      const { db } = world;
      const user = db.selectFrom('users').select('status').where('id', '=', ids.user);
      const product = db.selectFrom('products').select('status').where('id', '=', ids.product);
      expect([await user.execute(), await product.execute()]).toEqual([
        [{ status: 'active' }],
        [{ status: 'active' }],
      ]);
    });
  });
});

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
