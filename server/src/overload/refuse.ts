import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { errorCatalogue } from '@motohaat/contract/errors';
import { type Language, languages, splitLanguage } from '@motohaat/domain/language';

import { apiPrefix } from '../http/api-prefix.ts';
import { languageWanted } from '../http/request-language.ts';
import { messagesIn } from '../messages/index.ts';

const { status } = errorCatalogue.unavailable;

/** Seconds. Those who were refused together shall not come back together. */
export const retryAfter = () => 2 + Math.floor(Math.random() * 4);

const common = ['cache-control', 'no-store', 'x-content-type-options', 'nosniff'];

/** Those of an answer that is made ahead, besides its length. */
export const headersOfAnswer = [...common, 'content-type', 'application/json; charset=utf-8'];

function pageIn(language: Language) {
  const { unavailable } = messagesIn(language).errors;
  // A text goes out with its headers in one piece.
  const page = `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>MotoHaat</title><p>${unavailable}</p>`;
  const headers = [
    ...common,
    'content-type',
    'text/html; charset=utf-8',
    'content-security-policy',
    "default-src 'none'; frame-ancestors 'none'",
    'content-length',
    String(Buffer.byteLength(page)),
  ];
  return { headers, bodyFor: () => page };
}

/** What a call is refused with, in one language, made ahead: headers, and the body by its id. */
export function refusalOf(sentence: string) {
  const message = JSON.stringify(sentence);
  const bodyFor = (requestId: string) =>
    `{"message":${message},"code":"unavailable","requestId":"${requestId}"}`;
  const headers = [
    ...headersOfAnswer,
    'vary',
    'Accept-Language',
    'content-length',
    String(Buffer.byteLength(bodyFor(randomUUID()))),
  ];
  return { headers, bodyFor };
}

/** Made once: a refusal is to cost next to nothing. */
const refusals = {
  pages: Object.fromEntries(languages.map((each) => [each, pageIn(each)])),
  answers: Object.fromEntries(
    languages.map((each) => [each, refusalOf(messagesIn(each).errors.unavailable)]),
  ),
} as Record<'pages' | 'answers', Record<Language, ReturnType<typeof pageIn | typeof refusalOf>>>;

/**
 * Refuses a request at once and for as little work as an answer can be had: a page in the form of a page,
 * everything else in that of a call. A body that is on its way is not waited for.
 */
export function refuse(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '', headers } = request;
  const requestId = randomUUID();
  const isRead = method === 'GET' || method === 'HEAD';
  const isCall = !isRead || url.startsWith(`${apiPrefix}/`);
  const refusal = isCall
    ? refusals.answers[languageWanted(headers)]
    : refusals.pages[splitLanguage(url).language];
  response.writeHead(status, [
    ...refusal.headers,
    'retry-after',
    String(retryAfter()),
    'x-request-id',
    requestId,
  ]);
  response.end(refusal.bodyFor(requestId));
}
