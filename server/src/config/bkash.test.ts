import { expect, test } from 'vitest';

import { bkashErrors, readBkashSettings } from './bkash.ts';

const keys = {
  BKASH_APP_KEY: 'key',
  BKASH_APP_SECRET: 'secret',
  BKASH_USERNAME: 'name',
  BKASH_PASSWORD: 'password',
};
const production = { NODE_ENV: 'production' };

test.each([
  ['nothing in production', production, undefined],
  ['bKash itself with keys in production', { ...production, ...keys }, 'tokenized.pay.bka.sh'],
  ['bKash’s own sandbox with keys elsewhere', keys, 'tokenized.sandbox.bka.sh'],
  ['the stand-in without keys elsewhere', {}, '127.0.0.1'],
])('offers %s', (_what, env, host) => {
  const settings = readBkashSettings(env);
  expect(settings && new URL(settings.apiBase).hostname).toBe(host);
});

test.each(Object.keys(keys))(
  'without %s there are no keys: the stand-in elsewhere, nothing in production',
  (name) => {
    const { [name]: _missing, ...some } = { ...keys } as Record<string, string>;
    expect(readBkashSettings(some)).toMatchObject({ appKey: 'MotoHaatSandboxApp' });
    expect(readBkashSettings({ ...production, ...some })).toBeUndefined();
  },
);

test('takes all keys or none, and no stand-in where money is real', () => {
  expect(bkashErrors({ ...production, ...keys })).toEqual([]);
  expect(bkashErrors({ BKASH_APP_KEY: 'key' })).toHaveLength(3);
  expect(bkashErrors({ ...production, BKASH_API_BASE: 'http://127.0.0.1:1' })).toHaveLength(1);
});
