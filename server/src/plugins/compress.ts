import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { boundedCache } from '../http/bounded-cache.ts';
import { acceptedCodings, compressibleFrom, varyByCoding } from '../http/content-coding.ts';
import { encodeText } from '../http/encode-text.ts';

type Coding = { name: string; compress: (body: Buffer) => Buffer };

/**
 * The best first: all at their quickest, which makes a page of a list a tenth and takes some 50 µs.
 * That is less than handing it to another thread and back would take of this one.
 */
const codings: readonly Coding[] = [
  {
    name: 'zstd',
    compress: (body) =>
      zstdCompressSync(body, {
        // Else it makes room for 128 kB each time.
        chunkSize: 16_384,
        pledgedSrcSize: body.length,
        params: { [constants.ZSTD_c_compressionLevel]: 1 },
      }),
  },
  {
    name: 'br',
    compress: (body) =>
      brotliCompressSync(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 1,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
  },
  { name: 'gzip', compress: (body) => gzipSync(body, { level: 1 }) },
];

/** The first word of a media type, or all of it, of what compresses well. */
const compressible = /^(?:text\/|application\/json\b|image\/svg\+xml\b)/;

/** Bytes of compressed answers that are kept: the pages that everybody reads. */
const kept = 4_000_000;

/**
 * Compresses documents and answers of the API for callers who take it. Not compressed are: answers to
 * anything but reads; those to calls of an identity, whose answers hold tokens (a size that a stranger
 * can watch must not depend on a secret beside text of the stranger's: RFC 7457, section 2.6); bodies
 * that are compressed already or come in parts; and those of a strong entity tag, which names bytes.
 */
export const compress = fastifyPlugin(
  async (app) => {
    const known = boundedCache<Buffer>(kept);

    /** A weak tag is the hash of the body, so that the same tag means the same body. */
    function compressed(body: Buffer, { name, compress: work }: Coding, tag: unknown): Buffer {
      if (typeof tag !== 'string') return work(body);
      const key = `${name} ${tag}`;
      const result = known.get(key) ?? work(body);
      known.set(key, result, result.length + key.length);
      return result;
    }

    app.addHook('onSend', (request, reply, payload, done) => {
      if (!isText(payload) || !mayCompress(request, reply)) return done(null, payload);
      const body = typeof payload === 'string' ? encodeText(payload) : payload;
      if (body.length < compressibleFrom) return done(null, payload);
      varyByCoding(reply);
      const accepted = acceptedCodings(request.headers['accept-encoding']);
      const coding = codings.find(({ name }) => accepted.has(name));
      if (!coding) return done(null, body);
      const result = compressed(body, coding, reply.getHeader('etag'));
      reply.header('content-encoding', coding.name).removeHeader('content-length');
      done(null, result);
    });
  },
  { name: 'compress', dependencies: ['etag'] },
);

function isText(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function mayCompress(request: FastifyRequest, reply: FastifyReply): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isSecret = request.routeOptions.config.access === 'identity';
  if (!isRead || isSecret || reply.statusCode === 206) return false;
  if (!compressible.test(String(reply.getHeader('content-type')))) return false;
  const isStrong = String(reply.getHeader('etag') ?? 'W/').startsWith('"');
  return !isStrong && !reply.hasHeader('content-encoding');
}
