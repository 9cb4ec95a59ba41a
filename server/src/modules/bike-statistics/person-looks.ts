import type { IncomingHttpHeaders } from 'node:http';

/** What programs call themselves that read pages by a browser's engine; Cubot makes phones. */
const robots = /(?<!cu)bot(?![a-z])|crawl|spider|slurp|preview|lighthouse|facebookexternalhit/i;

/**
 * Whether a person looks, as far as the request itself tells: not a program that says what it is, nor
 * another site in the name of its visitors, nor a page that is made ready ahead.
 */
export function personLooks(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', 'sec-fetch-site': site, 'sec-purpose': purpose } = headers;
  // Every browser says that it is Mozilla; hardly any other program does.
  const isBrowser = agent.startsWith('Mozilla/') && !robots.test(agent);
  return isBrowser && (site === undefined || site === 'same-origin') && purpose === undefined;
}
