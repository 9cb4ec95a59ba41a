import type { ApiClient } from '@motohaat/api/client';
import { ApiError, isTransient } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';

import { failureSentence } from '../language/failure-sentence.ts';
import { identityMessage } from './identity-messages.ts';
import { IdentityError, type IdentityProvider, signedOutCodes } from './identity.ts';

/** How the exchange of the provider's proof for the product's access token ended. */
export type Exchange =
  | { kind: 'token'; token: string }
  /** The identity provider no longer knows the person: they must sign in again. */
  | { kind: 'signed-out' }
  | { kind: 'no-account' | 'suspended' | 'unreachable'; message: string };

/** Tries after the first one (ruling S4.2), and ms to wait before each. */
const pauses = [400, 1200];

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Exchanges the identity provider's ID token for an access token (`GET /jwt`). It does not throw:
 * each failure is an outcome.
 */
export async function exchange(
  identity: IdentityProvider,
  api: ApiClient,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Exchange> {
  let fresh = false;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const proof = await identity.idToken(fresh);
      const email = (await identity.current())?.email ?? '';
      const { accessToken } = await api.call(calls.accounts.exchangeToken, {
        query: { email },
        bearer: proof,
      });
      return { kind: 'token', token: accessToken };
    } catch (error) {
      const pause = pauses[attempt];
      if (pause === undefined || !worthAnotherTry(error)) return failure(error);
      // A refused proof may be one that the provider has revoked or that has just expired.
      fresh = isRefusedProof(error);
      await wait(pause);
    }
  }
}

const isRefusedProof = (error: unknown) => error instanceof ApiError && error.status === 401;

function worthAnotherTry(error: unknown): boolean {
  if (error instanceof IdentityError) return error.code === 'network-request-failed';
  if (error instanceof ApiError && error.status === 429) return false;
  return isTransient(error) || isRefusedProof(error);
}

function failure(error: unknown): Exchange {
  if (error instanceof IdentityError) {
    if (signedOutCodes.includes(error.code)) return { kind: 'signed-out' };
    const kind = error.code === 'user-disabled' ? 'suspended' : 'unreachable';
    return { kind, message: identityMessage(error.code) ?? '' };
  }
  if (error instanceof ApiError) {
    const { code, message } = error;
    if (code === 'no_account') return { kind: 'no-account', message };
    if (code === 'account_suspended') return { kind: 'suspended', message };
    if (error.status === 401) return { kind: 'signed-out' };
  }
  return { kind: 'unreachable', message: failureSentence(error) };
}
