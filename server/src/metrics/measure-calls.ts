import { eventStream } from '@motohaat/contract/stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { nameOfRoute } from '../plugins/name-of-route.ts';
import type { Metrics } from './metrics.ts';
import type { Counter, Histogram } from './registry.ts';

/** The numbers of one route, looked up once. */
type Series = {
  byStatus: Counter[];
  duration: Histogram;
  kept: Counter;
  made: Counter;
};

/** Counts each answer by the name of its call: rate, errors and duration. */
export const measureCalls = fastifyPlugin<{ metrics: Metrics }>(
  async (app, { metrics }) => {
    const known = new Map<object, Series>();

    function seriesOf({ routeOptions }: FastifyRequest): Series {
      const found = known.get(routeOptions.config);
      if (found) return found;
      const name = nameOfRoute(routeOptions);
      const series: Series = {
        byStatus: [2, 3, 4, 5].map((digit) => metrics.calls(name, `${digit}xx`)),
        duration: metrics.callDuration(name),
        kept: metrics.keptAnswers(name, 'kept'),
        made: metrics.keptAnswers(name, 'made'),
      };
      known.set(routeOptions.config, series);
      return series;
    }

    app.addHook('onResponse', (request, reply, done) => {
      const series = seriesOf(request);
      series.byStatus[Math.floor(reply.statusCode / 100) - 2]?.add();
      if (!isStream(reply)) series.duration.observe(reply.elapsedTime / 1000);
      if (request.routeOptions.config.kept) series[request.isAtHand ? 'kept' : 'made'].add();
      done();
    });
  },
  { name: 'measure-calls', dependencies: ['overload', 'calls'] },
);

/** It lasts as long as its page. */
const isStream = (reply: FastifyReply) => reply.getHeader('content-type') === eventStream;
