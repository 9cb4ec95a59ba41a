import type { IncomingMessage } from 'node:http';

import * as calls from '@motohaat/contract/calls';

import { apiPrefix } from '../http/api-prefix.ts';
import { compositionCookie } from '../http/composition-cookie.ts';

/** What a request is to a process that cannot serve all, from the last to the first that is refused. */
export type Importance =
  | 'signed-in-write'
  | 'webhook'
  | 'file'
  | 'signed-in-read'
  | 'named'
  | 'anonymous';

/**
 * How much of the limit is open to them. Files that everybody may have stand above reads: they cost
 * little, and a page of which some are refused is broken. Nothing stands above what people change. Where
 * the limit is three, each step is still a place.
 */
export const shares: Readonly<Record<Importance, number>> = {
  'signed-in-write': 2,
  webhook: 2,
  file: 1.6,
  'signed-in-read': 1.3,
  named: 1.15,
  anonymous: 1,
};

const webhook = {
  method: calls.payments.webhook.method,
  at: `${apiPrefix}${calls.payments.webhook.path}`,
};

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What is known of those who ask and of what they ask for, without a look at the database. */
type Known = {
  /** Whether this site signed a token that has not expired. */
  isSignedHere: (token: string) => boolean;
  /** Whether everybody may have what is at an address, and has had it. */
  isFile: (url: string) => boolean;
};

export function importanceOf(
  { method, url = '/', headers }: Request,
  { isSignedHere, isFile }: Known,
): Importance {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!url.startsWith(`${apiPrefix}/`)) {
    if (!isRead) return 'anonymous';
    if (isFile(url)) return 'file';
    // Those of a dashboard: who asks for one that is not there, or not theirs, has a name at least.
    const cookie = url.startsWith('/remotes/') && cookieIn(headers.cookie);
    return cookie && isSignedHere(cookie) ? 'signed-in-read' : 'anonymous';
  }
  // A provider's message is known by its signature alone, which only its whole body shows.
  if (url === webhook.at && method === webhook.method) return 'webhook';
  const token = /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) return 'anonymous';
  // Of a sign-in, or of a team: who it is will be known later.
  if (!isSignedHere(token)) return 'named';
  return isRead ? 'signed-in-read' : 'signed-in-write';
}

function cookieIn(header = ''): string | undefined {
  for (const pair of header.split(';')) {
    const [name = '', value] = pair.trim().split('=', 2);
    if (name === compositionCookie) return value;
  }
  return undefined;
}
