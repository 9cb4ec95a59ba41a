import { derived } from '@motohaat/catalogue/current';
import { createSpellers } from '@motohaat/catalogue/spelling';
import type { Language } from '@motohaat/domain/language';
import fastifyPlugin from 'fastify-plugin';

import { languageOf } from '../http/request-language.ts';
import { shownIn, type Shown } from '../http/shown.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** How names and places are shown in the language in which an answer is wanted. */
    shownFor: (request: FastifyRequest, reply: FastifyReply) => Shown;
    /** The same, for what is no answer. */
    shownIn: (language: Language) => Shown;
  }
}

/** Shows what people wrote in the script of who reads it, where it is known. */
export const spelling = fastifyPlugin(
  async (app) => {
    app.decorate('shownIn', (language) => shown()[language]);
    app.decorate('shownFor', (request, reply) => shown()[languageOf(request, reply)]);
  },
  { name: 'spelling' },
);

/** The catalogue is read when it is first needed. */
const shown = derived(() => {
  const { en, bn } = createSpellers();
  return { en: shownIn('en', en), bn: shownIn('bn', bn) };
});
