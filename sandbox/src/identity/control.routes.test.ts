import { signInWithEmailAndPassword } from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { codeOf, GOOD_PASSWORD, Harness } from '../testing/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
});
beforeEach(() => harness.reset());
afterAll(() => harness.stop());

const EMAIL = 'seller@example.com';

async function read(email: string): Promise<unknown> {
  return (await harness.fetch(`/__sandbox/accounts/${encodeURIComponent(email)}`)).json();
}

it('makes an account as wished and shows it', async () => {
  const localId = await harness.account({
    email: 'Seller@Example.com',
    localId: 'seller-1',
    password: GOOD_PASSWORD,
    displayName: 'Salma',
    emailVerified: true,
    google: true,
  });
  expect(localId).toBe('seller-1');
  expect(await read(EMAIL)).toMatchObject({
    localId,
    email: EMAIL,
    emailVerified: true,
    displayName: 'Salma',
    disabled: false,
    providers: ['password', 'google.com'],
  });
  await signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
});

it('changes only what is given, and keeps sessions when nothing changes', async () => {
  const localId = await harness.account({
    email: EMAIL,
    password: GOOD_PASSWORD,
    displayName: 'A',
  });
  const { user } = await signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  expect(await harness.account({ email: EMAIL, password: GOOD_PASSWORD })).toBe(localId);
  await user.getIdToken(true);
  expect(await read(EMAIL)).toMatchObject({ displayName: 'A' });

  await harness.account({ email: EMAIL, password: 'Changed-2!' });
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
});

it('takes passwords from before the policy, so that they can be tried', async () => {
  await harness.account({ email: EMAIL, password: 'oldone' });
  await signInWithEmailAndPassword(harness.visitor(), EMAIL, 'oldone');
});

it('refuses an id or an address that belongs to another account', async () => {
  await harness.account({ email: EMAIL, localId: 'one' });
  const sameId = await harness.post('/__sandbox/accounts', {
    email: 'b@example.com',
    localId: 'one',
  });
  const otherId = await harness.post('/__sandbox/accounts', { email: EMAIL, localId: 'two' });
  expect([sameId.status, otherId.status]).toEqual([409, 409]);
});

it('answers 404 for an address without an account, and 400 for a body that is wrong', async () => {
  expect((await harness.fetch('/__sandbox/accounts/nobody@example.com')).status).toBe(404);
  expect((await harness.post('/__sandbox/accounts', { email: 'nobody' })).status).toBe(400);
  expect((await harness.post('/__sandbox/accounts', { email: EMAIL, google: 1 })).status).toBe(400);
});

it('forgets accounts and mails on reset', async () => {
  await harness.account({ email: EMAIL });
  await harness.reset();
  expect((await harness.fetch(`/__sandbox/accounts/${EMAIL}`)).status).toBe(404);
});
