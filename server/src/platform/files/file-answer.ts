import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { contentType } from '@motohaat/releases/content-type';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isKnownTag } from '../../http/entity-tag.ts';
import { chooseEncoding, isCompressible } from '../releases/media.ts';
import type { Encoding } from '../releases/media.ts';
import type { VerifiedFile } from '../releases/verified-files.ts';

/** The name of a file may mean other bytes one day. */
const briefly = 'public, max-age=86400';

/** Bytes that have a name of their own for ever: a release never changes. */
const forEver = 'public, max-age=31536000, immutable';

/** A browser may keep these, but asks each time whether this caller may still have them. */
const askAlways = 'private, no-cache';

/** In the place of a compressed form that is not there yet: a cache asks for that in a minute. */
const forNow = 'public, max-age=60';

type StoredFile = {
  path: string;
  /** Size of the plain file. */
  bytes: number;
  /** Changes with the content. */
  version: string;
  /** `undefined` when it is no longer kept, not made yet, or damaged. */
  read(encoding: Encoding | undefined): Promise<VerifiedFile | undefined>;
};

/**
 * Answers with a file of a release, compressed as the caller likes it and as far as that form is
 * there; 404 when it was purged, or is not as it was published.
 */
export async function answerReleaseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { restricted }: { restricted: boolean },
): Promise<FastifyReply> {
  const compressible = isCompressible(file.path, file.bytes);
  const wanted = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const vary = [...(compressible ? ['Accept-Encoding'] : []), ...(restricted ? ['Cookie'] : [])];
  for (const encoding of new Set([wanted, undefined])) {
    const tag = entityTag(file.version + (encoding?.name ?? ''));
    const isKnown = isKnownTag(request.headers['if-none-match'], tag);
    const found = isKnown ? undefined : await file.read(encoding);
    if (!isKnown && !found) continue;
    if (vary.length > 0) reply.header('vary', vary.join(', '));
    // Who gets it from a cache made another request.
    if (!restricted) reply.removeHeader('x-request-id');
    const lasting = encoding === wanted ? forEver : forNow;
    reply.headers({ 'cache-control': restricted ? askAlways : lasting, etag: tag });
    if (!found) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding.name);
    reply.headers({ 'content-type': contentType(file.path), 'content-length': found.bytes });
    return reply.send(request.method === 'HEAD' ? withoutReading(found) : found.content);
  }
  return answerNoFile(reply);
}

/** Whoever asks for the headers alone must not make the server read the file. */
function withoutReading({ content }: VerifiedFile): Readable {
  if (content instanceof Readable) content.destroy();
  return Readable.from([]);
}

/** Answers with a file that has no release. */
export function answerLooseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { path: string; content: Buffer },
): FastifyReply {
  reply.header('cache-control', briefly).removeHeader('x-request-id');
  // Whether the caller has this version already (RFC 9110, section 13.1.2).
  const tag = entityTag(file.content);
  reply.header('etag', tag);
  if (isKnownTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.type(contentType(file.path)).send(file.content);
}

/** The same words whatever was asked for: nobody learns from them whether it exists. */
export function answerNoFile(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', vary: 'Cookie' })
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

function entityTag(content: string | Buffer): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
