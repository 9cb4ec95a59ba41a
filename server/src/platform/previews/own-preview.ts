import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../../database/index.ts';
import { createSeal } from '../cookies/seal.ts';
import type { SiteCookies } from '../cookies/site-cookies.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import { misfitsOfSet, previewSet } from './preview-set.ts';
import { findPreview } from './previews.repository.ts';

const cookieName = 'preview';

/** The parameter of an address that opens a preview, or with {@link previewEnd} leaves it. */
export const previewParameter = 'preview';
const previewEnd = 'end';

/** A preview that counts for a request. */
export type AppliedPreview = {
  name: string;
  expiresAt: Date;
  /** What is live, with its releases in their places. */
  set: LiveRevision;
  /** Application → version. */
  versions: Readonly<Record<string, string>>;
};

/** The preview that a browser has opened. */
export type OwnPreview = {
  /**
   * Opens or leaves one, where an address asks for it.
   *
   * @param search of the address, with its question mark
   * @returns the search to go on with; `over` when it asks for one that does not count (any more);
   *   `undefined` when it asks for nothing
   */
  follow(
    request: FastifyRequest,
    reply: FastifyReply,
    search: string,
  ): Promise<{ search: string } | 'over' | undefined>;
  /** The one that counts for a request; none that does not fit what is live. */
  find(request: FastifyRequest, live: LiveRevision): Promise<AppliedPreview | undefined>;
};

/** What the address of a preview carries. */
export function previewToken(secret: string, id: string): string {
  return createSeal(secret, 'preview link').close(id);
}

export function createOwnPreview(options: {
  db: Database;
  secret: string;
  cookies: SiteCookies;
}): OwnPreview {
  const { db, secret, cookies } = options;
  const links = createSeal(secret, 'preview link');
  const opened = createSeal(secret, 'preview opened');
  /** One set each, so that what is made of it is made once. */
  const sets = new WeakMap<LiveRevision, Map<string, AppliedPreview | undefined>>();

  return {
    async follow(request, reply, search) {
      const query = new URLSearchParams(search);
      const asked = query.get(previewParameter);
      if (asked === null) return undefined;
      if (asked === previewEnd) {
        cookies.clear(request, reply, cookieName);
      } else {
        const id = links.open(asked);
        const preview = id === undefined ? undefined : await findPreview(db, id);
        if (!preview) return 'over';
        const age = Math.floor((preview.expires_at.getTime() - Date.now()) / 1000);
        cookies.set(reply, cookieName, opened.close(preview.id), Math.max(0, age));
      }
      query.delete(previewParameter);
      return { search: query.size > 0 ? `?${String(query)}` : '' };
    },

    async find(request, live) {
      const id = opened.open(cookies.read(request, cookieName));
      if (id === undefined) return undefined;
      const preview = await findPreview(db, id).catch((error: unknown) => {
        // Pages are there without the database too.
        request.log.error({ err: error }, 'a preview cannot be read');
      });
      if (!preview) return undefined;
      const known = sets.get(live) ?? new Map<string, AppliedPreview | undefined>();
      sets.set(live, known);
      const key = `${id} ${preview.changed_at.toISOString()}`;
      if (!known.has(key)) known.set(key, apply(live, preview));
      return known.get(key);
    },
  };
}

function apply(
  live: LiveRevision,
  { name, expires_at, releases }: NonNullable<Awaited<ReturnType<typeof findPreview>>>,
): AppliedPreview | undefined {
  if (misfitsOfSet(live, releases).length > 0) return undefined;
  const versions = releases.map(({ manifest }) => [manifest.name, manifest.version]);
  return {
    name,
    expiresAt: expires_at,
    set: previewSet(live, releases),
    versions: Object.fromEntries(versions) as Record<string, string>,
  };
}
