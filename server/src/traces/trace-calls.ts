import { IncomingMessage, type ServerResponse } from 'node:http';

import type {
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
  preValidationHookHandler,
} from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { ownCalls } from '../http/own-calls.ts';
import { nameOfRoute } from '../plugins/name-of-route.ts';
import type { Facts, Span, Told, Traces } from './traces.ts';

/** Of requests that are being recorded. Beside them, since nearly none is: the others stay as they are. */
const spans = new WeakMap<FastifyRequest, Span>();

/** Of these there are many, and little to see; a stream lasts as long as its page. */
const untold = new Set(['file', 'health', 'unknown', 'stream.hints']);
/** Requests of these may have a body. */
const bodies = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Records requests by the names of their calls.
 *
 * @returns begins to record one, and ends with its answer; nothing of one that is not recorded
 */
export function traceCalls(traces: Traces) {
  function begin(request: FastifyRequest): Span | undefined {
    // What comes over the network is a part of nothing here: that is not looked for then.
    const isAlone = request.raw instanceof IncomingMessage;
    if (isAlone || !ownCalls.getStore()) {
      const header = request.headers['traceparent'];
      return traces.request(header, () => aboutOf(request), { isAlone });
    }
    // What the server asks itself is a part of what it does it for, or is nothing.
    const about = traces.isRecording() && aboutOf(request);
    return about ? traces.part(about.name, { kind: 'internal', facts: about.facts }) : undefined;
  }

  return (request: FastifyRequest, { raw }: FastifyReply): Span | undefined => {
    const span = begin(request);
    if (!span) return undefined;
    spans.set(request, span);
    // Hooks for these would be gone through by all requests, and nearly none is recorded.
    raw.once('finish', () => span.end(outcomeOf(raw)));
    // Of a caller that went away.
    raw.once('close', () => span.end());
    return span;
  };
}

/**
 * What is done for requests that `traceCalls` records, at the routes that need it alone, so that the others do
 * not pay for it. A document says in `Server-Timing` which trace it began, so that what its page asks for
 * becomes a part of it.
 */
export const traceRoutes = fastifyPlugin(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if ([route.method].flat().some((method) => bodies.has(method))) {
        route.preValidation = [goOn, ...[route.preValidation ?? []].flat()];
      }
      if (nameOfRoute({ url: route.url, config: route.config ?? {} }) === 'document') {
        route.onSend = [tellTrace, ...[route.onSend ?? []].flat()];
      }
    });
  },
  { name: 'trace-routes' },
);

/** What is recorded of a request; nothing of those that are not told of. */
function aboutOf({ method, routeOptions }: FastifyRequest): Told | undefined {
  const name = nameOfRoute(routeOptions);
  if (untold.has(name)) return undefined;
  return {
    name,
    facts: { 'http.request.method': method, 'http.route': routeOptions.url ?? '' },
  };
}

function outcomeOf({ statusCode }: ServerResponse): Facts {
  return {
    'http.response.status_code': statusCode,
    ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
  };
}

/** What comes in with a body is gone through in turns of the event loop that belong to nobody. */
const goOn: preValidationHookHandler = (request, _reply, done) => {
  const span = spans.get(request);
  if (span) span.run(done);
  else done();
};

const tellTrace: onSendHookHandler = (request, reply, payload, done) => {
  const span = spans.get(request);
  // A browser that has the document already goes on with what that said, where it is not told otherwise.
  if (span || reply.statusCode === 304) {
    reply.header('server-timing', `trace;desc="${span?.traceparent ?? ''}"`);
  }
  // Else what all who get it ask for would be taken for a part of this trace.
  if (span && String(reply.getHeader('cache-control')).startsWith('public')) {
    reply.header('cache-control', 'private, no-cache').removeHeader('cdn-cache-control');
  }
  done(null, payload);
};
