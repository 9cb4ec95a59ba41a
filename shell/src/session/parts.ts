import type { ApiClient } from '@motohaat/api/client';
import type { Session, SessionOutcome, Toasts } from '@motohaat/platform';

import type { TokenStore } from './access-token.ts';
import type { Exchange } from './exchange.ts';
import type { IdentityProvider } from './identity.ts';
import type { RedirectMark } from './redirect-mark.ts';

/** What a session is made of. */
export type SessionParts = {
  /** Loads the identity provider once; after a failure, asking again tries again. */
  loadIdentity: () => Promise<IdentityProvider>;
  api: ApiClient;
  tokens: TokenStore;
  toasts: Toasts;
  redirect: RedirectMark;
  read: () => Session;
  publish: (session: Session) => void;
  /** What the caller may have of the site must be asked again (or, signed out, be given up). */
  entitlementChanged: (signedIn: boolean) => void;
  /**
   * Another person (or nobody) sits here now: what the former one saw must go. Where it was nobody,
   * it is only to be asked for again.
   */
  personChanged: (former: 'nobody' | 'somebody') => void;
};

/** What the actions of a session are made of; see `createActions`. */
export type SessionCore = {
  /** A number that changes with each sign-out: an action that saw another one comes too late. */
  era: () => number;
  show: (session: Session) => void;
  /** Turns the end of an exchange into a session. */
  admit: (result: Exchange) => Promise<SessionOutcome>;
  /** Ends the session here, and with `everywhere` in all tabs. */
  leave: (everywhere: boolean) => void;
};
