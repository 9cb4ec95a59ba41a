import type { Identity, Session, Toasts } from '@motohaat/platform';

import type { TokenStore } from '../session/access-token.ts';
import type { IdentityProvider } from '../session/identity.ts';

/** A token as the server's, of which only the expiry can be read. */
export function tokenThatExpires(at: number, mark = ''): string {
  return `${mark}.${btoa(JSON.stringify({ exp: at / 1000 }))}.signature`;
}

export function fakeTokens(initial?: string): TokenStore & {
  /** Another tab wrote a token or, with nothing, signed out. */
  fromOtherTab: (token?: string) => void;
} {
  let token = initial;
  let listener: ((token: string | undefined) => void) | undefined;
  return {
    read: () => token,
    write: (next) => void (token = next),
    clear: () => void (token = undefined),
    survives: () => true,
    onOtherTab: (next) => void (listener = next),
    fromOtherTab(next) {
      token = next;
      listener?.(next);
    },
  };
}

const rina: Identity = { email: 'rina@x.example', name: 'Rina', photo: null };

/** An identity provider in memory, with nobody signed in. */
export function fakeIdentity(
  overrides: Partial<IdentityProvider> = {},
): IdentityProvider & { done: string[] } {
  const done: string[] = [];
  const action = (name: string) => async () => void done.push(name);
  return {
    done,
    current: async () => rina,
    idToken: async (fresh) => (fresh ? 'fresh-proof' : 'proof'),
    signIn: action('signIn'),
    signUp: action('signUp'),
    signInWithGoogle: action('signInWithGoogle'),
    leaveForGoogle: action('leaveForGoogle'),
    takeRedirect: action('takeRedirect'),
    waysIn: async () => ['password'],
    confirm: action('confirm'),
    sendPasswordReset: action('sendPasswordReset'),
    signOut: action('signOut'),
    ...overrides,
  };
}

export function fakeToasts(): Toasts & { shown: string[] } {
  const shown: string[] = [];
  const show = (kind: string) => (message: string) => void shown.push(`${kind}: ${message}`);
  return { shown, success: show('success'), error: show('error'), message: show('message') };
}

/** A place for the session, and every state that it went through. */
export function fakeSessionStore(): {
  seen: Session[];
  read: () => Session;
  publish: (session: Session) => void;
} {
  const seen: Session[] = [{ status: 'anonymous' }];
  return {
    seen,
    read: () => seen.at(-1) ?? { status: 'anonymous' },
    publish: (session) => void seen.push(session),
  };
}
