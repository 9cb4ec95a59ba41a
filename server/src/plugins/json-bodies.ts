import fastifyPlugin from 'fastify-plugin';

import { AppError } from '../http/app-error.ts';

/** Where JSON may say what is no text: halves of a character, and nothing at all. */
const suspicious = /\\u(?:d[89a-f]|0000)/i;

/**
 * Reads JSON as Fastify does, and refuses texts that are none: one half of a character of two, and the
 * zero character. The database stores neither, and says so differently where a text stands in JSON there;
 * what it stored another sign for would not be what somebody sent.
 */
export const jsonBodies = fastifyPlugin(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.addContentTypeParser<string>(
      'application/json',
      { parseAs: 'string' },
      (request, text, done) => {
        void parse(request, text, (error, body: unknown) => {
          const isText = error !== null || !suspicious.test(text) || holdsTextAlone(body);
          done(isText ? error : new AppError('invalid'), body);
        });
      },
    );
  },
  { name: 'json-bodies' },
);

/** Whether all texts of a value, and all names in it, are well-formed. */
function holdsTextAlone(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(
    ([name, part]) => holdsTextAlone(name) && holdsTextAlone(part),
  );
}
