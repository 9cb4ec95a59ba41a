import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

/** What somebody could put where an own e-mail address belongs. */
const foreignEmails: Record<string, (own: string) => string> = {
  'with a tag': (own) => own.replace('@', '+tag@'),
  'with a dot at its end': (own) => `${own}.`,
  'with a letter that looks alike': (own) => own.replace('e', 'е'),
  'of somebody else': () => world.otherBuyer.email,
  'of nobody': () => 'nobody@example.com',
  'with a zero byte': (own) => `${own}\0`,
  'an SQL expression': (own) => `${own}' OR '1'='1`,
  'a pattern': () => '%',
};

const exchange = (query: string) =>
  world.app.inject({
    url: `/api/jwt?${query}`,
    headers: { authorization: `Bearer ${world.buyer.idToken}` },
  });

describe('GET /jwt', () => {
  test('takes the own address in any case of letters', async () => {
    const email = encodeURIComponent(world.buyer.email.toUpperCase());
    expect((await exchange(`email=${email}`)).statusCode).toBe(200);
  });

  test.each(Object.entries(foreignEmails))('refuses an address %s', async (_form, change) => {
    const answer = await exchange(`email=${encodeURIComponent(change(world.buyer.email))}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ accessToken: '', code: 'email_mismatch' });
  });

  test('answers the same for an address that exists and one that does not', async () => {
    const [known, unknown] = await Promise.all([
      exchange(`email=${world.otherBuyer.email}`),
      exchange('email=nobody@example.com'),
    ]);
    const { requestId } = unknown.json<{ requestId: string }>();
    expect({ ...known.json<object>(), requestId }).toEqual(unknown.json());
  });

  test.each(['', 'mail=x', 'email[$ne]=x', 'email=a@b.example&email=c@d.example'])(
    'refuses the query %j by its shape',
    async (query) => {
      const answer = await exchange(query);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ fields: { email: expect.any(String) } });
    },
  );
});

const register = (payload: unknown) =>
  world.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { authorization: `Bearer ${world.buyer.idToken}` },
    payload: payload as object,
  });

describe('POST /users', () => {
  test.each(Object.entries(foreignEmails))('refuses an address %s', async (_form, change) => {
    const answer = await register({ email: change(world.buyer.email), role: 'buyer' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ acknowledged: false, code: 'email_mismatch' });
  });

  test.each([
    { email: ['a@b.example', 'c@d.example'], role: 'buyer' },
    { email: { $ne: '' }, role: 'buyer' },
    { email: null, role: 'buyer' },
    { role: 'buyer', name: { first: 'A' } },
    { role: 'buyer', name: 'x'.repeat(400) },
    [],
  ])('refuses %j by its shape', async (payload) => {
    const answer = await register(payload);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ acknowledged: false, fields: expect.any(Object) });
  });
});

describe('GET /users/{role}/{email}', () => {
  test.each(['buyer', 'seller', 'admin'])(
    '%s: no, for every form of a foreign address',
    async (role) => {
      for (const change of Object.values(foreignEmails)) {
        const email = encodeURIComponent(change(world.buyer.email));
        const answer = await world.app.inject({
          url: `/api/users/${role}/${email}`,
          headers: { authorization: world.buyer.authorization },
        });
        expect(answer.statusCode).toBe(200);
        expect(Object.values(answer.json())).toEqual([false]);
      }
    },
  );

  test('an admin may ask about any text', async () => {
    for (const change of Object.values(foreignEmails)) {
      const email = encodeURIComponent(change(world.buyer.email));
      const answer = await world.app.inject({
        url: `/api/users/buyer/${email}`,
        headers: { authorization: world.admin.authorization },
      });
      expect(answer.statusCode).toBeLessThan(500);
    }
  });

  test('the own address counts in any case of letters', async () => {
    const { email, authorization } = world.buyer;
    const url = `/api/users/buyer/${email.toUpperCase()}`;
    const answer = await world.app.inject({ url, headers: { authorization } });
    expect(answer.json()).toEqual({ isBuyer: true });
  });
});

describe('GET /categories/{id}', () => {
  test.each([
    '0',
    '4',
    '01',
    '1.0',
    '-1',
    '1e0',
    'x',
    'NaN',
    '%2e',
    '%2e%2e',
    '%00',
    "1'%20OR%20'1'='1",
    '1;DROP%20TABLE%20products',
    '१',
    '019a0000-0000-7000-8000-000000000000',
    '019A0000-0000-7000-8000-000000000000',
    'x'.repeat(500),
    '1/',
    '1/2',
  ])('%s is nothing', async (id) => {
    const answer = await world.app.inject(`/api/categories/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found', message: 'There is nothing here.' });
  });
});

describe('lists', () => {
  const lists = ['/api/categories/1', '/api/advertisedItems', '/api/users'];
  const queries = {
    'limit=0': 422,
    'limit=-1': 422,
    'limit=x': 422,
    'limit=1e3': 422,
    'limit=1&limit=2': 422,
    'limit=99999': 422,
    'limit=9999': 200,
    'cursor=%00': 400,
    'cursor=x': 400,
    'cursor=a&cursor=b': 422,
    [`cursor=${Buffer.from('["2026-01-01 00:00:00+00","x"]').toString('base64url')}`]: 400,
    [`cursor=${'x'.repeat(501)}`]: 422,
  };

  test.each(lists)('%s judges limit and cursor', async (url) => {
    for (const [query, status] of Object.entries(queries)) {
      const answer = await world.app.inject({
        url: `${url}?${query}`,
        headers: { authorization: world.admin.authorization },
      });
      expect({ query, status: answer.statusCode }).toEqual({ query, status });
    }
  });

  test.each([
    '/api/reportedItems?productId=x',
    "/api/reportedItems?productId=x'%20OR%20'1'='1",
    '/api/reportedItems?productId=019A0000-0000-7000-8000-000000000000',
    '/api/reportedItems?state=closed&productId=%25',
    '/api/audit?actor=rina@example.com',
    '/api/audit?subject=x',
  ])('%s asks for nothing, and is no error of the server', async (url) => {
    const { authorization } = world.admin;
    const answer = await world.app.inject({ url, headers: { authorization } });
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });

  test('a search for a zero byte is refused, not an error of the server', async () => {
    const answer = await world.app.inject({
      url: '/api/users?q=%00',
      headers: { authorization: world.admin.authorization },
    });
    expect(answer.statusCode).toBe(422);
  });
});

describe('paths that do not exist', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/bookings/1/2', '/api/Users'])(
    '%s answers 404 in JSON',
    async (url) => {
      const answer = await world.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    },
  );
});
