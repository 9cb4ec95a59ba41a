import { expect, test } from 'vitest';

import { readIdentityAdmin } from './identity.ts';

const email = { FIREBASE_CLIENT_EMAIL: 'admin@motohaat.example' };
const key = { FIREBASE_PRIVATE_KEY: String.raw`-----BEGIN PRIVATE KEY-----\nMII` };
const live = 'https://identitytoolkit.googleapis.com';
const sandbox = { SANDBOX_URL: 'http://127.0.0.1:4401' };

test.each([
  ['nothing', {}, live],
  ['a name alone', email, live],
  ['a key alone', key, live],
  ['a stand-in', sandbox, 'http://127.0.0.1:4401/identitytoolkit.googleapis.com'],
])('with %s accounts are administered as nobody', (_what, env, toolkitUrl) => {
  expect(readIdentityAdmin(env)).toEqual({ toolkitUrl, serviceAccount: undefined });
});

test('with a service account they are administered at Firebase, whatever stands in for it', () => {
  expect(readIdentityAdmin({ ...email, ...key, ...sandbox })).toEqual({
    toolkitUrl: live,
    serviceAccount: {
      clientEmail: 'admin@motohaat.example',
      privateKey: '-----BEGIN PRIVATE KEY-----\nMII',
    },
  });
});
