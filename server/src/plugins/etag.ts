import { hash } from 'node:crypto';

import fastifyPlugin from 'fastify-plugin';

import { compressibleFrom, varyByCoding } from '../http/content-coding.ts';
import { encodeText } from '../http/encode-text.ts';
import { isKnownTag } from '../http/entity-tag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers carry a fingerprint, and a caller who has the same one gets 304 without a body. */
    etag?: true;
  }
}

/**
 * Validators for answers that are read often and change seldom (RFC 9110, section 8.8.3). They are
 * weak: one stands for the answer in every content coding.
 */
export const etag = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', (request, reply, payload, done) => {
      const isFresh = request.routeOptions.config.etag && reply.statusCode === 200;
      if (!isFresh || !(typeof payload === 'string' || Buffer.isBuffer(payload))) {
        return done(null, payload);
      }
      const body = typeof payload === 'string' ? encodeText(payload) : payload;
      const tag = String(reply.getHeader('etag') ?? tagOf(body));
      reply.header('etag', tag);
      if (!isKnownTag(request.headers['if-none-match'], tag)) return done(null, body);
      if (body.length >= compressibleFrom) varyByCoding(reply);
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      done(null, '');
    });
  },
  { name: 'etag' },
);

/** What an answer is known by, of its bytes. A handler that sends the same often sets it by itself. */
export function tagOf(body: Buffer): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}
