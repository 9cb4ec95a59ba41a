import { createHmac } from 'node:crypto';

import { afterEach, expect, test, vi } from 'vitest';

import { tokenLifetime, tokenSigner } from '../plugins/tokens.ts';
import { type Importance, importanceOf, shares } from './importance.ts';
import { rememberFiles } from './known-files.ts';
import { signedBy } from './signed-here.ts';

const secret = 'a secret of tests, with 32 or more characters';
const own = tokenSigner(secret);
const other = tokenSigner('another secret, with 32 characters or more');
const account = { id: 'someone', tokenVersion: 1 };
const tokens = {
  none: undefined,
  own: await own.sign('access', own.claimsFor(account)),
  forged: await other.sign('access', other.claimsFor(account)),
};

test.each<[string, string, keyof typeof tokens, Importance]>([
  ['GET', '/readyz?x', 'none', 'anonymous'],
  ['GET', '/shell/r1/main.js', 'none', 'file'],
  ['GET', '/shell/r1/main.js?x', 'none', 'file'],
  ['HEAD', '/shell/r1/main.js', 'forged', 'file'],
  ['GET', '/shell/r2/main.js', 'none', 'anonymous'],
  ['GET', '/remotes/mfe-x/r1/a.js', 'forged', 'anonymous'],
  ['GET', '/remotes/mfe-x/r1/a.js', 'own', 'signed-in-read'],
  ['GET', '/pictures/share/none.jpg', 'own', 'anonymous'],
  ['POST', '/api/webhooks/payments', 'none', 'webhook'],
  ['GET', '/api/webhooks/payments', 'none', 'anonymous'],
  ['POST', '/api/webhooks/of-nobody', 'none', 'anonymous'],
  ['POST', '/api/bookings', 'own', 'signed-in-write'],
  ['DELETE', '/api/wishlist/1', 'own', 'signed-in-write'],
  ['GET', '/api/bookings', 'own', 'signed-in-read'],
  ['GET', '/api/jwt?email=a@b.example', 'forged', 'named'],
  ['POST', '/api/bookings', 'forged', 'named'],
  ['POST', '/api/bookings', 'none', 'anonymous'],
  ['GET', '/api/categories/1', 'none', 'anonymous'],
  ['GET', '/', 'none', 'anonymous'],
  ['GET', '/categories/1', 'own', 'anonymous'],
  ['POST', '/shell/r1/main.js', 'none', 'anonymous'],
])('%s %s with %s token is %s', (method, url, token, importance) => {
  const authorization = tokens[token] && `Bearer ${tokens[token]}`;
  const cookie = tokens[token] && `language=bn; composition=${tokens[token]}`;
  const files = rememberFiles();
  files.note('/shell/r1/main.js?version=1');
  const known = { isSignedHere: signedBy(secret), isFile: files.has };
  expect(importanceOf({ method, url, headers: { authorization, cookie } }, known)).toBe(importance);
});

test('other spellings of a file are not remembered', () => {
  const files = rememberFiles();
  files.note('/shell/r1/m%61in.js');
  expect(files.has('/shell/r1/m%61in.js')).toBe(false);
});

test('visitors who read are refused first; signed-in writes and webhooks last, also where the limit is three', () => {
  const order = ['anonymous', 'named', 'signed-in-read', 'file', 'webhook'] as const;
  const places = order.map((name) => Math.ceil(3 * shares[name]));
  expect(places).toEqual([3, 4, 4, 5, 6]);
  expect(Math.max(...Object.values(shares))).toBe(shares['signed-in-write']);
});

afterEach(() => vi.useRealTimers());

test('a token that has expired goes before nobody, though its signature is good', async () => {
  const isSignedHere = signedBy(secret);
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1_000) * 1_000 });
  const token = await own.sign('access', own.claimsFor(account));
  expect(isSignedHere(token)).toBe(true);
  vi.setSystemTime(Date.now() + tokenLifetime * 1_000 - 1);
  expect(isSignedHere(token)).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect(isSignedHere(token)).toBe(false);
});

test('nobody goes before others with more than sixty requests a second, with however many tokens', async () => {
  const isSignedHere = signedBy(secret);
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 1_000) * 1_000 });
  const second = await own.sign('access', own.claimsFor(account));
  const first = Array.from({ length: 60 }, () => isSignedHere(tokens.own));
  expect(new Set(first)).toEqual(new Set([true]));
  expect(isSignedHere(second)).toBe(false);
  const another = await own.sign('access', own.claimsFor({ id: 'another', tokenVersion: 1 }));
  expect(isSignedHere(another)).toBe(true);
  vi.setSystemTime(Date.now() + 1_000);
  expect(isSignedHere(second)).toBe(true);
});

function signed(payload: string): string {
  const text = `x.${Buffer.from(payload).toString('base64url')}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

test.each([
  ['is no text of JSON', 'y'],
  ['holds nothing', 'null'],
  ['names no account', '{"exp":9e9}'],
  ['never ends', '{"sub":"someone"}'],
])('what the same secret signed and %s is taken for no token', (_what, payload) =>
  expect(signedBy(secret)(signed(payload))).toBe(false),
);

test('a token of 8192 letters is looked at, and none that is longer', () => {
  const claims = '{"sub":"someone","exp":9e9}';
  const length = 8192 - signed('').length;
  expect(signedBy(secret)(signed(claims.padEnd((length / 4) * 3)))).toBe(true);
  expect(signedBy(secret)(signed(claims.padEnd((length / 4) * 3 + 1)))).toBe(false);
});

test.each(['', '.', 'a.b', 'a.b.c', `${tokens.own}x`, tokens.own.replace('.', 'x.')])(
  'what this site did not sign is not taken for its own: %#',
  (token) => expect(signedBy(secret)(token)).toBe(false),
);
