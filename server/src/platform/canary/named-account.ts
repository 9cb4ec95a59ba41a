import type { FastifyReply, FastifyRequest } from 'fastify';

import { createSeal } from '../cookies/seal.ts';
import type { SiteCookies } from '../cookies/site-cookies.ts';
import { canariesOf, type LiveRevision } from '../revisions/live-revision.ts';

const cookieName = 'canary';

/** Seconds that a browser counts as the account's without asking as it: one day. */
const lifetime = 86_400;

/**
 * Which account a browser tries canaries as. The document does not know who is signed in: it learns
 * it from a cookie that the account's own call has set.
 */
export type NamedAccounts = {
  /** `users.id`; `undefined` when no canary names an account of this browser. */
  read(request: FastifyRequest): string | undefined;
  /** Keeps the cookie in step with whether a canary names the account. */
  remember(
    request: FastifyRequest,
    reply: FastifyReply,
    revision: LiveRevision,
    accountId: string,
  ): void;
};

export function createNamedAccounts(
  { secret, cookies }: { secret: string; cookies: SiteCookies },
  now: () => number = Date.now,
): NamedAccounts {
  const seal = createSeal(secret, 'canary account');
  return {
    read(request) {
      const text = seal.open(cookies.read(request, cookieName));
      const [accountId, end] = text?.split(' ') ?? [];
      return Number(end) > now() ? accountId : undefined;
    },
    remember(request, reply, revision, accountId) {
      const isNamed = Object.values(canariesOf(revision)).some(({ accounts }) =>
        accounts.includes(accountId),
      );
      if (!isNamed) return cookies.clear(request, reply, cookieName);
      const text = `${accountId} ${now() + lifetime * 1000}`;
      cookies.set(reply, cookieName, seal.close(text), lifetime);
    },
  };
}
