import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { acceptedCodings, varyByCoding } from '../../http/content-coding.ts';
import { isKnownTag } from '../../http/entity-tag.ts';
import { bytesOf, gatherBytes, type Utf8 } from '../../http/utf8.ts';
import type { DrawnBytes } from '../rendering/check-drawn.ts';
import { varyByVisitor } from './low-data.ts';

/** A document that many get, in pieces: it is put together when it is sent, which most are once or never. */
export type StableDocument = {
  status: DrawnBytes['status'];
  policy: string;
  pieces: readonly Utf8[];
  tag: string;
  /** How often it was sent with a body. */
  sent: number;
  encoded: Map<string, Buffer>;
};

/** Of Brotli: a document fits in, and one for 4 MB, as it is by itself, takes twice the time to lay out. */
const windowBits = 18;

/** Bytes of room for what is sent once: it need not be put together from several pieces. */
const roomForOne = 65_536;
const roomFor = (quality: Quality) => (quality === 'quick' ? { chunkSize: roomForOne } : {});

type Quality = 'quick' | 'best';

/**
 * Codings of which a browser shows the first part before the rest is there; of zstd it waits for a block
 * of 128 kB. A document that is sent once is coded in a hurry (home: 34 kB in 0.2 ms, and 32 in 0.7 by the
 * next quality), a kept one is sent often.
 */
const codings: readonly { name: string; compress: (body: Buffer, quality: Quality) => Buffer }[] = [
  {
    name: 'br',
    compress: (body, quality) =>
      brotliCompressSync(body, {
        ...roomFor(quality),
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality === 'best' ? 5 : 0,
          [constants.BROTLI_PARAM_LGWIN]: windowBits,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  {
    name: 'gzip',
    compress: (body, quality) =>
      gzipSync(body, { ...roomFor(quality), level: quality === 'best' ? 6 : 1 }),
  },
];

/**
 * Whoever keeps documents for many may do so for ten seconds, and give an old one while it asks for the
 * next; browsers ask each time. They would give an old one too if they were told of that, so that only
 * caches for many are (RFC 9213, targeted cache control).
 */
const forMany = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=10',
};

/** Makes bytes of a document. */
export function stableDocument(
  status: DrawnBytes['status'],
  pieces: readonly Utf8[],
  policy: string,
): StableDocument {
  const hash = createHash('sha256').update(policy).update(gatherBytes(pieces));
  const tag = `W/"${hash.digest('base64url').slice(0, 22)}"`;
  return { status, policy, pieces, tag, sent: 0, encoded: new Map() };
}

/** Answers with a document that many get; with 304 whoever has it already. */
export function sendStable(
  request: FastifyRequest,
  reply: FastifyReply,
  document: StableDocument,
  { isFinal }: { isFinal: boolean },
): FastifyReply {
  const { status, policy, pieces, tag } = document;
  reply.headers({
    // What the browser has to draw because it could not be drawn here is better the next time.
    ...(isFinal ? forMany : { 'cache-control': 'private, no-cache' }),
    'content-security-policy': policy,
    vary: varyByVisitor,
    etag: tag,
  });
  if (status === 200 && isKnownTag(request.headers['if-none-match'], tag)) {
    varyByCoding(reply);
    return reply.code(304).send();
  }
  document.sent += 1;
  reply.code(status).type('text/html; charset=utf-8');
  const accepted = acceptedCodings(request.headers['accept-encoding']);
  const coding = codings.find(({ name }) => accepted.has(name));
  if (!coding) return reply.send(bytesOf(pieces));
  const quality = document.sent === 1 ? 'quick' : 'best';
  const encoded =
    document.encoded.get(coding.name) ?? coding.compress(gatherBytes(pieces), quality);
  if (quality === 'best') document.encoded.set(coding.name, encoded);
  varyByCoding(reply);
  return reply.header('content-encoding', coding.name).send(encoded);
}
