import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SiteCookies } from '../cookies/site-cookies.ts';
import { canariesOf, type LiveRevision } from '../revisions/live-revision.ts';
import { drawBucket, readBucket } from './bucket.ts';

const cookieName = 'bucket';

/** Seconds that a visitor stays in a bucket: one year. */
const lifetime = 31_536_000;

/** The bucket of a visitor who has one. */
export function knownBucket(request: FastifyRequest, cookies: SiteCookies): number | undefined {
  return readBucket(cookies.read(request, cookieName));
}

/** The bucket of a visitor. Only while something is tried do new visitors get one. */
export function bucketOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { revision, cookies }: { revision: LiveRevision; cookies: SiteCookies },
): number | undefined {
  const known = knownBucket(request, cookies);
  if (known !== undefined || Object.keys(canariesOf(revision)).length === 0) return known;
  const bucket = drawBucket();
  cookies.set(reply, cookieName, String(bucket), lifetime);
  return bucket;
}
