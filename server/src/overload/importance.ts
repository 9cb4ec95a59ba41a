import type { IncomingMessage } from 'node:http';

import { isServerPath } from '@motohaat/contract/site-paths';

import { apiPrefix } from '../http/api-prefix.ts';

/** What a request is to a process that cannot serve all, from the last to the first that is refused. */
export type Importance =
  | 'health'
  | 'file'
  | 'signed-in-write'
  | 'signed-in-read'
  | 'named'
  | 'anonymous';

/**
 * How much of the limit is open to them. Files stand above work: they cost little, and a page of which
 * some are refused is broken.
 */
export const shares: Readonly<Record<Importance, number>> = {
  health: Number.POSITIVE_INFINITY,
  file: 2.5,
  'signed-in-write': 1.6,
  'signed-in-read': 1.3,
  named: 1.15,
  anonymous: 1,
};

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** @param isSignedHere whether a token was signed by this site, without a look at the database */
export function importanceOf(
  { method, url = '/', headers }: Request,
  isSignedHere: (token: string) => boolean,
): Importance {
  if (url === '/healthz' || url === '/readyz') return 'health';
  const isRead = method === 'GET' || method === 'HEAD';
  if (!url.startsWith(`${apiPrefix}/`)) return isRead && isFile(url) ? 'file' : 'anonymous';
  // A provider's message is known by its signature alone, which only its whole body shows.
  if (url.startsWith(`${apiPrefix}/webhooks/`)) return 'signed-in-write';
  const token = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return 'anonymous';
  // Of a sign-in, or of a team: who it is will be known later.
  if (!isSignedHere(token)) return 'named';
  return isRead ? 'signed-in-read' : 'signed-in-write';
}

function isFile(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  // Crawlers can come again.
  return path === '/favicon.svg' || (isServerPath(path) && !path.startsWith('/sitemap'));
}
