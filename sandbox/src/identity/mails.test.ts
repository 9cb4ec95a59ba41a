import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { codeOf, GOOD_PASSWORD, Harness } from '../testing/harness.ts';
import { LINK_LIFE_MS } from './mails.ts';
import { FAILURES_ALLOWED } from './throttle.ts';

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
const NEW_PASSWORD = 'Another-2!';

describe('resetting a password', () => {
  it('sets a new password once, confirms the address and ends old sessions', async () => {
    const auth = harness.visitor();
    const { user } = await signInWithEmailAndPassword(auth, EMAIL, GOOD_PASSWORD);
    harness.ahead = 1000;
    await sendPasswordResetEmail(auth, EMAIL);
    const code = await harness.lastCode();
    expect(await verifyPasswordResetCode(auth, code)).toBe(EMAIL);
    await confirmPasswordReset(auth, code, NEW_PASSWORD);

    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
    const again = await signInWithEmailAndPassword(auth, EMAIL, NEW_PASSWORD);
    expect(again.user.emailVerified).toBe(true);
    expect(await codeOf(confirmPasswordReset(auth, code, 'Third-3!'))).toBe(
      'auth/invalid-action-code',
    );
  });

  it('makes older links worthless with the first that is used', async () => {
    const auth = harness.visitor();
    await sendPasswordResetEmail(auth, EMAIL);
    const older = await harness.lastCode();
    await sendPasswordResetEmail(auth, EMAIL);
    await confirmPasswordReset(auth, await harness.lastCode(), NEW_PASSWORD);
    expect(await codeOf(verifyPasswordResetCode(auth, older))).toBe('auth/invalid-action-code');
  });

  it('ends a cool-down', async () => {
    const auth = harness.visitor();
    for (let failure = 0; failure < FAILURES_ALLOWED; failure += 1) {
      await codeOf(signInWithEmailAndPassword(auth, EMAIL, 'Wrong-1!'));
    }
    await sendPasswordResetEmail(auth, EMAIL);
    await confirmPasswordReset(auth, await harness.lastCode(), NEW_PASSWORD);
    await signInWithEmailAndPassword(auth, EMAIL, NEW_PASSWORD);
  });

  it('keeps the code good when the new password is refused', async () => {
    const auth = harness.visitor();
    await sendPasswordResetEmail(auth, EMAIL);
    const code = await harness.lastCode();
    expect(await codeOf(confirmPasswordReset(auth, code, 'short'))).toBe('auth/weak-password');
    expect(await codeOf(confirmPasswordReset(auth, code, 'no-capitals-1!'))).toBe(
      'auth/password-does-not-meet-requirements',
    );
    await confirmPasswordReset(auth, code, NEW_PASSWORD);
  });

  it('answers for an unknown address as for a known one, and writes no mail', async () => {
    await sendPasswordResetEmail(harness.visitor(), 'nobody@example.com');
    await expect(harness.lastCode()).rejects.toThrow('No mail was written.');
  });

  it('refuses a code that is unknown or too old', async () => {
    const auth = harness.visitor();
    expect(await codeOf(verifyPasswordResetCode(auth, 'made-up'))).toBe('auth/invalid-action-code');
    await sendPasswordResetEmail(auth, EMAIL);
    const code = await harness.lastCode();
    harness.ahead = LINK_LIFE_MS + 1;
    expect(await codeOf(confirmPasswordReset(auth, code, NEW_PASSWORD))).toBe(
      'auth/expired-action-code',
    );
  });

  it('leads back to addresses of this computer only', async () => {
    const auth = harness.visitor();
    const foreign = sendPasswordResetEmail(auth, EMAIL, { url: 'https://example.com/login' });
    expect(await codeOf(foreign)).toBe('auth/unauthorized-continue-uri');
    const broken = sendPasswordResetEmail(auth, EMAIL, { url: 'login' });
    expect(await codeOf(broken)).toBe('auth/invalid-continue-uri');
    await sendPasswordResetEmail(auth, EMAIL, { url: 'http://localhost:4400/login' });
  });

  it('refuses an address that is none', async () => {
    const auth = harness.visitor();
    expect(await codeOf(sendPasswordResetEmail(auth, 'rahim'))).toBe('auth/invalid-email');
    expect(await codeOf(sendPasswordResetEmail(auth, ''))).toBe('auth/missing-email');
  });
});

describe('confirming an address', () => {
  it('confirms it with the mailed code', async () => {
    const auth = harness.visitor();
    const { user } = await createUserWithEmailAndPassword(auth, 'new@example.com', GOOD_PASSWORD);
    await sendEmailVerification(user);
    const code = await harness.lastCode();
    expect((await checkActionCode(auth, code)).operation).toBe('VERIFY_EMAIL');
    await applyActionCode(auth, code);
    await user.reload();
    expect(user.emailVerified).toBe(true);
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  });

  it('does not take a reset code for it', async () => {
    const auth = harness.visitor();
    await sendPasswordResetEmail(auth, EMAIL);
    expect(await codeOf(applyActionCode(auth, await harness.lastCode()))).toBe(
      'auth/invalid-action-code',
    );
  });

  it('does not offer a change of address', async () => {
    const { user } = await signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    expect(await codeOf(verifyBeforeUpdateEmail(user, 'other@example.com'))).toBe(
      'auth/operation-not-allowed',
    );
  });
});

/** A form as a browser sends it. */
function form(fields: Record<string, string>): RequestInit {
  return { method: 'POST', body: new URLSearchParams(fields) };
}

describe('the pages for people', () => {
  it('lists the mails, and the linked page sets a new password', async () => {
    const auth = harness.visitor();
    await sendPasswordResetEmail(auth, EMAIL, { url: 'http://localhost:4400/login' });
    const oobCode = await harness.lastCode();
    const mails = await (await harness.fetch('/mails')).text();
    expect(mails).toContain(oobCode);
    expect(mails).toContain(EMAIL);

    const link = `/emulator/action?mode=resetPassword&oobCode=${oobCode}`;
    expect(await (await harness.fetch(link)).text()).toContain('Choose a new password');
    const fields = { mode: 'resetPassword', oobCode, continueUrl: 'http://localhost:4400/login' };
    const weak = await harness.fetch('/emulator/action', form({ ...fields, newPassword: 'weak' }));
    expect(weak.status).toBe(400);
    expect(await weak.text()).toContain('too weak');
    const done = await harness.fetch(
      '/emulator/action',
      form({ ...fields, newPassword: NEW_PASSWORD }),
    );
    expect(await done.text()).toContain('href="http://localhost:4400/login"');
    await signInWithEmailAndPassword(auth, EMAIL, NEW_PASSWORD);
    expect(await (await harness.fetch(link)).text()).toContain('was already used');
    expect(await (await harness.fetch('/mails')).text()).toContain('already used');
  });

  it('confirms an address by its button, not by the look at the page', async () => {
    const { user } = await signInWithEmailAndPassword(harness.visitor(), EMAIL, GOOD_PASSWORD);
    await sendEmailVerification(user);
    const fields = { mode: 'verifyEmail', oobCode: await harness.lastCode() };
    await harness.fetch(`/emulator/action?${new URLSearchParams(fields).toString()}`);
    await user.reload();
    expect(user.emailVerified).toBe(false);
    await harness.fetch('/emulator/action', form(fields));
    await user.reload();
    expect(user.emailVerified).toBe(true);
  });

  it('writes in the language that the SDK names, and keeps it on the pages behind the link', async () => {
    const auth = harness.visitor();
    auth.languageCode = 'bn';
    const back = 'http://localhost:4400/bn/login';
    await sendPasswordResetEmail(auth, EMAIL, { url: back });
    const oobCode = await harness.lastCode();
    expect(await (await harness.fetch('/mails')).text()).toContain('নতুন পাসওয়ার্ড দিন');
    const query = `mode=resetPassword&lang=bn&oobCode=${oobCode}`;
    const opened = await (await harness.fetch(`/emulator/action?${query}`)).text();
    expect(opened).toContain('<html lang="bn">');
    expect(opened).toContain('name="lang" value="bn"');
    const fields = { mode: 'resetPassword', lang: 'bn', oobCode, continueUrl: back };
    const weak = await harness.fetch('/emulator/action', form({ ...fields, newPassword: 'short' }));
    expect(await weak.text()).toContain('এই পাসওয়ার্ড খুব দুর্বল।');
    const done = await harness.fetch(
      '/emulator/action',
      form({ ...fields, newPassword: NEW_PASSWORD }),
    );
    expect(await done.text()).toMatch(/সাইটে ফিরে যান/);
  });

  it('never links to another computer', async () => {
    await sendPasswordResetEmail(harness.visitor(), EMAIL);
    const done = await harness.fetch(
      '/emulator/action',
      form({
        mode: 'resetPassword',
        oobCode: await harness.lastCode(),
        newPassword: NEW_PASSWORD,
        continueUrl: 'https://example.com/',
      }),
    );
    expect(done.status).toBe(200);
    expect(await done.text()).not.toContain('example.com/');
  });
});
