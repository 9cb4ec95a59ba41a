import { allCalls } from '@motohaat/contract/all-calls';
import { isServerPath } from '@motohaat/contract/site-paths';
import type { FastifyContextConfig } from 'fastify';

const names = new Map(allCalls.map(({ call, name }) => [call, name]));
const health = new Set(['/healthz', '/readyz']);
const icon = '/favicon.svg';

/**
 * What a route is called where answers are counted and traced: the call's name in the table, and a word for
 * all that is no call. Never a path: who asks writes those.
 *
 * @param url the route's pattern; nothing where no route took the request
 */
export function nameOfRoute({
  url = '',
  config,
}: {
  url?: string | undefined;
  config: FastifyContextConfig;
}): string {
  const name = config.call && names.get(config.call);
  if (name !== undefined) return name;
  if (config.fallback || url === '') return 'unknown';
  if (health.has(url)) return 'health';
  if (url === '/*') return 'document';
  return isServerPath(url) || url === icon ? 'file' : 'unknown';
}
