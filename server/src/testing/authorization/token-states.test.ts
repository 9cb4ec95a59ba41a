import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../app.ts';
import { matrix } from './matrix.ts';
import { type Column, routeOf, type Row } from './matrix.types.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

type TokenParts = { audience?: string; issuer?: string; type?: string; algorithm?: string };

/** An access token as the server makes them, but for what is given. */
async function forged(person: Person, parts: TokenParts = {}, secret = world.secret) {
  return new SignJWT({ tv: 1 })
    .setProtectedHeader({ alg: parts.algorithm ?? 'HS256', typ: parts.type ?? 'at+jwt' })
    .setIssuer(parts.issuer ?? 'motohaat')
    .setAudience(parts.audience ?? 'motohaat:api')
    .setSubject(person.id)
    .setJti('forged')
    .setIssuedAt()
    .setExpirationTime('5 min')
    .sign(new TextEncoder().encode(secret));
}

function unsigned(token: string) {
  const [, payload] = token.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  return `${header}.${payload}.`;
}

async function expired(person: Person) {
  const claims = { sub: person.id, jti: 'old', tv: 1, iss: 'motohaat', aud: 'motohaat:api' };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuedAt(Math.floor(Date.now() / 1000) - 700)
    .setExpirationTime(Math.floor(Date.now() / 1000) - 100)
    .sign(new TextEncoder().encode(world.secret));
}

async function signedOut(person: Person) {
  await world.app.inject({
    method: 'POST',
    url: '/api/logout',
    headers: { authorization: person.authorization },
  });
  return person.accessToken;
}

async function after(person: Person, change: Record<string, unknown>) {
  await world.db.updateTable('users').set(change).where('id', '=', person.id).execute();
  return person.accessToken;
}

/** States of a token in which it opens nothing, for somebody of the right role. */
const accessTokenStates: Record<string, (person: Person) => string | Promise<string>> = {
  'in another form': () => 'null',
  'cut short': ({ accessToken }) => accessToken.slice(0, -3),
  expired,
  'for another audience': (person) => forged(person, { audience: 'motohaat:remotes' }),
  'of another issuer': (person) => forged(person, { issuer: 'somebody' }),
  'of another type': (person) => forged(person, { type: 'JWT' }),
  'signed by nobody (alg none)': ({ accessToken }) => unsigned(accessToken),
  'signed with another algorithm': (person) =>
    forged(person, { algorithm: 'HS512' }, `${world.secret}${world.secret}`),
  'signed with another secret': (person) => forged(person, {}, 'x'.repeat(40)),
  'the ID token instead': ({ idToken }) => idToken,
  'the cookie instead': async (person) => (await world.cookieOf(person)).split('=')[1] ?? '',
  'after signing out': signedOut,
  'of a deleted account': (person) => after(person, { status: 'deleted', deleted_at: new Date() }),
  'of a suspended account': (person) => after(person, { status: 'suspended' }),
  'from before a change of role': (person) =>
    after(person, { token_version: sql`token_version + 1` }),
};

/** The status that the matrix gives to a column. */
const statusOf = ({ cells }: Row, column: Column) => [cells[column]].flat()[0];

/** The first row of each call that wants an access token, and a role that may make it. */
function guardedCalls() {
  const guarded = matrix.filter(
    (row) => statusOf(row, 'AN') === 401 && !/^[12]\b/.test(row.number),
  );
  const first = new Map(guarded.toReversed().map((row) => [row.call, row]));
  return [...first.values()].toReversed().map((row) => ({
    row,
    what: `${String(row.call.method)} ${routeOf(row.call)}`,
    role: roleThatMay(row),
  }));
}

function roleThatMay(row: Row): 'admin' | 'buyer' | 'seller' {
  if (statusOf(row, 'AD') === 200) return 'admin';
  return statusOf(row, 'B=') === 403 ? 'seller' : 'buyer';
}

const send = ({ call }: Row, authorization: string) =>
  world.app.inject({
    method: call.method as 'GET',
    url: routeOf(call),
    headers: { authorization },
  });

describe('an access token that does not count', () => {
  const calls = guardedCalls();

  test('is tried on guarded calls of both kinds', () => {
    expect(calls.map(({ row }) => row.number)).toEqual(
      expect.arrayContaining(['6', 'A, who I am', '10', '17']),
    );
  });

  test.each(Object.entries(accessTokenStates))('%s: 401 by every call', async (_state, tokenOf) => {
    const roles = ['admin', 'buyer', 'seller'] as const;
    for (const role of roles) {
      const token = await tokenOf(await world.signIn(role));
      for (const { row, what } of calls.filter((each) => each.role === role)) {
        const answer = await send(row, `Bearer ${token}`);
        expect([what, answer.statusCode]).toEqual([what, 401]);
        expect(answer.json()).toMatchObject({
          code: 'unauthenticated',
          message: 'Please sign in.',
        });
      }
    }
  });

  test.each(calls)('the role is read each time by $what', async ({ row, role }) => {
    const person = await world.signIn(role);
    const [next, column] =
      role === 'buyer' ? (['seller', 'S='] as const) : (['buyer', 'B='] as const);
    await after(person, { role: next });
    const answer = await send(row, person.authorization);
    const { code } = answer.json<{ code?: string }>();
    // A call of several roles refuses the other side of a thing, which this person is not.
    const access = 'access' in row.call ? row.call.access : undefined;
    const isForRole = Array.isArray(access) && access.includes(next);
    if (statusOf(row, column) === 403 && !isForRole) expect(code).toBe('forbidden');
    else expect(['forbidden', 'unauthenticated']).not.toContain(code);
  });

  test.each(['/api/users/buyer/a@b.example', '/api/categories/1', '/api/composition'])(
    'is refused by %s, which needs none',
    async (url) => {
      const { accessToken } = await world.signIn('buyer');
      const answer = await world.app.inject({
        url,
        headers: { authorization: `Bearer ${unsigned(accessToken)}` },
      });
      expect(answer.statusCode).toBe(401);
    },
  );

  test.each(['bearer', 'BEARER', 'Bearer'])('the scheme %s counts', async (scheme) => {
    const { accessToken } = await world.signIn('buyer');
    const authorization = `${scheme} ${accessToken}`;
    const answer = await world.app.inject({ url: '/api/me', headers: { authorization } });
    expect(answer.statusCode).toBe(200);
  });

  test.each(['', 'Basic dXNlcjpwdw==', 'Bearer', 'Bearer a b', `Bearer ${'a'.repeat(9000)}`])(
    'the header %j does not',
    async (authorization) => {
      const answer = await world.app.inject({ url: '/api/me', headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );
});

const now = () => Math.floor(Date.now() / 1000);

describe('an ID token that does not count', () => {
  const idTokenStates: Record<string, (person: Person) => string | Promise<string>> = {
    'the access token instead': ({ accessToken }) => accessToken,
    'the cookie instead': async (person) => (await world.cookieOf(person)).split('=')[1] ?? '',
    expired: (person) => world.issuer.sign(person, { iat: now() - 7200, exp: now() - 3600 }),
    'of another project': (person) =>
      world.issuer.sign(person, { aud: 'another', iss: 'https://securetoken.google.com/another' }),
    'of another issuer': (person) => world.issuer.sign(person, { iss: 'https://evil.example' }),
    'signed by nobody': ({ idToken }) => unsigned(idToken),
  };
  const calls = [
    { method: 'GET' as const, url: '/api/jwt?email=a@b.example', own: { accessToken: '' } },
    { method: 'POST' as const, url: '/api/users', own: { acknowledged: false } },
  ];

  describe.each(calls)('$method $url', ({ method, url, own }) => {
    test.each(Object.entries(idTokenStates))('%s: 401', async (_state, tokenOf) => {
      const authorization = `Bearer ${await tokenOf(await world.signIn('buyer'))}`;
      const answer = await world.app.inject({ method, url, headers: { authorization } });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ ...own, code: 'unauthenticated' });
    });
  });
});

const adminFile = () => `/remotes/mfe-admin/${world.releases['mfe-admin']}/entry.js`;

const fetchWith = (cookie: string) => world.app.inject({ url: adminFile(), headers: { cookie } });

describe('the cookie that opens remote files', () => {
  test('is set with every attribute that keeps it to the paths of remote files', async () => {
    const { authorization, email } = await world.signIn('admin');
    const answer = await world.app.inject({
      url: `/api/users/admin/${email}`,
      headers: { authorization },
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^composition=[\w.-]+; Max-Age=(?:600|599); Path=\/remotes; HttpOnly; SameSite=Strict$/,
    );
    expect((await fetchWith(String(answer.headers['set-cookie']))).statusCode).toBe(200);
  });

  test.each(['after signing out', 'of a deleted account', 'from before a change of role'])(
    'opens nothing %s',
    async (state) => {
      const admin = await world.signIn('admin');
      const cookie = await world.cookieOf(admin);
      expect((await fetchWith(cookie)).statusCode).toBe(200);
      await accessTokenStates[state]?.(admin);
      expect((await fetchWith(cookie)).statusCode).toBe(404);
    },
  );

  test('is not the access token', async () => {
    const { accessToken } = await world.signIn('admin');
    expect((await fetchWith(`composition=${accessToken}`)).statusCode).toBe(404);
  });
});
