import type { IncomingMessage } from 'node:http';

/** How many addresses are remembered, and how long one may be: anybody can invent them. */
const most = 5_000;
const longestUrl = 500;

/** Which answers to visitors were at hand when they were asked for last. */
export function rememberAtHand() {
  const urls = new Set<string>();
  return {
    has: ({ url = '' }: IncomingMessage): boolean => urls.has(url),
    note({ method, url = '', headers }: IncomingMessage, isAtHand: boolean): void {
      if (method !== 'GET' || headers.authorization !== undefined) return;
      urls.delete(url);
      if (!isAtHand || url.length > longestUrl) return;
      urls.add(url);
      const [oldest = ''] = urls;
      if (urls.size > most) urls.delete(oldest);
    },
  };
}
