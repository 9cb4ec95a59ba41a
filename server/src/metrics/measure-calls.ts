import * as calls from '@motohaat/contract/calls';
import { eventStream } from '@motohaat/contract/stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Route } from '../plugins/logging.ts';
import { nameOfRoute } from '../plugins/name-of-route.ts';
import type { Metrics } from './metrics.ts';
import type { Counter, Histogram } from './registry.ts';

/** The numbers of one route, looked up once. */
type Series = {
  byStatus: Counter[];
  duration: Histogram;
  /** Of a route whose answers may be kept. */
  keeping: { kept: Counter; made: Counter } | undefined;
  /** Whether it may answer with a stream, which lasts as long as its page. */
  isStream: boolean;
};

/** Counts each answer by the name of its call: rate, errors and duration. */
export function measureCalls(metrics: Metrics) {
  const known = new Map<object, Series>();

  function seriesOf(route: Route): Series {
    const { config } = route;
    const found = known.get(config);
    if (found) return found;
    const name = nameOfRoute(route);
    const series: Series = {
      byStatus: [2, 3, 4, 5].map((digit) => metrics.calls(name, `${digit}xx`)),
      duration: metrics.callDuration(name),
      keeping: config.kept
        ? { kept: metrics.keptAnswers(name, 'kept'), made: metrics.keptAnswers(name, 'made') }
        : undefined,
      isStream: config.call === calls.stream.hints,
    };
    known.set(config, series);
    return series;
  }

  return (request: FastifyRequest, reply: FastifyReply, route: Route): void => {
    const { byStatus, duration, keeping, isStream } = seriesOf(route);
    byStatus[Math.floor(reply.statusCode / 100) - 2]?.add();
    if (!isStream || !isStreaming(reply)) duration.observe(reply.elapsedTime / 1000);
    keeping?.[request.isAtHand ? 'kept' : 'made'].add();
  };
}

const isStreaming = (reply: FastifyReply) => reply.getHeader('content-type') === eventStream;
