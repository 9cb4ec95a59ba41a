import { NetworkError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { SessionOutcome } from '@motohaat/platform';

import { failureSentence } from '../language/failure-sentence.ts';
import { pageLanguage } from '../language/page-language.ts';
import { words } from '../messages/index.ts';
import { sessionWords } from '../messages/session/index.ts';
import { expiryOf } from './access-token.ts';
import type { SessionParts } from './parts.ts';
import type { BegunSession, SessionControl, SessionMachine } from './session.ts';

type SessionModule = { createSession: (parts: SessionParts) => SessionMachine };

/** The machine, and the words that it says. */
async function loadMachine(): Promise<SessionModule> {
  const [module] = await Promise.all([
    import(/* webpackChunkName: "session" */ './session.ts'),
    sessionWords.prepare(pageLanguage()),
  ]);
  return module;
}

/**
 * The session of this tab, without its machine (`./session.ts`), which visitors do without: it is
 * loaded when this device remembers a session, or when somebody begins one here or in another tab.
 * What a remembered session asks of the server is asked for while the machine is on its way.
 */
export function createLateSession(
  parts: SessionParts,
  load: () => Promise<SessionModule> = loadMachine,
): SessionControl {
  const { api, tokens, toasts, redirect } = parts;
  let coming: Promise<SessionMachine> | undefined;
  let here: SessionMachine | undefined;

  /** @throws NetworkError when its code did not come; the next call tries again */
  function machine(begun?: BegunSession): Promise<SessionMachine> {
    coming ??= load().then(
      ({ createSession }) => {
        here = createSession(parts);
        void here.start(begun);
        return here;
      },
      (error: unknown) => {
        coming = undefined;
        throw new NetworkError(error);
      },
    );
    return coming;
  }

  /** Takes up the session that this device remembers. */
  async function begin(): Promise<void> {
    parts.publish({ status: 'signing-in' });
    try {
      await machine(askAhead());
    } catch (error) {
      const identity = { email: '', name: '', photo: null };
      const why = { reason: 'unreachable', message: failureSentence(error) } as const;
      parts.publish({ status: 'identity-only', ...why, identity });
    }
  }

  function askAhead(): BegunSession | undefined {
    const token = tokens.read();
    if (!token || expiryOf(token) <= Date.now()) {
      prepareIdentity();
      return undefined;
    }
    const person = api.call(calls.accounts.me);
    // Whoever takes it up sees the failure.
    person.catch(() => {});
    parts.entitlementChanged(true);
    return { person };
  }

  /** Only ahead of time: whatever needs it reports a failure. */
  function prepareIdentity(): void {
    parts.loadIdentity().catch(() => {});
  }

  const act = async (
    action: (machine: SessionMachine) => Promise<SessionOutcome>,
  ): Promise<SessionOutcome> => {
    try {
      return await action(await machine());
    } catch (error) {
      // Actions do not throw: it is the machine that did not come.
      return { ok: false, code: 'network-request-failed', message: failureSentence(error) };
    }
  };

  return {
    actions: {
      prepare() {
        machine().catch(() => {});
        prepareIdentity();
      },
      signIn: (input) => act(({ actions }) => actions.signIn(input)),
      signUp: (input) => act(({ actions }) => actions.signUp(input)),
      signInWithGoogle: (how) => act(({ actions }) => actions.signInWithGoogle(how)),
      sendPasswordReset: (email) => act(({ actions }) => actions.sendPasswordReset(email)),
      completeAccount: (account) => act(({ actions }) => actions.completeAccount(account)),
      retry: () => act(({ actions }) => actions.retry()),
      async signOut() {
        try {
          await (await machine()).actions.signOut();
        } catch {
          tokens.clear();
          parts.publish({ status: 'anonymous' });
          parts.entitlementChanged(false);
          toasts.error(words.messagesIn(pageLanguage()).signedOutHereOnly);
        }
      },
    },
    account: {
      waysIn: async () => (await machine()).account.waysIn(),
      leave: async (proof, run) => (await machine()).account.leave(proof, run),
      signOutEverywhere: async () => (await machine()).account.signOutEverywhere(),
      refresh: () => here?.account.refresh(),
    },
    async start() {
      tokens.onOtherTab((token) => {
        if (!here && token) void begin();
      });
      if (tokens.read() || redirect.returned) await begin();
    },
    renew: async (refused) => (await machine()).renew(refused),
    recheck() {
      if (here) here.recheck();
      else if (tokens.read()) void begin();
    },
  };
}
