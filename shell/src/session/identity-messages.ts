const wrongCredential = 'Email or password is incorrect.';
const expiredLink = 'This link has expired.';
const notAvailable = 'Sign-in is not available right now. Try again later.';
const signInAgain = 'Please sign in again.';
const weakPassword = 'Password is weak.Must Have (lowercase,uppercase,special-character)';

/**
 * The identity provider's codes (specification section 8, rulings R8) and the sentence for each.
 * `null`: not an error, nothing is shown. A wrong password and an unknown person read the same.
 */
const messages: Readonly<Record<string, string | null>> = {
  'email-already-in-use': 'Use another email or log in.',
  'wrong-password': wrongCredential,
  'user-not-found': wrongCredential,
  'invalid-credential': wrongCredential,
  'invalid-login-credentials': wrongCredential,
  'user-disabled': 'This account is suspended. Contact support.',
  'invalid-email': 'Enter a valid email.',
  'missing-email': 'Enter a valid email.',
  'weak-password': weakPassword,
  'password-does-not-meet-requirements': weakPassword,
  'too-many-requests': 'Too many tries. Try again later.',
  'expired-action-code': expiredLink,
  'invalid-action-code': expiredLink,
  'invalid-verification-code': 'This code is not right. Check it and try again.',
  'code-expired': 'This code has expired. Ask for a new one.',
  'user-token-expired': signInAgain,
  'invalid-user-token': signInAgain,
  'user-mismatch': signInAgain,
  'network-request-failed': 'No connection. Try again.',
  timeout: 'No connection. Try again.',
  'popup-blocked': 'Allow pop-ups or continue here',
  'popup-closed-by-user': null,
  'cancelled-popup-request': null,
  'user-cancelled': null,
  'account-exists-with-different-credential':
    'This email already signs in with a password. Log in with your email and password.',
  'unauthorized-domain': notAvailable,
  'invalid-api-key': notAvailable,
  'api-key-not-valid.-please-pass-a-valid-api-key.': notAvailable,
  'multi-factor-auth-required': notAvailable,
  'operation-not-allowed': notAvailable,
};

/** The sentence for a code, or nothing where there is nothing to say. */
export function identityMessage(code: string): string | undefined {
  const message = messages[code];
  return message === undefined ? 'Could not sign in. Try again.' : (message ?? undefined);
}
