import type { FastifyReply, FastifyRequest } from 'fastify';

import type { SiteCookies } from '../cookies/site-cookies.ts';
import { canariesOf, type LiveRevision } from '../revisions/live-revision.ts';
import { drawBucket, drawVisitor, readBucket, readVisitor } from './bucket.ts';

const cookieName = 'bucket';
/** A cookie of its own: caches for many may keep a page for each bucket, not for each visitor. */
const visitorCookie = 'visitor';

/** A visitor who has been here before. */
export type Visitor = { bucket: number; id: string };

/** Seconds that a visitor stays in a bucket: one year. */
const lifetime = 31_536_000;

/** The bucket of a visitor who has one. */
export function knownBucket(request: FastifyRequest, cookies: SiteCookies): number | undefined {
  return readBucket(cookies.read(request, cookieName));
}

/** Who it is whose releases a coin decided on, before this request. */
export function knownVisitor(request: FastifyRequest, cookies: SiteCookies): Visitor | undefined {
  const [bucket, id] = [
    knownBucket(request, cookies),
    readVisitor(cookies.read(request, visitorCookie)),
  ];
  return bucket === undefined || id === undefined ? undefined : { bucket, id };
}

/** The bucket of a visitor. Only while something is tried do new visitors get one. */
export function bucketOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { revision, cookies }: { revision: LiveRevision; cookies: SiteCookies },
): number | undefined {
  const known = knownBucket(request, cookies);
  if (Object.keys(canariesOf(revision)).length === 0) return known;
  if (!knownVisitor(request, cookies)) cookies.set(reply, visitorCookie, drawVisitor(), lifetime);
  if (known !== undefined) return known;
  const bucket = drawBucket();
  cookies.set(reply, cookieName, String(bucket), lifetime);
  return bucket;
}
