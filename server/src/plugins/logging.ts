import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

/**
 * Settings of the log. Requests appear by their route's pattern, since URLs carry e-mail addresses
 * (ruling S7.35), and errors without the values that a database's detail would quote.
 */
export function loggerOptions(
  level: string,
): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    base: null,
    serializers: { req: describeRequest, err: describeError },
  };
}

/** One line for each answer. */
export const logging = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      request.log.info(
        {
          ...describeRequest(request),
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
        },
        'answered',
      );
      done();
    });
  },
  { name: 'logging' },
);

function describeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions.url ?? 'unknown' };
}

function describeError(error: Error & { code?: string; constraint?: string }): {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
} {
  return {
    type: error.name,
    message: error.message,
    code: error.code,
    constraint: error.constraint,
    stack: error.stack ?? '',
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

export type Log = FastifyBaseLogger;
