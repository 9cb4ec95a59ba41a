import { pageLanguage } from '../language/page-language.ts';
import type { Messages } from '../messages/session/en.tsx';
import { sessionWords } from '../messages/session/index.ts';

/**
 * The identity provider's codes (specification section 8, rulings R8) and the sentence for each.
 * `null`: not an error, nothing is shown. A wrong password and an unknown person read the same.
 */
const sentences: Readonly<Record<string, keyof Messages['identity'] | null>> = {
  'email-already-in-use': 'emailTaken',
  'wrong-password': 'wrongCredential',
  'user-not-found': 'wrongCredential',
  'invalid-credential': 'wrongCredential',
  'invalid-login-credentials': 'wrongCredential',
  'user-disabled': 'suspended',
  'invalid-email': 'invalidEmail',
  'missing-email': 'invalidEmail',
  'weak-password': 'weakPassword',
  'password-does-not-meet-requirements': 'weakPassword',
  'too-many-requests': 'tooManyTries',
  'expired-action-code': 'expiredLink',
  'invalid-action-code': 'expiredLink',
  'invalid-verification-code': 'wrongCode',
  'code-expired': 'expiredCode',
  'user-token-expired': 'signInAgain',
  'invalid-user-token': 'signInAgain',
  'user-mismatch': 'signInAgain',
  'network-request-failed': 'noConnection',
  timeout: 'noConnection',
  'popup-blocked': 'popupBlocked',
  'popup-closed-by-user': null,
  'cancelled-popup-request': null,
  'user-cancelled': null,
  'account-exists-with-different-credential': 'signsInByPassword',
  'unauthorized-domain': 'notAvailable',
  'invalid-api-key': 'notAvailable',
  'api-key-not-valid.-please-pass-a-valid-api-key.': 'notAvailable',
  'multi-factor-auth-required': 'notAvailable',
  'operation-not-allowed': 'notAvailable',
};

/** The sentence for a code, or nothing where there is nothing to say. */
export function identityMessage(code: string): string | undefined {
  const sentence = sentences[code];
  return sentence === null ? undefined : worded(sentence ?? 'unknown');
}

/** The sentence for what nobody has foreseen. */
export const unknownReason = (): string => worded('unknown');

const worded = (sentence: keyof Messages['identity']) =>
  sessionWords.messagesIn(pageLanguage()).identity[sentence];
