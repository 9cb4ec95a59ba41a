import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { codeOf, GOOD_PASSWORD, Harness } from './testing/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
});
beforeEach(async () => {
  await harness.reset();
  await harness.account({ email: EMAIL, password: GOOD_PASSWORD });
});
afterAll(() => harness.stop());

const EMAIL = 'rahim@example.com';
const signIn = () => codeOf(signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD));
const injectFailures = (failures: unknown) => harness.post('/__sandbox/faults', failures);

it("answers with a vendor's code as often as asked, then works again", async () => {
  await injectFailures([
    { match: 'signInWithPassword', message: 'TOO_MANY_ATTEMPTS_TRY_LATER', times: 2 },
  ]);
  expect(await signIn()).toBe('auth/too-many-requests');
  expect(await signIn()).toBe('auth/too-many-requests');
  expect(await signIn()).toBe('no error');
});

it("answers with a status in the vendor's shape", async () => {
  await injectFailures([{ match: 'signInWithPassword', status: 503 }]);
  expect(await signIn()).toBe('auth/service-unavailable');
});

it('cuts the connection', async () => {
  await injectFailures([{ match: 'signInWithPassword', drop: true }]);
  expect(await signIn()).toBe('auth/network-request-failed');
});

it('gives browsers no connection to use again, so that they do not hide a cut by themselves', async () => {
  const response = await harness.fetch('/', { headers: { 'sec-fetch-mode': 'cors' } });
  expect(response.headers.get('connection')).toBe('close');
});

it('waits before it goes on', async () => {
  await injectFailures([{ match: 'signInWithPassword', delayMs: 300 }]);
  const start = performance.now();
  expect(await signIn()).toBe('no error');
  expect(performance.now() - start).toBeGreaterThanOrEqual(299);
});

it('strikes only what it names', async () => {
  await injectFailures([{ match: 'signInWithPassword', drop: true }]);
  await createUserWithEmailAndPassword(harness.visitor(), 'b@example.com', GOOD_PASSWORD);
});

it('is not used up by a preflight', async () => {
  await injectFailures([{ match: 'signInWithPassword', status: 500, times: 1 }]);
  await harness.fetch('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', {
    method: 'OPTIONS',
    headers: { origin: 'http://localhost:4400', 'access-control-request-method': 'POST' },
  });
  expect(await signIn()).not.toBe('no error');
});

it('lets a page read the failure it caused', async () => {
  await injectFailures([{ match: 'passwordPolicy', status: 500 }]);
  const response = await harness.fetch('/identitytoolkit.googleapis.com/v2/passwordPolicy', {
    headers: { origin: 'http://localhost:4400' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:4400');
});

it('ends when it is taken away', async () => {
  await injectFailures([{ match: 'signInWithPassword', drop: true }]);
  await harness.fetch('/__sandbox/faults', { method: 'DELETE' });
  expect(await signIn()).toBe('no error');
});

it.each([
  ['no list', {}],
  ['no match', [{ status: 500 }]],
  ['a status that is no error', [{ match: 'x', status: 200 }]],
  ['a negative delay', [{ match: 'x', delayMs: -1 }]],
])('refuses %s', async (_name, failures) => {
  expect((await injectFailures(failures)).status).toBe(400);
});
