import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import type { AnswerOf } from '@motohaat/contract/calls/call';
import type { Identity, Session, SessionActions, SessionOutcome } from '@motohaat/platform';

import { failureSentence } from '../language/failure-sentence.ts';
import { pageLanguage } from '../language/page-language.ts';
import { sessionWords } from '../messages/session/index.ts';
import { expiryOf } from './access-token.ts';
import { type AccountActions, createAccountActions } from './account.ts';
import { createActions } from './actions.ts';
import { type Exchange, exchange } from './exchange.ts';
import { createLanguageKeeper } from './keep-language.ts';
import type { SessionParts } from './parts.ts';
import { createRenewal } from './renewal.ts';

export type SessionControl = {
  actions: SessionActions;
  account: AccountActions;
  /** Takes up the session that this device remembers; without one it loads nothing. */
  start: () => Promise<void>;
  /** For the API client: a new token in place of a refused one. */
  renew: (refused: string) => Promise<string | undefined>;
  /** Looks again whether the session still holds, after the page or the network was away. */
  recheck: () => void;
};

/** What was asked of the server for the session at hand before its machine was here. */
export type BegunSession = { person: Promise<AnswerOf<typeof calls.accounts.me>> };

export type SessionMachine = Omit<SessionControl, 'start'> & {
  start: (begun?: BegunSession) => Promise<void>;
};

const unknownPerson: Identity = { email: '', name: '', photo: null };

/** The session of this tab: the machine behind the platform's session actions. */
export function createSession(parts: SessionParts): SessionMachine {
  const { api, tokens } = parts;
  let era = 0;
  let personId: string | undefined;
  const languageKeeper = createLanguageKeeper(tokens);

  const renewal = createRenewal({
    tokens,
    async exchange() {
      const began = era;
      const result = await exchangeNow();
      return began === era ? renewed(result) : undefined;
    },
  });

  async function exchangeNow(): Promise<Exchange> {
    try {
      return await exchange(await parts.loadIdentity(), api);
    } catch (error) {
      return { kind: 'unreachable', message: failureSentence(error) };
    }
  }

  function show(session: Session): void {
    if (session.status === 'ready' || session.status === 'anonymous') {
      // A role decides what there is to see as much as an account does.
      const id = session.status === 'ready' ? `${session.user.id} ${session.user.role}` : undefined;
      if (id !== personId) parts.personChanged(personId === undefined ? 'nobody' : 'somebody');
      personId = id;
    }
    parts.publish(session);
  }

  /** Takes the outcome of a renewal into use. It must not await the API, which may wait for it. */
  async function renewed(result: Exchange): Promise<string | undefined> {
    const ready = parts.read().status === 'ready';
    if (result.kind === 'token') {
      tokens.write(result.token);
      // The role may be another one, and the cookie for the remotes' files expires with the token.
      if (ready) void loadPerson();
      return result.token;
    }
    if (result.kind === 'unreachable' && ready) {
      const token = tokens.read();
      if (token) renewal.schedule(token);
      return undefined;
    }
    await admit(result);
    return undefined;
  }

  async function admit(result: Exchange): Promise<SessionOutcome> {
    const began = era;
    if (result.kind === 'token') {
      tokens.write(result.token);
      return loadPerson();
    }
    if (result.kind === 'signed-out') {
      leave(true);
      const { signInAgain: message } = sessionWords.messagesIn(pageLanguage()).identity;
      return { ok: false, code: 'signed-out', message };
    }
    if (result.kind !== 'unreachable' && tokens.read()) tokens.clear();
    const provider = await parts.loadIdentity().catch(() => undefined);
    const identity = (await provider?.current().catch(() => null)) ?? unknownPerson;
    const { kind: reason, message } = result;
    if (began === era) show({ status: 'identity-only', reason, message, identity });
    return { ok: false, code: reason, message };
  }

  async function loadPerson(begun?: BegunSession): Promise<SessionOutcome> {
    const began = era;
    const token = tokens.read();
    if (token) renewal.schedule(token);
    if (!begun) parts.entitlementChanged(true);
    try {
      const { id, email, name, role, photo, language } = await (begun?.person ??
        api.call(calls.accounts.me));
      if (began !== era) return { ok: false, code: 'signed-out' };
      show({ status: 'ready', user: { id, email, name, role, photo } });
      languageKeeper.begin(language);
      return { ok: true };
    } catch (error) {
      const message = failureSentence(error);
      if (began === era && parts.read().status === 'signing-in') {
        if (error instanceof ApiError && error.status === 401) leave(true);
        else {
          const reason = 'unreachable';
          show({ status: 'identity-only', reason, message, identity: unknownPerson });
        }
      }
      return { ok: false, code: 'unreachable', message };
    }
  }

  function leave(everywhere: boolean): void {
    era += 1;
    renewal.stop();
    if (everywhere) tokens.clear();
    languageKeeper.end();
    show({ status: 'anonymous' });
    parts.entitlementChanged(false);
  }

  function follow(token: string | undefined): void {
    if (!token) return leave(false);
    if (parts.read().status !== 'ready') show({ status: 'signing-in' });
    void loadPerson();
  }

  function recheck(): void {
    const { status } = parts.read();
    const token = tokens.read();
    if (token && status !== 'signing-in') void loadPerson();
    else if (!token && status === 'ready') leave(false);
  }

  const core = { era: () => era, show, admit, leave };
  const { returnFromGoogle, ...actions } = createActions(parts, core);

  return {
    actions,
    account: createAccountActions(parts, core, recheck),
    async start(begun) {
      tokens.onOtherTab(follow);
      const token = tokens.read();
      if (!token) return parts.redirect.returned ? returnFromGoogle() : undefined;
      show({ status: 'signing-in' });
      const usable = expiryOf(token) > Date.now() || (await renewal.renew(token));
      if (usable) await loadPerson(begun);
    },
    renew: (refused) => renewal.renew(refused),
    recheck,
  };
}
