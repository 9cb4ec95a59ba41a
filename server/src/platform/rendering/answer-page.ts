import type { Call } from '@motohaat/contract/calls/call';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { apiPrefix } from '../../http/api-prefix.ts';
import { AppError } from '../../http/app-error.ts';
import { ownCalls } from '../../http/own-calls.ts';
import type { AnswerPage } from './renderer.ts';

/** Answers a page of data of a version, if it is known. */
export type AnswerFrom = (
  ...asked: [...Parameters<AnswerPage>, version?: string]
) => ReturnType<AnswerPage>;

/** Headers of the page's question that may change the answer. */
const passed = ['accept', 'accept-language'];
/** Calls below this path are about the visitor, not about the market. */
const ofVisit = '/composition';

/**
 * Answers what pages ask while they are drawn, from the server's own handlers, as to a visitor who shows
 * nothing: reading calls that are open to everyone, and no others.
 */
export function answerPages(app: FastifyInstance): AnswerFrom {
  app.addHook('onRequest', async (request) => {
    if (ownCalls.getStore() && !isForEveryone(request)) throw new AppError('forbidden');
  });

  return async (url, headers, version) => {
    if (!url.startsWith(`${apiPrefix}/`)) return null;
    const kept = version !== undefined && app.keptAnswer({ url, headers }, version);
    if (kept) return { status: 200, headers: kept.headers, body: kept.body };
    const wanted = passed.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
    const {
      statusCode,
      headers: answered,
      rawPayload: body,
    } = await ownCalls.run(
      { version },
      // Such a call begins when it is waited for, which is done in here, so that it is known as one's own.
      async () => app.inject({ method: 'GET', url, headers: Object.fromEntries(wanted) }),
    );
    const texts = Object.entries(answered).flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'set-cookie' ? [[name, value] as const] : [],
    );
    return { status: statusCode, headers: Object.fromEntries(texts), body };
  };
}

const isForEveryone = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.call !== undefined && isForDrawing(config.call);

/** Whether pages may ask a call while they are drawn. */
export function isForDrawing({ access, method, path }: Call): boolean {
  const isOpen = access === 'public' || access === 'optional' || access === 'lenient';
  return isOpen && method === 'GET' && !path.startsWith(ofVisit);
}
