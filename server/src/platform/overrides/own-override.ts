import type { RemoteRelease } from '@motohaat/contract/composition';
import { belongsTo } from '@motohaat/domain/role';
import { releaseId } from '@motohaat/releases/release-id';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { createSeal } from '../cookies/seal.ts';
import type { SiteCookies } from '../cookies/site-cookies.ts';
import type { Published } from '../releases/releases.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { misfits } from './fit.ts';
import { endOverride, findOverride } from './overrides.repository.ts';

const cookieName = 'override';

/** A remote on somebody's own machine that takes the place of the released one in that person's pages. */
export type AppliedOverride = {
  /** Of a loopback address. */
  origin: string;
  expiresAt: Date;
  release: Published<RemoteRelease>;
};

/** The override that a browser has taken up. */
export type OwnOverride = {
  /**
   * Takes it up in the browser of the account that it was made for.
   *
   * @throws AppError `not_found` when the token does not count for this account, `forbidden` when the
   *   account may not have the remote
   */
  take(reply: FastifyReply, actor: Actor, token: string): Promise<void>;
  /** Ends it for good. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /**
   * The one that counts for a request; none that does not fit what is live.
   *
   * @param accountId who asks: it counts for its account only. `undefined` for pages, which do not
   *   know who is signed in
   */
  find(
    request: FastifyRequest,
    revision: LiveRevision,
    accountId: string | undefined,
  ): Promise<AppliedOverride | undefined>;
  /** Takes the cookie away from a caller who has it. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
};

const linkSeal = (secret: string) => createSeal(secret, 'override link');

/** What the link to an override carries. */
export function overrideToken(secret: string, id: string): string {
  return linkSeal(secret).close(id);
}

export function createOwnOverride(options: {
  db: Database;
  secret: string;
  cookies: SiteCookies;
}): OwnOverride {
  const { db, secret, cookies } = options;
  const links = linkSeal(secret);
  // A link alone, put into a cookie by hand, opens nothing: the account has to take it up.
  const taken = createSeal(secret, 'override taken');
  const idOf = (request: FastifyRequest) => taken.open(cookies.read(request, cookieName));

  return {
    async take(reply, actor, token) {
      const id = links.open(token);
      const override = id === undefined ? undefined : await findOverride(db, id);
      // The same words for what is not there and for what is another's.
      if (override?.account_id !== actor.id) {
        throw new AppError('not_found', { message: (t) => t.platform.linkOver });
      }
      if (!belongsTo(override.manifest.audience, actor.role)) {
        throw new AppError('forbidden', { message: (t) => t.platform.linkNotForAccount });
      }
      const age = Math.floor((override.expires_at.getTime() - Date.now()) / 1000);
      cookies.set(reply, cookieName, taken.close(override.id), Math.max(0, age));
    },

    async end(request, reply) {
      const id = idOf(request);
      if (id !== undefined) await endOverride(db, { id });
      cookies.clear(request, reply, cookieName);
    },

    async find(request, revision, accountId) {
      const id = idOf(request);
      if (id === undefined) return undefined;
      const override = await findOverride(db, id).catch((error: unknown) => {
        // Pages are there without the database too.
        request.log.error({ err: error }, 'an override cannot be read');
      });
      if (!override) return undefined;
      const { account_id, origin, expires_at, manifest } = override;
      if (accountId !== undefined && accountId !== account_id) return undefined;
      if (misfits(revision, manifest).length > 0) return undefined;
      const release = { id: releaseId(manifest), manifest };
      return { origin, expiresAt: expires_at, release };
    },

    forget: (request, reply) => cookies.clear(request, reply, cookieName),
  };
}
