import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its body may have halves of characters in it. */
    hasHalves: boolean;
  }
}

/** Where JSON may say one half of a character of two. */
const half = /\\ud[89a-f]/i;

/**
 * Reads JSON as Fastify does, and refuses texts that end or begin within a character. The database stores
 * another sign in the place of such a half, which is not what somebody sent, and fails where the text stands
 * in JSON there. Whoever may not call at all, or sends what does not fit, is told that first.
 */
export const jsonBodies = fastifyPlugin(
  async (app) => {
    app.decorateRequest('hasHalves', false);
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, text, done) => {
        request.hasHalves = half.test(text);
        void parse(request, text, done);
      },
    );
    app.addHook('preHandler', (request, _reply, done) => {
      const isRead = !request.hasHalves || isWellFormed(request.body);
      done(isRead ? undefined : new AppError('invalid'));
    });
  },
  { name: 'json-bodies' },
);

/** Whether all texts of a value, and all names in it, consist of whole characters. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isWellFormed(name) && isWellFormed(part));
}
