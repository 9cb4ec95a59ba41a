import type { FastifyRequest } from 'fastify';

/** What a document for many depends on, besides its address and coding. */
export const varyByVisitor = 'Cookie, Save-Data';

/**
 * Whether a visitor wants few bytes: as the switch in the footer was left, which the shell says in a
 * cookie (`0` or `1`), else as the browser is set.
 */
export function wantsLowData({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>) {
  const chosen = cookies['low_data'];
  if (chosen === '0' || chosen === '1') return chosen === '1';
  return String(headers['save-data']).toLowerCase() === 'on';
}
