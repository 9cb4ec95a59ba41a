import {
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  getAdditionalUserInfo,
  GoogleAuthProvider,
  linkWithCredential,
  signInWithCredential,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { codeOf, GOOD_PASSWORD, Harness } from '../testing/harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
});
beforeEach(() => harness.reset());
afterAll(() => harness.stop());

const EMAIL = 'karim@example.com';

/** What the chooser hands over for an account. */
function google(claims: Record<string, unknown> = {}) {
  const account = { email: EMAIL, email_verified: true, name: 'Karim', ...claims };
  return GoogleAuthProvider.credential(JSON.stringify(account));
}

it('makes a new account with a confirmed address, once', async () => {
  const auth = harness.visitor();
  const first = await signInWithCredential(auth, google({ picture: 'http://localhost/k.webp' }));
  expect(first.user).toMatchObject({
    email: EMAIL,
    emailVerified: true,
    displayName: 'Karim',
    photoURL: 'http://localhost/k.webp',
  });
  expect(getAdditionalUserInfo(first)).toMatchObject({ isNewUser: true, providerId: 'google.com' });

  const second = await signInWithCredential(auth, google());
  expect(second.user.uid).toBe(first.user.uid);
  expect(getAdditionalUserInfo(second)?.isNewUser).toBe(false);
});

it('drops a password that somebody put on the address before its owner came', async () => {
  const attacker = harness.visitor();
  await createUserWithEmailAndPassword(attacker, EMAIL, GOOD_PASSWORD);
  harness.ahead = 1000;
  const owner = await signInWithCredential(harness.visitor(), google());

  expect(owner.user.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  expect(owner.user.emailVerified).toBe(true);
  const byPassword = signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
  expect(await codeOf(byPassword)).toBe('auth/invalid-credential');
  const oldSession = attacker.currentUser?.getIdToken(true) ?? Promise.resolve();
  expect(await codeOf(oldSession)).toBe('auth/user-token-expired');
});

it('keeps the password of a confirmed address', async () => {
  await harness.account({ email: EMAIL, password: GOOD_PASSWORD, emailVerified: true });
  const { user } = await signInWithCredential(harness.visitor(), google());
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
  await signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
});

it('asks for the old way when Google has not confirmed a known address', async () => {
  await harness.account({ email: EMAIL, password: GOOD_PASSWORD });
  const attempt = signInWithCredential(harness.visitor(), google({ email_verified: false }));
  expect(await codeOf(attempt)).toBe('auth/account-exists-with-different-credential');
});

it('links Google to an account, unless it belongs to another', async () => {
  await signInWithCredential(harness.visitor(), google());
  const email = 'rahim@example.com';
  const { user } = await createUserWithEmailAndPassword(harness.visitor(), email, GOOD_PASSWORD);
  const taken = linkWithCredential(user, google());
  expect(await codeOf(taken)).toBe('auth/credential-already-in-use');
  const linked = await linkWithCredential(user, google({ email: 'rahim@gmail.example' }));
  expect(linked.user.providerData).toHaveLength(2);
});

it('refuses a disabled account', async () => {
  await harness.account({ email: EMAIL, google: true, disabled: true });
  expect(await codeOf(signInWithCredential(harness.visitor(), google()))).toBe(
    'auth/user-disabled',
  );
});

it('refuses what Google did not say', async () => {
  const auth = harness.visitor();
  for (const token of ['not json', '[]', '{}']) {
    const attempt = signInWithCredential(auth, GoogleAuthProvider.credential(token));
    expect(await codeOf(attempt)).toBe('auth/invalid-credential');
  }
});

it('knows no other provider', async () => {
  const attempt = signInWithCredential(
    harness.visitor(),
    FacebookAuthProvider.credential('access-token'),
  );
  expect(await codeOf(attempt)).toBe('auth/operation-not-allowed');
});
