import { NetworkError } from '@motohaat/api/errors';
import { afterEach, expect, it } from 'vitest';

import { prepareWords } from '../language/load-words.ts';
import { sessionWords } from '../messages/session/index.ts';
import { failed } from './failed.ts';
import { identityMessage } from './identity-messages.ts';

afterEach(() => document.documentElement.removeAttribute('lang'));

const wrong = 'Email or password is incorrect.';
const unavailable = 'Sign-in is not available right now. Try again later.';

/** Every code of the specification's section 8, and those that new projects answer with. */
it.each([
  ['email-already-in-use', 'Use another email or log in.'],
  ['wrong-password', wrong],
  ['user-not-found', wrong],
  ['invalid-credential', wrong],
  ['user-disabled', 'This account is suspended. Contact support.'],
  ['invalid-email', 'Enter a valid email.'],
  ['too-many-requests', 'Too many tries. Try again later.'],
  ['expired-action-code', 'This link has expired.'],
  ['invalid-action-code', 'This link has expired.'],
  ['user-token-expired', 'Please sign in again.'],
  ['invalid-user-token', 'Please sign in again.'],
  ['invalid-verification-code', 'This code is not right. Check it and try again.'],
  ['code-expired', 'This code has expired. Ask for a new one.'],
  ['network-request-failed', 'No connection. Try again.'],
  ['popup-blocked', 'Allow pop-ups or continue here'],
  ['popup-closed-by-user', undefined],
  ['cancelled-popup-request', undefined],
  ['unauthorized-domain', unavailable],
  ['user-mismatch', 'Please sign in again.'],
  ['invalid-api-key', unavailable],
  ['multi-factor-auth-required', unavailable],
  [
    'account-exists-with-different-credential',
    'This email already signs in with a password. Log in with your email and password.',
  ],
  ['weak-password', 'Password is weak.Must Have (lowercase,uppercase,special-character)'],
  [
    'password-does-not-meet-requirements',
    'Password is weak.Must Have (lowercase,uppercase,special-character)',
  ],
  ['something-new', 'Could not sign in. Try again.'],
])('says what %s means', (code, sentence) => {
  expect(identityMessage(code)).toBe(sentence);
});

it('says it in the language of the document', async () => {
  await Promise.all([prepareWords('bn'), sessionWords.prepare('bn')]);
  document.documentElement.lang = 'bn';
  expect(identityMessage('invalid-email')).toBe('সঠিক ইমেইল দিন।');
  // Whether the provider says it or the API's client: it is the same to people.
  expect(failed(new NetworkError()).message).toBe(identityMessage('network-request-failed'));
});
