import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { isKnownTag } from '../plugins/entity-tag.ts';
import { chooseEncoding, contentType, isCompressible } from './media.ts';
import type { Encoding } from './media.ts';

/** The name of a file may mean other bytes one day. */
const briefly = 'public, max-age=86400';

/** Bytes that have a name of their own for ever: a release never changes. */
const forEver = 'public, max-age=31536000, immutable';

/** A browser may keep these, but asks each time whether this caller may still have them. */
const askAlways = 'private, no-cache';

type StoredFile = {
  path: string;
  /** Size of the plain file. */
  bytes: number;
  /** Changes with the content. */
  version: string;
  read(encoding: Encoding | undefined): Promise<Buffer>;
};

/** Answers with a file of a release, compressed as the caller likes it. */
export async function answerReleaseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  { gated }: { gated: boolean },
): Promise<FastifyReply> {
  const compressible = isCompressible(file.path, file.bytes);
  const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  reply.header('cache-control', gated ? askAlways : forEver);
  const vary = [...(compressible ? ['Accept-Encoding'] : []), ...(gated ? ['Cookie'] : [])];
  if (vary.length > 0) reply.header('vary', vary.join(', '));
  const version = entityTag(file.version + (encoding?.name ?? ''));
  if (isKnown(request, reply, version)) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding.name);
  return reply.type(contentType(file.path)).send(await file.read(encoding));
}

/** Answers with a file that has no release. */
export function answerLooseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { path: string; content: Buffer },
): FastifyReply {
  reply.header('cache-control', briefly);
  if (isKnown(request, reply, entityTag(file.content))) return reply.code(304).send();
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

/** Whether the caller has this version already (RFC 9110, section 13.1.2). */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  return isKnownTag(request.headers['if-none-match'], tag);
}
