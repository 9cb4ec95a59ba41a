import type { PreviewFailure } from '@motohaat/contract/shown-preview';
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

/** The preview that a browser has opened, as it counts for a request. */
export type AppliedPreview = {
  name: string;
  expiresAt: Date;
  /** What everybody has, with its releases in their places; without them where it failed. */
  set: LiveRevision;
  /** Application → version, of what it shows. */
  versions: Readonly<Record<string, string>>;
  /** Why it shows none of its releases. */
  failed?: PreviewFailure;
};

/** The preview that a browser has opened. */
export type OwnPreview = {
  /**
   * Opens or leaves one, where an address asks for it.
   *
   * @param asked.search of the address, with its question mark
   * @returns the search to go on with, or why there is nothing to show; `undefined` when it asks for nothing
   */
  follow(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: { search: string; live: LiveRevision },
  ): Promise<{ search: string } | { failed: PreviewFailure } | undefined>;
  /** The one that a request comes with. Where it shows nothing (any more), it says why. */
  find(request: FastifyRequest, live: LiveRevision): Promise<AppliedPreview | undefined>;
};

/** Seconds that a browser knows of a preview after its end, so that whoever had it open is told. */
const afterwards = 86_400;

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
  const opened = createSeal(secret, 'preview in use');
  /** One set each, so that what is made of it is made once. */
  const sets = new WeakMap<LiveRevision, Map<string, AppliedPreview>>();

  return {
    async follow(request, reply, { search, live }) {
      const query = new URLSearchParams(search);
      const asked = query.get(previewParameter);
      if (asked === null) return undefined;
      if (asked === previewEnd) {
        cookies.clear(request, reply, cookieName);
      } else {
        const id = links.open(asked);
        const preview = id === undefined ? undefined : await findPreview(db, id);
        if (!preview) return { failed: 'over' };
        if (misfitsOfSet(live, preview.releases).length > 0) return { failed: 'misfit' };
        const left = Math.floor((preview.expires_at.getTime() - Date.now()) / 1000);
        cookies.set(reply, cookieName, opened.close(noteOf(preview)), left + afterwards);
      }
      query.delete(previewParameter);
      return { search: query.size > 0 ? `?${String(query)}` : '' };
    },

    async find(request, live) {
      const text = opened.open(cookies.read(request, cookieName));
      if (text === undefined) return undefined;
      const noted = readNote(text);
      try {
        const preview = await findPreview(db, noted.id);
        const known = sets.get(live) ?? new Map<string, AppliedPreview>();
        sets.set(live, known);
        const key = preview ? `${preview.id} ${preview.changed_at.toISOString()}` : text;
        const applied = known.get(key) ?? (preview ? apply(live, preview) : over(live, noted));
        known.set(key, applied);
        return applied;
      } catch (error) {
        // Pages are there without the database too.
        request.log.error({ err: error }, 'a preview cannot be read');
        return undefined;
      }
    },
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findPreview>>>;
type Noted = Pick<Found, 'id' | 'name' | 'expires_at'>;

/** What a browser keeps of a preview: once it is over, nobody else knows it. */
const noteOf = ({ id, name, expires_at }: Noted) => [id, expires_at.toISOString(), name].join(' ');

function readNote(text: string): Noted {
  const [id = '', expiresAt = '', name = ''] = text.split(' ');
  return { id, name, expires_at: new Date(expiresAt) };
}

function apply(live: LiveRevision, { name, expires_at, releases }: Found): AppliedPreview {
  const base = { name, expiresAt: expires_at };
  if (misfitsOfSet(live, releases).length > 0) {
    return { ...base, set: previewSet(live, []), versions: {}, failed: 'misfit' };
  }
  const versions = releases.map(({ manifest }) => [manifest.name, manifest.version]);
  return {
    ...base,
    set: previewSet(live, releases),
    versions: Object.fromEntries(versions) as Record<string, string>,
  };
}

function over(live: LiveRevision, { name, expires_at }: Noted): AppliedPreview {
  const set = previewSet(live, []);
  return { name, expiresAt: expires_at, set, versions: {}, failed: 'over' };
}
