import type { FastifyRequest } from 'fastify';

/**
 * The site's own address.
 *
 * @param publicOrigin as people type it, where the server was told; else it is as the caller wrote it
 */
export function siteOrigin(request: FastifyRequest, publicOrigin: string | undefined): string {
  return publicOrigin ?? `${request.protocol}://${request.host}`;
}
