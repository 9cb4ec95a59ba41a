import type {
  FastifyBaseLogger,
  FastifyReply,
  FastifyRequest,
  FastifyServerOptions,
} from 'fastify';
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
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => describeRequest(method, routeOptions),
      err: describeError,
    },
  };
}

/** A route's pattern, and what it says of itself. */
export type Route = FastifyRequest['routeOptions'];

/** Goes on with a request. */
type Handling = { run: (goOn: () => void) => void };

/** What else watches requests. */
export type Watching = {
  /** @returns what the request is handled in, where it is watched */
  begin?: ((request: FastifyRequest, reply: FastifyReply) => Handling | undefined) | undefined;
  /** Told of each answer, with all that plugins note of a request. */
  answered?: ((request: FastifyRequest, reply: FastifyReply, route: Route) => void) | undefined;
};

/**
 * One line for each answer. Others that watch requests are called from the same hooks: every request goes
 * through each hook there is, and Fastify makes its route's options anew each time that it is asked for them.
 */
export const logging = fastifyPlugin<Watching>(
  async (app, { begin, answered }) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header('x-request-id', request.id);
      const span = begin?.(request, reply);
      if (span) span.run(done);
      else done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions;
      request.log.info(
        {
          ...describeRequest(request.method, route),
          status: reply.statusCode,
          milliseconds: Math.round(reply.elapsedTime),
        },
        'answered',
      );
      answered?.(request, reply, route);
      done();
    });
  },
  { name: 'logging' },
);

function describeRequest(method: string, { url }: Pick<Route, 'url'>) {
  return { method, route: url ?? 'unknown' };
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
