import type { Identity } from '@motohaat/platform';

/** How somebody signs in. */
export type SignInWay = 'password' | 'google';

/** How somebody confirms that it is them: a password, or Google's popup. */
export type Proof = { password: string } | 'google';

/** What the shell asks of an identity provider. Each action may throw `IdentityError`. */
export type IdentityProvider = {
  /** The person whom the provider remembers on this device. */
  current: () => Promise<Identity | null>;
  signIn: (email: string, password: string) => Promise<void>;
  /** Makes the sign-in and saves the person's name with it. */
  signUp: (email: string, password: string, name: string) => Promise<void>;
  signInWithGoogle: () => Promise<void>;
  /** Leaves this page for Google's; the page that the person comes back to asks `takeRedirect`. */
  leaveForGoogle: () => Promise<void>;
  /** Signs in the person who came back from Google's page; they may have given up there. */
  takeRedirect: () => Promise<void>;
  /** How the signed-in person can sign in. */
  waysIn: () => Promise<SignInWay[]>;
  /** Signs the same person in again, so that the next ID token speaks of a recent sign-in. */
  confirm: (proof: Proof) => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** A proof for the server of who signed in; `fresh` bypasses the provider's cache. */
  idToken: (fresh: boolean) => Promise<string>;
  signOut: () => Promise<void>;
};

/** The provider refused an action. `code` is the vendor's, without its `auth/` prefix. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  readonly code: string;

  constructor(code: string, cause?: unknown) {
    super(`identity provider: ${code}`, { cause });
    this.code = code;
  }
}

/** Codes that say that the person must sign in again. */
export const signedOutCodes: readonly string[] = [
  'no-current-user',
  'user-token-expired',
  'invalid-user-token',
  'user-not-found',
  'user-mismatch',
];
