import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError } from './errors.ts';
import { isLoopbackHost, isLoopbackUrl } from './loopback.ts';

/** Path prefix of the calls that steer the sandbox. */
export const CONTROL_PREFIX = '/__sandbox/';

/**
 * Decides who may speak to the sandbox. Only names of this computer are answered (a foreign name
 * that resolves here would be DNS rebinding); pages from this computer may call the vendors'
 * protocols from any port; control calls are for tools and for the sandbox's own pages, never for
 * another web page.
 */
export function addRequestGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackHost(request.hostname)) {
      throw new HttpError(403, 'The sandbox answers this computer only.');
    }
    const { origin } = request.headers;
    if (origin !== undefined && !isLoopbackUrl(origin)) {
      throw new HttpError(403, 'The sandbox answers pages of this computer only.');
    }
    if (isControlCall(request)) return refuseOtherPages(request);
    if (origin === undefined) return;

    reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    if (isPreflight(request)) {
      return reply
        .code(204)
        .header('access-control-allow-methods', 'GET, POST')
        .header(
          'access-control-allow-headers',
          request.headers['access-control-request-headers'] ?? 'content-type',
        )
        .header('access-control-max-age', '600')
        .send();
    }
  });
}

/** Says whether a request steers the sandbox rather than speaks a vendor's protocol. */
export function isControlCall(request: FastifyRequest): boolean {
  return request.url.startsWith(CONTROL_PREFIX);
}

/** Says whether a request is a browser asking for permission before the real one. */
function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
  );
}

/** The address under which the caller reached the sandbox, for links that must lead back to it. */
export function baseUrl(request: FastifyRequest): string {
  return `http://${request.host}`;
}

function refuseOtherPages(request: FastifyRequest): void {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const fromOtherPage = site === 'cross-site' || site === 'same-site';
  if (fromOtherPage || (origin !== undefined && origin !== baseUrl(request))) {
    throw new HttpError(403, 'A web page may not steer the sandbox.');
  }
}
