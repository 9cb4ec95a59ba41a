import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import type { IdentityAccounts } from './port.ts';
import { type AccessTokens, type ServiceAccount, serviceAccountTokens } from './service-account.ts';

const timeout = 5_000;

const Lookup = v.object({
  users: v.optional(v.array(v.object({ passwordUpdatedAt: v.optional(v.number()) }))),
});

/**
 * Administers the accounts of a Firebase project. What is done already counts as done: an account
 * that is gone needs no disabling.
 *
 * Source: Google Identity Toolkit REST, `projects.accounts.update`, `.delete` and `.lookup`.
 *
 * @param baseUrl of the Identity Toolkit, or of a stand-in
 */
export function identityToolkit({
  baseUrl,
  projectId,
  accessToken,
}: {
  baseUrl: string;
  projectId: string;
  accessToken: AccessTokens;
}): IdentityAccounts {
  /** @returns what is answered; nothing where the account is gone */
  async function call(
    name: 'update' | 'delete' | 'lookup',
    body: Record<string, unknown>,
  ): Promise<unknown> {
    const authorization = `Bearer ${await accessToken()}`;
    let response: Response;
    try {
      response = await fetch(`${baseUrl}/v1/projects/${projectId}/accounts:${name}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeout),
      });
    } catch (cause) {
      throw new AppError('unavailable', { cause, retryAfter: 5 });
    }
    if (response.ok) return response.json();
    const reason = await response.text().catch(() => '');
    if (response.status === 400 && reason.includes('USER_NOT_FOUND')) return undefined;
    const cause = new Error(`accounts:${name} was refused with status ${response.status}`);
    throw new AppError('unavailable', { cause, retryAfter: 5 });
  }

  return {
    disableAccount: async (uid) => {
      await call('update', { localId: uid, disableUser: true, validSince: fromNow() });
    },
    enableAccount: async (uid) => {
      await call('update', { localId: uid, disableUser: false });
    },
    endSessions: async (uid) => {
      await call('update', { localId: uid, validSince: fromNow() });
    },
    deleteAccount: async (uid) => {
      await call('delete', { localId: uid });
    },
    passwordChangedAt: async (uid) => {
      const answer = v.safeParse(Lookup, await call('lookup', { localId: [uid] }));
      const at = answer.success ? answer.output.users?.[0]?.passwordUpdatedAt : undefined;
      return at === undefined ? null : new Date(at);
    },
  };
}

/** For `validSince`: refresh tokens from before this second count no more. */
function fromNow(): string {
  return String(Math.floor(Date.now() / 1000));
}

type Settings = {
  projectId: string;
  toolkitUrl: string;
  serviceAccount: ServiceAccount | undefined;
};

/** The accounts of the project that is set. Without a service account it is a stand-in's. */
export function identityAccounts(settings: Settings): IdentityAccounts {
  const { projectId, toolkitUrl: baseUrl, serviceAccount } = settings;
  const accessToken = serviceAccount
    ? serviceAccountTokens(serviceAccount)
    : // What Firebase's own emulator takes for a server.
      async () => 'owner';
  return identityToolkit({ baseUrl, projectId, accessToken });
}
