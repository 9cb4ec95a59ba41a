import type { ApiClient } from '@motohaat/api/client';
import type { PublicConfig } from '@motohaat/contract/composition';
import type { Purpose } from '@motohaat/contract/pages';
import type { SlotName, SlotProperties } from '@motohaat/contract/slots';
import type { HintKind } from '@motohaat/domain/hint';
import type { Language } from '@motohaat/domain/language';
import type { ChosenRole, Role } from '@motohaat/domain/role';
import type { ComponentType, ReactNode } from 'react';

import type { Events } from './events.ts';

/** The version of what the shell hands to remotes (semver). A remote's release records it. */
export const platformContract = '4.15.0';

/** The signed-in person. */
export type SessionUser = {
  id: string;
  email: string;
  name: string;
  role: Role;
  photo: string | null;
};

/** What the identity provider says of a person who has no access token (yet). */
export type Identity = { email: string; name: string; photo: string | null };

/**
 * Where a session stands. `identity-only`: the identity provider knows the person, the product
 * does not let them in yet, and `reason` says why.
 */
export type Session =
  | { status: 'anonymous' }
  | { status: 'signing-in' }
  | {
      status: 'identity-only';
      reason: 'no-account' | 'suspended' | 'unreachable';
      message: string;
      identity: Identity;
    }
  | { status: 'ready'; user: SessionUser };

/**
 * How an action of the session ended. A failure carries the provider's code and a sentence for the
 * person; a popup that the person closed is a failure without a message.
 */
export type SessionOutcome = { ok: true } | { ok: false; code: string; message?: string };

export type SessionActions = {
  /** Loads the identity provider's code ahead of a click that must open a popup at once. */
  prepare: () => void;
  signIn: (input: { email: string; password: string }) => Promise<SessionOutcome>;
  signUp: (input: {
    name: string;
    email: string;
    password: string;
    role: ChosenRole;
  }) => Promise<SessionOutcome>;
  /**
   * Opens Google's popup; a new person becomes a buyer, a known one keeps the role. A further call
   * opens a fresh popup, and the former call ends without a message. With `redirect`, for browsers
   * that block popups, this page leaves for Google's and comes back to the same place.
   */
  signInWithGoogle: (how?: 'popup' | 'redirect') => Promise<SessionOutcome>;
  sendPasswordReset: (email: string) => Promise<SessionOutcome>;
  /** Makes the product's account for a person who is `identity-only` with `no-account`. */
  completeAccount: (input: { name: string; role: ChosenRole }) => Promise<SessionOutcome>;
  /** Tries the token exchange again. */
  retry: () => Promise<SessionOutcome>;
  signOut: () => Promise<void>;
};

/** One sentence at the edge of the screen, announced to screen readers. */
export type Toasts = {
  success: (message: string) => void;
  error: (message: string) => void;
  message: (message: string) => void;
};

/** Something changed on the server; whatever shows it is asked for again by itself. */
export type LiveHint = {
  /** What it is, as the kind names it: a booking, a conversation; `null` for any. */
  id: string | null;
  /** Which state of it is there now, where it counts them; `null` where that is not known. */
  version: number | null;
};

/** What changes on the server, heard as it happens. */
export type Live = {
  /**
   * Calls back when something of a kind changed, for what a page does besides showing it anew.
   *
   * @returns how to stop
   */
  subscribe: (kind: HintKind, listener: (hint: LiveHint) => void) => () => void;
};

/** What stands in a slot's place, and what its fillings are told. */
export type SlotProps<Name extends SlotName = SlotName> = {
  name: Name;
  /** What its fillings are told, as the contract says for this slot. */
  properties: SlotProperties<Name>;
  /** For a slot without a place of its own: its fillings are asked for wherever on the page one is. */
  near?: boolean;
  /** Stands in for a filling that is on its way, so that nothing moves when it comes. */
  waiting?: ReactNode;
  /** Stands in for one that could not be had, or threw; nothing unless given. */
  renderFailed?: (retry: () => void) => ReactNode;
  /** Stands in for what a remote that was taken off fills; `sentence` says why it was. Nothing unless given. */
  renderClosed?: (sentence: string) => ReactNode;
  /** Stands there when it is settled that nobody fills the slot for this person; `retry` asks again. */
  renderNone?: (retry: () => void) => ReactNode;
};

/** Everything that a remote may ask of the shell, besides the addresses of pages: see `linksTo`. */
export type Platform = {
  session: SessionActions;
  toasts: Toasts;
  api: ApiClient;
  config: PublicConfig;
  live: Live;
  events: Events;
};

/**
 * Where the page of a purpose is for the person at hand. Where there is none, or none for this
 * person, it is home.
 */
export type FindPage = (purpose: Purpose, parameters: Readonly<Record<string, string>>) => string;

/** What the shell provides when it starts. */
export type ProvidedPlatform = Platform & {
  findPage: FindPage;
  /** Draws what the remotes of this person put into a slot. */
  Slot: ComponentType<SlotProps>;
  /** Loads the code of forms (`react-hook-form`), which the shell has and few pages need. */
  loadForms: () => Promise<void>;
  /** When the server drew what the document shows, in ms since 1970, if it did. */
  drawnAt?: number | undefined;
  /** Whether the server drew it with few bytes. */
  drawnForLowData?: boolean | undefined;
  /** The language of the page; English where a shell has only that. */
  language?: Language;
  /** An address of this site, whole and on its public origin; one of elsewhere stays as it is. */
  publicAddress: (address: string) => string;
};

/**
 * What the shell hands to the sign-in page as the location's state: the place to return to (check
 * it with `safeReturnPath`), and why the person was sent there. After `admin-only` the person may
 * be signed in: nobody is sent back to a page that was just refused.
 */
export type SignInState = { from?: string; notice?: 'admin-only' };
