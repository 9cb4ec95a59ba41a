import { expect, test } from 'vitest';

import { paymentErrors } from './payments.ts';

const keys = (kind: string) => ({
  STRIPE_SECRET_KEY: `sk_${kind}_1`,
  STRIPE_PUBLISHABLE_KEY: `pk_${kind}_1`,
  STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
});

test.each([
  ['production', 'live', []],
  ['development', 'test', []],
  ['production', 'test', 'must be a live key in production, not a test one.'],
  ['development', 'live', 'a live key is for production alone; use a test key.'],
])(
  'in %s, keys of the kind %s are refused where money would be of the other',
  (mode, kind, said) => {
    const refused = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'];
    expect(paymentErrors({ NODE_ENV: mode, ...keys(kind) })).toEqual(
      typeof said === 'string' ? refused.map((name) => `${name}: ${said}`) : said,
    );
  },
);

test('without keys of its own, a server outside of production needs none', () => {
  expect(paymentErrors({})).toEqual([]);
  expect(paymentErrors({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toEqual([]);
});
