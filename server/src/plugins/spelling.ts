import { createSpellers } from '@motohaat/catalogue/spelling';
import type { Language } from '@motohaat/domain/language';
import fastifyPlugin from 'fastify-plugin';

import { languageOf } from '../http/request-language.ts';
import { type Shown, shownIn } from '../http/shown.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How names and places are shown in the language in which an answer is wanted. */
    shownFor: (request: FastifyRequest, reply: FastifyReply) => Shown;
  }
}

/** Shows what people wrote in the script of who reads it, where it is known. */
export const spelling = fastifyPlugin(
  async (app) => {
    let made: Record<Language, Shown> | undefined;
    app.decorate('shownFor', (request, reply) => {
      made ??= make();
      return made[languageOf(request, reply)];
    });
  },
  { name: 'spelling' },
);

/** The catalogue is read when it is first needed. */
function make(): Record<Language, Shown> {
  const { en, bn } = createSpellers();
  return { en: shownIn('en', en), bn: shownIn('bn', bn) };
}
