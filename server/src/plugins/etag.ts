import { createHash } from 'node:crypto';

import fastifyPlugin from 'fastify-plugin';

import { isKnownTag } from '../http/entity-tag.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers carry a fingerprint, and a caller who has the same one gets 304 without a body. */
    etag?: true;
  }
}

/** Validators for answers that are read often and change seldom (RFC 9110, section 8.8.3). */
export const etag = fastifyPlugin(
  async (app) => {
    app.addHook('onSend', async (request, reply, payload) => {
      const isFresh = request.routeOptions.config.etag && reply.statusCode === 200;
      if (!isFresh || typeof payload !== 'string') return payload;
      const fingerprint = createHash('sha256').update(payload).digest('base64url').slice(0, 27);
      const tag = `W/"${fingerprint}"`;
      reply.header('etag', tag);
      if (!isKnownTag(request.headers['if-none-match'], tag)) return payload;
      reply.code(304).removeHeader('content-type').removeHeader('content-length');
      return '';
    });
  },
  { name: 'etag' },
);
