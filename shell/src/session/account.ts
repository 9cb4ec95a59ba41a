import * as calls from '@motohaat/contract/calls';

import { pageLanguage } from '../language/page-language.ts';
import { sessionWords } from '../messages/session/index.ts';
import { type Failed, failed } from './failed.ts';
import type { Proof, SignInWay } from './identity.ts';
import type { SessionCore, SessionParts } from './parts.ts';

/**
 * What people do with their own account on the shell's profile page. Remotes have no part in it:
 * a fresh proof of who signed in stays inside the shell.
 */
export type AccountActions = {
  /** How this person can sign in. Asking also gets the provider ready to open a popup at once. */
  waysIn: () => Promise<SignInWay[]>;
  /**
   * Has the person confirm that it is them, does what needs that, and ends the session.
   *
   * @param run gets a new ID token
   */
  leave: <Answer>(
    proof: Proof,
    run: (idToken: string) => Promise<Answer>,
  ) => Promise<{ ok: true; answer: Answer } | Failed>;
  /**
   * Ends all sessions of this person, on every device.
   *
   * @throws ApiError and NetworkError, like the client
   */
  signOutEverywhere: () => Promise<void>;
  /** Shows everywhere what was changed of the person's name or photo. */
  refresh: () => void;
};

export function createAccountActions(
  { api, loadIdentity }: Pick<SessionParts, 'api' | 'loadIdentity'>,
  core: Pick<SessionCore, 'leave'>,
  refresh: () => void,
): AccountActions {
  async function end(): Promise<void> {
    core.leave(true);
    // The server ended the session; that the provider's SDK forgets it too is a courtesy.
    await loadIdentity()
      .then((identity) => identity.signOut())
      .catch(reportError);
  }

  return {
    async waysIn() {
      try {
        return await (await loadIdentity()).waysIn();
      } catch (error) {
        reportError(error);
        return ['password'];
      }
    },
    async leave(proof, run) {
      try {
        const identity = await loadIdentity();
        await identity.confirm(proof);
        const answer = await run(await identity.idToken(false));
        await end();
        return { ok: true, answer };
      } catch (error) {
        const failure = failed(error);
        if (!wrongPassword.has(failure.code)) return failure;
        return { ...failure, message: sessionWords.messagesIn(pageLanguage()).wrongPassword };
      }
    },
    async signOutEverywhere() {
      await api.call(calls.profile.signOutEverywhere);
      await end();
    },
    refresh,
  };
}

/** What the provider calls a password that does not fit. */
const wrongPassword = new Set([
  'wrong-password',
  'invalid-credential',
  'invalid-login-credentials',
]);
