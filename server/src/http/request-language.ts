import type { IncomingHttpHeaders } from 'node:http';

import { type Language, languages } from '@motohaat/domain/language';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { type Messages, messagesIn } from '../messages/index.ts';

/**
 * The language in which an answer is wanted: the one that our client names by itself in
 * `Accept-Language`. A list of what a browser would like to read is not the language of its page.
 * The answer says that it depends on it.
 */
export function languageOf(request: FastifyRequest, reply: FastifyReply): Language {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!vary.includes('Accept-Language')) {
    reply.header('vary', vary ? `${vary}, Accept-Language` : 'Accept-Language');
  }
  return languageWanted(request.headers);
}

/** The same, where there is no answer yet that could say so. */
export function languageWanted(headers: IncomingHttpHeaders): Language {
  const wanted = headers['accept-language'];
  return languages.find((language) => language === wanted) ?? 'en';
}

/** The sentences of an answer, in the language in which it is wanted. */
export function messagesFor(request: FastifyRequest, reply: FastifyReply): Messages {
  return messagesIn(languageOf(request, reply));
}
