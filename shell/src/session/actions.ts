import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { ChosenRole } from '@motohaat/domain/role';
import type { SessionActions, SessionOutcome } from '@motohaat/platform';

import { failureSentence } from '../language/failure-sentence.ts';
import { pageLanguage } from '../language/page-language.ts';
import { words } from '../messages/index.ts';
import { sessionWords } from '../messages/session/index.ts';
import { type Exchange, exchange } from './exchange.ts';
import { failed } from './failed.ts';
import { IdentityError, type IdentityProvider } from './identity.ts';
import type { SessionCore, SessionParts } from './parts.ts';

type NewAccount = { name: string; role: ChosenRole };

/** What a person can do with the session. No action throws: each failure is an outcome. */
export function createActions(
  parts: SessionParts,
  core: SessionCore,
): SessionActions & { returnFromGoogle: () => Promise<void> } {
  const { api, tokens, toasts, redirect } = parts;

  /**
   * Runs an action that signs somebody in.
   *
   * @param prove gets the provider to know the person, e.g. by a password
   * @param enter gets the product's access token for that person; it does not throw
   */
  async function signInBy(
    prove: (identity: IdentityProvider) => Promise<void>,
    enter: (identity: IdentityProvider) => Promise<Exchange>,
  ): Promise<SessionOutcome> {
    const began = core.era();
    try {
      const identity = await parts.loadIdentity();
      await prove(identity);
      if (began !== core.era()) return tooLate;
      // A person who is finishing a sign-in stays on the screen where they do so.
      if (parts.read().status !== 'identity-only') core.show({ status: 'signing-in' });
      const result = await enter(identity);
      return began === core.era() ? await core.admit(result) : tooLate;
    } catch (error) {
      return failed(error);
    }
  }

  async function createAccount(identity: IdentityProvider, account: NewAccount): Promise<Exchange> {
    try {
      const proof = await identity.idToken(false);
      await api.call(calls.accounts.create, { body: account, bearer: proof });
    } catch (error) {
      // The sign-in exists already: the person goes on from "Complete your account".
      return { kind: 'no-account', message: failed(error).message ?? failureSentence(error) };
    }
    toasts.success(sessionWords.messagesIn(pageLanguage()).created);
    return exchange(identity, api);
  }

  async function enterAsBuyer(identity: IdentityProvider): Promise<Exchange> {
    const result = await exchange(identity, api);
    if (result.kind !== 'no-account') return result;
    const { name } = (await identity.current().catch(() => null)) ?? { name: '' };
    return createAccount(identity, { name, role: 'buyer' });
  }

  const enter = (identity: IdentityProvider) => exchange(identity, api);

  async function leaveForGoogle(identity: IdentityProvider): Promise<void> {
    redirect.set();
    try {
      await identity.leaveForGoogle();
    } catch (error) {
      redirect.clear();
      throw error;
    }
  }

  return {
    prepare() {
      // Only ahead of time: the action that needs it reports a failure.
      parts.loadIdentity().catch(() => {});
    },
    signIn: ({ email, password }) =>
      signInBy((identity) => identity.signIn(email, password), enter),
    signUp: ({ email, password, name, role }) =>
      signInBy(
        (identity) => identity.signUp(email, password, name),
        (identity) => createAccount(identity, { name, role }),
      ),
    signInWithGoogle: (how = 'popup') =>
      signInBy(
        (identity) => (how === 'popup' ? identity.signInWithGoogle() : leaveForGoogle(identity)),
        enterAsBuyer,
      ),
    /** Goes on where `signInWithGoogle('redirect')` left this page. */
    async returnFromGoogle() {
      core.show({ status: 'signing-in' });
      const outcome = await signInBy((identity) => identity.takeRedirect(), enterAsBuyer);
      if (outcome.ok || parts.read().status !== 'signing-in') return;
      core.leave(false);
      if (outcome.message) toasts.error(outcome.message);
    },
    completeAccount: (account) =>
      signInBy(alreadyKnown, (identity) => createAccount(identity, account)),
    retry: () => signInBy(alreadyKnown, enter),
    async sendPasswordReset(email) {
      try {
        await (await parts.loadIdentity()).sendPasswordReset(email);
      } catch (error) {
        // Whether an address has an account is nobody's business.
        if (!(error instanceof IdentityError && error.code === 'user-not-found')) {
          return failed(error);
        }
      }
      return { ok: true };
    },
    async signOut() {
      const token = tokens.read();
      core.leave(true);
      const ended = await Promise.allSettled([
        token && api.call(calls.accounts.logout, { bearer: token }),
        parts.loadIdentity().then((identity) => identity.signOut()),
      ]);
      if (ended.some((end) => end.status === 'rejected' && !isOver(end.reason))) {
        toasts.error(words.messagesIn(pageLanguage()).signedOutHereOnly);
      }
    },
  };
}

/** The provider knows the person from before. */
const alreadyKnown = async () => {};

const tooLate: SessionOutcome = { ok: false, code: 'signed-out' };

/** The server no longer knew the session: nothing was left to end. */
const isOver = (error: unknown) => error instanceof ApiError && error.status === 401;
