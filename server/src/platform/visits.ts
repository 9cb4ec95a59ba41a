import type { FastifyReply, FastifyRequest } from 'fastify';

import { createNamedAccounts } from './canary/named-account.ts';
import { bucketOf } from './canary/visitor-bucket.ts';
import type { LiveRevision } from './live-revision.ts';
import { createSiteCookies } from './site-cookies.ts';
import type { Visit } from './visit.ts';

/** Tells which canaries a request counts for, and sets the cookies that keep it so. */
export type Visits = {
  /** Of a request for a page, or of a visitor's call. */
  ofVisitor(request: FastifyRequest, reply: FastifyReply, revision: LiveRevision): Visit;
  /** Of a call of an account. */
  ofAccount(
    request: FastifyRequest,
    reply: FastifyReply,
    revision: LiveRevision,
    accountId: string,
  ): Visit;
};

/** @param options.secure whether cookies travel over HTTPS only */
export function createVisits({ secret, secure }: { secret: string; secure: boolean }): Visits {
  const cookies = createSiteCookies({ secure });
  const named = createNamedAccounts({ secret, cookies });
  return {
    ofVisitor: (request, reply, revision) => ({
      bucket: bucketOf(request, reply, { revision, cookies }),
      accountId: named.read(request),
    }),
    ofAccount(request, reply, revision, accountId) {
      named.remember(request, reply, revision, accountId);
      return { bucket: bucketOf(request, reply, { revision, cookies }), accountId };
    },
  };
}
