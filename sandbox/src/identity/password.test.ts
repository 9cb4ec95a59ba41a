import {
  createUserWithEmailAndPassword,
  deleteUser,
  fetchSignInMethodsForEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { codeOf, GOOD_PASSWORD, Harness } from '../testing/harness.ts';
import { RECENT_SIGN_IN_SECONDS } from './sessions.ts';
import { COOL_DOWN_MS, FAILURES_ALLOWED } from './throttle.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await Harness.start();
});
beforeEach(() => harness.reset());
afterAll(() => harness.stop());

const EMAIL = 'rahim@example.com';

describe('signing up', () => {
  it('makes an account that can sign out and in again', async () => {
    const auth = harness.visitor();
    const { user } = await createUserWithEmailAndPassword(auth, 'Rahim@Example.com', GOOD_PASSWORD);
    expect(user).toMatchObject({ email: EMAIL, emailVerified: false, isAnonymous: false });
    await updateProfile(user, { displayName: 'Rahim', photoURL: 'http://localhost/r.webp' });
    await signOut(auth);

    const again = await signInWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD);
    expect(again.user).toMatchObject({
      uid: user.uid,
      displayName: 'Rahim',
      photoURL: 'http://localhost/r.webp',
      providerData: [{ providerId: 'password', uid: EMAIL }],
    });
  });

  it.each([
    ['auth/invalid-email', 'not an address', GOOD_PASSWORD],
    ['auth/missing-password', EMAIL, ''],
    ['auth/weak-password', EMAIL, 'Ab1!'],
    ['auth/password-does-not-meet-requirements', EMAIL, 'ABCDEF1!'],
    ['auth/password-does-not-meet-requirements', EMAIL, 'abcdef1!'],
    ['auth/password-does-not-meet-requirements', EMAIL, 'Abcdefg!'],
    ['auth/password-does-not-meet-requirements', EMAIL, 'Abcdefg1.'],
    ['auth/password-does-not-meet-requirements', EMAIL, `Aa1!${'x'.repeat(4093)}`],
  ])('refuses with %s the pair %s, %s', async (code, email, password) => {
    const attempt = createUserWithEmailAndPassword(harness.visitor(), email, password);
    expect(await codeOf(attempt)).toBe(code);
  });

  it.each(['!', '@', '#', '$', '%', '^', '&', '*'])(
    'takes %s as the special character',
    async (sign) => {
      const auth = harness.visitor();
      await createUserWithEmailAndPassword(auth, EMAIL, `Abcde1${sign}`);
      expect(await validatePassword(auth, `Abcde1${sign}`)).toMatchObject({ isValid: true });
    },
  );

  it('publishes its password rules to the SDK', async () => {
    expect(await validatePassword(harness.visitor(), 'abc')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsLowercaseLetter: true,
      containsUppercaseLetter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    });
  });

  it('refuses an address that is taken, whatever its case', async () => {
    await harness.account({ email: EMAIL, password: GOOD_PASSWORD });
    const attempt = createUserWithEmailAndPassword(
      harness.visitor(),
      'RAHIM@example.com',
      GOOD_PASSWORD,
    );
    expect(await codeOf(attempt)).toBe('auth/email-already-in-use');
  });

  it('gives an address to one of two who ask at the same moment', async () => {
    const attempts = [1, 2].map(() =>
      codeOf(createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD)),
    );
    expect((await Promise.all(attempts)).toSorted()).toEqual([
      'auth/email-already-in-use',
      'no error',
    ]);
  });

  it('has no guest accounts', async () => {
    const attempt = signInAnonymously(harness.visitor());
    expect(await codeOf(attempt)).toBe('auth/admin-restricted-operation');
  });
});

describe('signing in', () => {
  it('tells a wrong password and an unknown address alike', async () => {
    await harness.account({ email: EMAIL, password: GOOD_PASSWORD });
    const auth = harness.visitor();
    const wrong = signInWithEmailAndPassword(auth, EMAIL, 'Wrong-1!');
    expect(await codeOf(wrong)).toBe('auth/invalid-credential');
    const unknown = signInWithEmailAndPassword(auth, 'nobody@example.com', GOOD_PASSWORD);
    expect(await codeOf(unknown)).toBe('auth/invalid-credential');
    expect(await fetchSignInMethodsForEmail(auth, EMAIL)).toEqual([]);
  });

  it('refuses a disabled account that gives the right password', async () => {
    await harness.account({ email: EMAIL, password: GOOD_PASSWORD, disabled: true });
    const attempt = signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    expect(await codeOf(attempt)).toBe('auth/user-disabled');
  });

  it.each([EMAIL, 'nobody@example.com'])(
    'cools down after several failures for %s, then tries again',
    async (email) => {
      await harness.account({ email: EMAIL, password: GOOD_PASSWORD });
      const auth = harness.visitor();
      for (let failure = 0; failure < FAILURES_ALLOWED; failure += 1) {
        const attempt = signInWithEmailAndPassword(auth, email, 'Wrong-1!');
        expect(await codeOf(attempt)).toBe('auth/invalid-credential');
      }
      const attempt = signInWithEmailAndPassword(auth, email, GOOD_PASSWORD);
      expect(await codeOf(attempt)).toBe('auth/too-many-requests');

      harness.ahead = COOL_DOWN_MS + 1;
      const later = await codeOf(signInWithEmailAndPassword(auth, email, GOOD_PASSWORD));
      expect(later).toBe(email === EMAIL ? 'no error' : 'auth/invalid-credential');
    },
  );

  it('counts failures from zero after a right password', async () => {
    await harness.account({ email: EMAIL, password: GOOD_PASSWORD });
    const auth = harness.visitor();
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 1; failure < FAILURES_ALLOWED; failure += 1) {
        await codeOf(signInWithEmailAndPassword(auth, EMAIL, 'Wrong-1!'));
      }
      await signInWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD);
    }
    expect(auth.currentUser?.email).toBe(EMAIL);
  });
});

describe('changing an account', () => {
  it('takes name and photo away again', async () => {
    const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    await updateProfile(user, { displayName: 'Rahim', photoURL: 'http://localhost/r.webp' });
    await updateProfile(user, { displayName: '', photoURL: null });
    await user.reload();
    expect(user).toMatchObject({ displayName: null, photoURL: null });
  });

  it('changes the password, keeps this session and ends the others', async () => {
    const auth = harness.visitor();
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD);
    const elsewhere = harness.visitor();
    await signInWithEmailAndPassword(elsewhere, EMAIL, GOOD_PASSWORD);
    harness.ahead = 1000;

    await updatePassword(user, 'Another-2!');
    await user.getIdToken(true);
    const refresh = elsewhere.currentUser?.getIdToken(true) ?? Promise.resolve();
    expect(await codeOf(refresh)).toBe('auth/user-token-expired');
    expect(await codeOf(signInWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD))).toBe(
      'auth/invalid-credential',
    );
    await signInWithEmailAndPassword(auth, EMAIL, 'Another-2!');
  });

  it('holds new passwords to the same rules', async () => {
    const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    expect(await codeOf(updatePassword(user, 'short'))).toBe('auth/weak-password');
    expect(await codeOf(updatePassword(user, 'no-capitals-1!'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
  });

  it('asks for a recent sign-in before a new password or a deletion', async () => {
    const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    harness.ahead = (RECENT_SIGN_IN_SECONDS + 2) * 1000;
    expect(await codeOf(updatePassword(user, 'Another-2!'))).toBe('auth/requires-recent-login');
    expect(await codeOf(deleteUser(user))).toBe('auth/requires-recent-login');
  });

  it('does not change an address that nobody confirmed', async () => {
    const { user } = await createUserWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    const attempt = updateEmail(user, 'other@example.com');
    expect(await codeOf(attempt)).toBe('auth/operation-not-allowed');
  });

  it('takes the password away from an account', async () => {
    await harness.account({ email: EMAIL, password: GOOD_PASSWORD, google: true });
    const auth = harness.visitor();
    const { user } = await signInWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD);
    const after = await unlink(user, 'password');
    expect(after.providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
  });

  it('deletes an account, whose tokens then find nobody', async () => {
    const auth = harness.visitor();
    const { user } = await createUserWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD);
    const elsewhere = harness.visitor();
    const other = await signInWithEmailAndPassword(elsewhere, EMAIL, GOOD_PASSWORD);
    await deleteUser(user);
    expect(await codeOf(other.user.reload())).toBe('auth/user-token-expired');
    const again = signInWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD);
    expect(await codeOf(again)).toBe('auth/invalid-credential');
  });
});
