import { refusalsOf } from '@motohaat/contract/calls/refusals';
import type { ErrorAnswer } from '@motohaat/contract/errors';
import type { Language } from '@motohaat/domain/language';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { sqlState } from '../database/errors.ts';
import { InvalidCursorError, isExhausted, isUnavailable } from '../database/index.ts';
import { AppError } from '../http/app-error.ts';
import { languageOf } from '../http/request-language.ts';
import { messagesIn } from '../messages/index.ts';
import { OverloadError } from '../overload/overload.ts';
import { queryRefusal } from './query-refusal.ts';
import { validationFields } from './validation-fields.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The answer's body in a language, set by whoever says something in it: a repeat of the request may
     * come from a page of the other one.
     */
    bodyIn: ((language: Language) => object) | null;
  }
}

export type ErrorHandlerOptions = {
  /** Whether a refusal that a call's row does not name fails the call, so that a test sees it. */
  strict?: boolean;
};

/** Turns every error into an answer of the catalogue; a caller never sees anything else of it. */
export const errorHandler = fastifyPlugin<ErrorHandlerOptions>(
  async (app, { strict = false }) => {
    app.decorateRequest('bodyIn', null);
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = held(translate(error, request), request, strict);
      // A busy process tells of all together.
      if (refusal instanceof OverloadError) app.noteRefused?.(request);
      else if (refusal.status >= 500) request.log.error({ err: error }, 'a request failed');
      return answer(refusal, request, reply);
    });
    app.setNotFoundHandler((request, reply) => answer(new AppError('not_found'), request, reply));
  },
  { name: 'error-handler' },
);

/** Holds a call to the refusals that its row names: whoever calls it by the row knows no other. */
function held(refusal: AppError, request: FastifyRequest, strict: boolean): AppError {
  const { call } = request.routeOptions.config;
  if (!call || refusalsOf(call).includes(refusal.code)) return refusal;
  const message = `${call.method} ${call.path} refuses with ${refusal.code}, which its row does not name.`;
  request.log.error({ err: refusal }, message);
  return strict ? new AppError('internal', { message: () => message, cause: refusal }) : refusal;
}

function answer(refusal: AppError, request: FastifyRequest, reply: FastifyReply) {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  const bodyIn = (language: Language) => {
    const said = refusal.said(messagesIn(language));
    const body: ErrorAnswer = { ...said, code: refusal.code, requestId: request.id };
    return { ...request.routeOptions.config.call?.refusedWith, ...body };
  };
  request.bodyIn = bodyIn;
  return reply
    .code(refusal.status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(bodyIn(languageOf(request, reply)));
}

/** Values that PostgreSQL cannot read as text, such as a zero byte, also within JSON, are the caller's mistake. */
const unreadableText = new Set(['22021', '22P05']);

/** Seconds: a database comes back soon; a full disk waits for somebody. */
const retryAfter = { away: 2, exhausted: 10 } as const;

function unavailable(cause: FastifyError, seconds: number): AppError {
  return new AppError('unavailable', { cause, retryAfter: seconds });
}

function translate(error: FastifyError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (error.validation) return invalid(error, request);
  if (error instanceof InvalidCursorError) return new AppError('bad_cursor', { cause: error });
  if (isExhausted(error)) return unavailable(error, retryAfter.exhausted);
  if (isUnavailable(error)) return unavailable(error, retryAfter.away);
  if (unreadableText.has(sqlState(error) ?? '')) return new AppError('invalid', { cause: error });
  return byStatus(error);
}

/** A malformed part of the path is the same as one that nothing has (ruling G8). */
function invalid(error: FastifyError, { query }: FastifyRequest): AppError {
  const part = error.validationContext;
  if (part === 'params') return new AppError('not_found', { cause: error });
  const fields = validationFields(error.validation ?? []);
  if (part === 'querystring') return queryRefusal(query, fields, error);
  return new AppError('invalid', { cause: error, fields });
}

function byStatus(error: FastifyError): AppError {
  const codes = {
    400: 'bad_request',
    404: 'not_found',
    405: 'method_not_allowed',
    413: 'payload_too_large',
    415: 'unsupported_media_type',
    503: 'unavailable',
  } as const;
  const status = error.statusCode as keyof typeof codes;
  return new AppError(codes[status] ?? 'internal', { cause: error });
}
