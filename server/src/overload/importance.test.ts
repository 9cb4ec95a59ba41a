import { expect, test } from 'vitest';

import { tokenSigner } from '../plugins/tokens.ts';
import { type Importance, importanceOf, shares } from './importance.ts';
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
  ['GET', '/healthz', 'none', 'health'],
  ['GET', '/readyz', 'none', 'health'],
  ['GET', '/remotes/mfe-buyer/r1/entry.js', 'none', 'file'],
  ['GET', '/shell/r1/main.js?x', 'none', 'file'],
  ['GET', '/pictures/hero.avif', 'none', 'file'],
  ['GET', '/favicon.svg', 'none', 'file'],
  ['POST', '/api/webhooks/payments', 'none', 'signed-in-write'],
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
  expect(importanceOf({ method, url, headers: { authorization } }, signedBy(secret))).toBe(
    importance,
  );
});

test('visitors who read are refused first; signed-in writes, webhooks, files and health last', () => {
  const order = Object.entries(shares).toSorted(([, one], [, two]) => one - two);
  expect(order.map(([name]) => name)).toEqual([
    'anonymous',
    'named',
    'signed-in-read',
    'signed-in-write',
    'file',
    'health',
  ]);
});

test.each(['', '.', 'a.b', 'a.b.c', `${tokens.own}x`, tokens.own.replace('.', 'x.')])(
  'what this site did not sign is not taken for its own: %#',
  (token) => expect(signedBy(secret)(token)).toBe(false),
);
