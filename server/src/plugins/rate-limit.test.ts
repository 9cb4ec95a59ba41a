import type { FastifyRequest, LightMyRequestResponse } from 'fastify';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../testing/app.ts';
import { tokenSigner } from './tokens.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ environment: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.stop());

type Call = () => Promise<LightMyRequestResponse>;

/** The statuses of so many calls, one after the other. */
async function times(count: number, call: Call) {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 1) statuses.push((await call()).statusCode);
  return statuses;
}

const refusals = (statuses: number[]) => statuses.filter((status) => status === 429).length;

function get(url: string, remoteAddress: string, authorization?: string) {
  return site.app.inject({ url, remoteAddress, headers: authorization ? { authorization } : {} });
}

function exchange({ email, idToken }: Pick<Person, 'email' | 'idToken'>, remoteAddress: string) {
  return get(`/api/jwt?email=${email}`, remoteAddress, `Bearer ${idToken}`);
}

/** A write that is refused for what it asks, and never does anything. */
function write(authorization: string | undefined, remoteAddress: string) {
  const headers = authorization ? { authorization } : {};
  const url = '/api/wishlist/00000000-0000-7000-8000-000000000000';
  return site.app.inject({ method: 'DELETE', url, remoteAddress, headers });
}

/** An access token for somebody, as whoever does not have the secret would make it. */
function forged(person: Person) {
  return new SignJWT({ tv: 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('motohaat')
    .setAudience('motohaat:api')
    .setSubject(person.id)
    .setJti('forged')
    .setIssuedAt()
    .setExpirationTime('5 min')
    .sign(new TextEncoder().encode('another secret, with 32 or more characters'));
}

test('forged tokens in the name of somebody take nothing from that person, also at one address', async () => {
  const buyer = await site.signIn('buyer');
  const token = `Bearer ${await forged(buyer)}`;
  const idToken = new UnsecuredJWT({ sub: buyer.uid, email: buyer.email }).encode();
  const address = '10.0.1.1';
  expect(new Set(await times(31, () => write(token, address)))).toEqual(new Set([401]));
  expect(refusals(await times(31, () => exchange({ ...buyer, idToken }, address)))).toBe(2);
  expect((await exchange(buyer, address)).statusCode).toBe(200);
  expect((await write(buyer.authorization, address)).statusCode).toBe(404);
});

test('an address that shows too many tokens that do not count is told to wait, and reads on', async () => {
  const address = '10.0.1.2';
  const statuses = await times(62, () => write('Bearer of-nobody', address));
  expect(statuses.slice(-3)).toEqual([401, 429, 429]);
  const answer = await write('of nobody', address);
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(10);
  expect(answer.json()).toMatchObject({
    code: 'rate_limited',
    message: `Too many tries. Wait ${seconds} seconds.`,
    requestId: expect.any(String),
  });
  expect((await get('/api/categories', address)).statusCode).toBe(200);
});

test('a token that was ended takes nothing from its account', async () => {
  const buyer = await site.signIn('buyer');
  const { authorization } = buyer;
  await site.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization } });
  // What ended it was the first of a hundred calls.
  const statuses = await times(100, () => write(authorization, '10.0.1.3'));
  expect(statuses.slice(-2)).toEqual([401, 429]);
  const { accessToken } = (await exchange(buyer, '10.0.1.3')).json<{ accessToken: string }>();
  expect((await write(`Bearer ${accessToken}`, '10.0.1.3')).statusCode).toBe(404);
});

test('ten exchanges a minute for one person, at whatever address', async () => {
  const [buyer, neighbour] = [await site.signIn('buyer'), await site.signIn('buyer')];
  // Signing in was the first.
  const addresses = Array.from({ length: 10 }, (_, index) => `10.0.2.${index}`);
  const statuses = await times(10, () => exchange(buyer, addresses.pop() ?? ''));
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  expect((await exchange(neighbour, '10.0.2.0')).statusCode).toBe(200);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  expect((await exchange(buyer, '10.0.2.0')).statusCode).toBe(200);
  vi.useRealTimers();
});

test('thirty writes a minute for one account, however many tokens it has', async () => {
  const buyer = await site.signIn('buyer');
  const { accessToken } = (await exchange(buyer, '10.0.3.1')).json<{ accessToken: string }>();
  expect(refusals(await times(30, () => write(buyer.authorization, '10.0.3.1')))).toBe(0);
  expect((await write(`Bearer ${accessToken}`, '10.0.3.2')).statusCode).toBe(429);
  expect(
    (await get('/api/users/buyer/a@b.example', '10.0.3.1', buyer.authorization)).statusCode,
  ).toBe(200);
});

test('a hundred calls in ten seconds with one token, also where no sign-in is asked for', async () => {
  const [buyer, neighbour] = [await site.signIn('buyer'), await site.signIn('buyer')];
  const statuses = await times(101, () => get('/api/categories', '10.0.3.3', buyer.authorization));
  expect(refusals(statuses)).toBe(1);
  const { statusCode } = await get('/api/categories', '10.0.3.3', neighbour.authorization);
  expect(statusCode).toBe(200);
});

test('thirty writes a minute without a name from one address, which hold up nobody with one', async () => {
  const buyer = await site.signIn('buyer');
  expect((await times(31, () => write(undefined, '10.0.4.1'))).slice(-2)).toEqual([401, 429]);
  expect((await write(buyer.authorization, '10.0.4.1')).statusCode).toBe(404);
});

test('six thousand reads of one address lock out nobody behind it', async () => {
  const buyer = await site.signIn('buyer');
  await times(6_000, () => get('/api/nothing', '10.0.5.1'));
  const answers = await Promise.all([
    get('/api/categories', '10.0.5.1'),
    get('/api/categories', '10.0.5.1', buyer.authorization),
    exchange(buyer, '10.0.5.1'),
    write(buyer.authorization, '10.0.5.1'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404]);
}, 60_000);

test('files that have to be looked up take from what the address or the account has; what is there is free', async () => {
  const address = '10.0.5.2';
  const cookie = await cookieOf(await site.signIn('admin'));
  const asking = { ip: address, cookies: {} } as FastifyRequest;
  await Promise.allSettled(
    Array.from({ length: 6_400 }, () => site.app.limits.lookedUp({ ...asking })),
  );
  const read = async (url: string, headers = {}) =>
    (await site.app.inject({ url, remoteAddress: address, headers })).statusCode;
  const statuses = await Promise.all([
    read('/remotes/mfe-x/0123456789abcdef0123/a.js'),
    read('/shell/0123456789abcdef0123/a.js'),
    read('/remotes/mfe-x/0123456789abcdef0123/a.js', { cookie }),
    read('/favicon.svg'),
  ]);
  expect(statuses).toEqual([429, 429, 404, 200]);
});

/** The cookie by which an admin's dashboard gets its files. */
async function cookieOf({ authorization, email }: Person): Promise<string> {
  const { headers } = await get(`/api/users/admin/${email}`, '10.0.5.3', authorization);
  return String(headers['set-cookie']).split(';', 1)[0] ?? '';
}

test('tokens of teams that do not count, shown for files, take from what the address has for such', async () => {
  const address = '10.0.6.1';
  const token = `Bearer mht_shell_${'x'.repeat(43)}`;
  const url = '/remotes/mfe-x/0123456789abcdef0123/a.js';
  expect((await times(62, () => get(url, address, token))).slice(-3)).toEqual([404, 429, 429]);
  expect((await get(url, address)).statusCode).toBe(404);
});

test('a token that has expired counts as none where nobody asks whether it counts: the address pays', async () => {
  const buyer = await site.signIn('buyer');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
  onTestFinished(() => void vi.useRealTimers());
  const read = () => get('/api/categories', '10.0.7.1', buyer.authorization);
  expect(refusals(await times(101, read))).toBe(0);
  const report = () =>
    site.app.inject({
      method: 'POST',
      url: '/api/measurements',
      remoteAddress: '10.0.7.1',
      headers: { authorization: buyer.authorization },
    });
  expect(refusals(await times(101, report))).toBe(1);
});

test('many tokens of one account have together what one has, on calls for visitors and on others', async () => {
  const buyer = await site.signIn('buyer');
  const { accessToken } = (await exchange(buyer, '10.0.8.1')).json<{ accessToken: string }>();
  const tokens = [buyer.authorization, `Bearer ${accessToken}`];
  for (const url of ['/api/categories', `/api/wishlist?email=${buyer.email}`]) {
    const statuses = [];
    for (let call = 0; call < 51; call += 1) {
      for (const token of tokens) statuses.push((await get(url, '10.0.8.2', token)).statusCode);
    }
    expect(refusals(statuses), url).toBe(2);
  }
});

test('a network of 64 bits is one address', async () => {
  const addresses = Array.from({ length: 31 }, (_, index) => `2001:db8:1:2::${index}`);
  expect((await times(31, () => write(undefined, addresses.pop() ?? ''))).at(-1)).toBe(429);
  expect((await write(undefined, '2001:db8:1:3::1')).statusCode).toBe(401);
});

test('whoever has many tokens that expired is told so no oftener than who has one', async () => {
  const { id } = await site.signIn('buyer');
  const { claimsFor, sign } = tokenSigner(site.secret);
  const before = new Date(Date.now() - 3_600_000);
  const expired = async () =>
    write(`Bearer ${await sign('access', claimsFor({ id, tokenVersion: 1 }, before))}`, '10.0.9.1');
  expect((await times(101, expired)).slice(-2)).toEqual([401, 429]);
});
