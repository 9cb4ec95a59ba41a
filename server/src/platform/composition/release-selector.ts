import type { FastifyReply, FastifyRequest } from 'fastify';

import { createNamedAccounts } from '../canary/named-account.ts';
import { bucketOf, knownBucket, knownVisitor } from '../canary/visitor-bucket.ts';
import type { SiteCookies } from '../cookies/site-cookies.ts';
import type { OwnOverride } from '../overrides/own-override.ts';
import type { OwnPreview } from '../previews/own-preview.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import type { ReleaseSelection } from './select-remotes.ts';

/** Tells which canaries, which override and which preview count for a request, and keeps its cookies in step. */
export type ReleaseSelector = {
  /** Of a request for a page. It sets no cookie: many may get the answer. */
  forPage(request: FastifyRequest, revision: LiveRevision): Promise<ReleaseSelection>;
  /** Of a visitor's call. */
  forVisitor(
    request: FastifyRequest,
    reply: FastifyReply,
    revision: LiveRevision,
  ): Promise<ReleaseSelection>;
  /** Of a call of an account. */
  forAccount(
    request: FastifyRequest,
    reply: FastifyReply,
    revision: LiveRevision,
    accountId: string,
  ): Promise<ReleaseSelection>;
};

export function createReleaseSelector(options: {
  secret: string;
  cookies: SiteCookies;
  own: OwnOverride;
  previews: OwnPreview;
}): ReleaseSelector {
  const { secret, cookies, own, previews } = options;
  const named = createNamedAccounts({ secret, cookies });
  return {
    forPage: async (request, revision) => ({
      bucket: knownBucket(request, cookies),
      visitor: knownVisitor(request, cookies),
      accountId: named.read(request),
      override: await own.find(request, revision, undefined),
      preview: await previews.find(request, revision),
    }),
    forVisitor: async (request, reply, revision) => ({
      visitor: knownVisitor(request, cookies),
      bucket: bucketOf(request, reply, { revision, cookies }),
      accountId: named.read(request),
      override: await own.find(request, revision, undefined),
      preview: await previews.find(request, revision),
    }),
    async forAccount(request, reply, revision, accountId) {
      named.remember(request, reply, revision, accountId);
      const override = await own.find(request, revision, accountId);
      if (!override) own.forget(request, reply);
      const preview = await previews.find(request, revision);
      const visitor = knownVisitor(request, cookies);
      const bucket = bucketOf(request, reply, { revision, cookies });
      return { bucket, visitor, accountId, override, preview };
    },
  };
}
