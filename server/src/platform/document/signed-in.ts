import type { FastifyRequest } from 'fastify';

/** Whether the shell left its word that somebody is signed in there: see its `markSignedIn`. */
export function isSignedIn({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean {
  return cookies['signed_in'] !== undefined;
}
