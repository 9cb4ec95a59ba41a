import http from 'node:http';
import https from 'node:https';

import { ForbiddenAddressError, isLoopback, lookUpPublic, webhookUrl } from './address.ts';

/** ms that the other side may take. */
const patience = 15_000;

/** What became of a try: `gone` is never to be tried again. */
export type Sent =
  | { outcome: 'sent' }
  | { outcome: 'gone' }
  | { outcome: 'failed'; why: { status: number } | { code: string } | 'forbidden' };

/**
 * Tells an address something. It follows no redirect, and reads nothing of the answer but its status.
 *
 * @param options.development whether this machine itself may be told
 */
export function send(
  address: string,
  message: { headers: Record<string, string>; body: string },
  { development, signal }: { development: boolean; signal: AbortSignal },
): Promise<Sent> {
  const url = webhookUrl(address, development);
  if (!url) return Promise.resolve({ outcome: 'failed', why: 'forbidden' });
  const body = Buffer.from(message.body);
  return new Promise((resolve) => {
    const options = {
      method: 'POST',
      headers: {
        ...message.headers,
        'content-type': 'application/json',
        'content-length': body.length,
        'user-agent': 'MotoHaat',
      },
      agent: false as const,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
      ...(!isLoopback(url.hostname) && { lookup: lookUpPublic }),
    };
    const request = (url.protocol === 'http:' ? http : https).request(url, options, (answer) => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      if (status >= 200 && status < 300) return resolve({ outcome: 'sent' });
      resolve(status === 410 ? { outcome: 'gone' } : { outcome: 'failed', why: { status } });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      const isForbidden = error instanceof ForbiddenAddressError;
      resolve({
        outcome: 'failed',
        why: isForbidden ? 'forbidden' : { code: error.code ?? error.name },
      });
    });
    request.end(body);
  });
}
