import type { FastifyRequest } from 'fastify';

/** Crawlers, who makes previews of what people share, and text browsers, as they name themselves. */
const names =
  /bot\b|crawl|spider|slurp|google(?:other|-)|-google\b|meta-external|externalhit|whatsapp|viber|telegram|preview|lynx|w3m|e?links\b/i;

/** ms by which drawing may make their document later: an empty one is all that they would ever read. */
const patience = 3_000;

/**
 * How long one waits for a drawn page who says that scripts do not run there.
 *
 * @returns ms; nothing for browsers
 */
export function patienceOf(request: FastifyRequest): { patience?: number } {
  return names.test(request.headers['user-agent'] ?? '') ? { patience } : {};
}
