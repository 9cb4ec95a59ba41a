import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addBooking, addProduct } from '../rows.ts';
import { foreignEmails, idForms } from './strange-forms.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let bookingId: string;
beforeAll(async () => {
  world = await createWorld();
  const product = await addProduct(world.db, { seller_id: world.seller.id, category_id: 3 });
  bookingId = (await addBooking(world.db, product, { buyer_id: world.buyer.id })).id;
});
afterAll(() => world.stop());

describe('an id', () => {
  const calls = [
    { method: 'GET', path: '/api/bookings/{id}', own: {}, as: 'buyer' },
    {
      method: 'POST',
      path: '/api/bookings/{id}/cancel',
      own: { acknowledged: false },
      as: 'buyer',
    },
    { method: 'DELETE', path: '/api/wishlist/{id}', own: { deletedCount: 0 }, as: 'buyer' },
    { method: 'DELETE', path: '/api/reportedItems/{id}', own: { deletedCount: 0 }, as: 'admin' },
  ] as const;

  describe.each(calls)('of $method $path', ({ method, path, own, as }) => {
    test.each(Object.entries(idForms))('%s is nothing', async (form, change) => {
      const answer = await world.app.inject({
        method,
        url: path.replace('{id}', change(bookingId)),
        headers: { authorization: world[as].authorization },
      });
      // An unknown report counts as none deleted (matrix, row 17).
      const isUnknownReport = form === 'of nothing' && as === 'admin';
      expect(answer.statusCode).toBe(isUnknownReport ? 200 : 404);
      // With a slash behind it, it is another path, which has no key of its own.
      if (form !== 'with a slash') expect(answer.json()).toMatchObject(own);
    });
  });

  test('is known in its own form', async () => {
    const answer = await world.app.inject({
      url: `/api/bookings/${bookingId}`,
      headers: { authorization: world.buyer.authorization },
    });
    expect(answer.statusCode).toBe(200);
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
