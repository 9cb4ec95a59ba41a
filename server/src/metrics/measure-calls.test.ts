import * as calls from '@motohaat/contract/calls';
import { eventStream } from '@motohaat/contract/stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';

import { logging } from '../plugins/logging.ts';
import { readMetrics } from '../testing/read-metrics.ts';
import { measureCalls } from './measure-calls.ts';
import { createMetrics } from './metrics.ts';

test('a stream is counted and not timed, for it lasts as long as its page; what else its call answers is', async () => {
  const metrics = createMetrics();
  const app = fastify();
  await app.register(logging, { answered: measureCalls(metrics) });
  const config = { call: calls.stream.hints };
  app.get<{ Querystring: { type: string } }>('/api/stream', { config }, async (request, reply) =>
    reply.header('content-type', request.query.type).send('{}'),
  );
  app.get('/api/categories', { config: { call: calls.catalogue.categories } }, async (_, reply) =>
    reply.header('content-type', eventStream).send('{}'),
  );
  const ask = async (url: string) => {
    await app.inject(url);
    const samples = readMetrics(await metrics.registry.text()).flatMap((each) => each.samples);
    const numberOf = (wanted: string) =>
      samples.filter(({ name }) => name === wanted).reduce((sum, { value }) => sum + value, 0);
    return [numberOf('motohaat_calls_total'), numberOf('motohaat_call_duration_seconds_count')];
  };
  expect(await ask(`/api/stream?type=${eventStream}`)).toEqual([1, 0]);
  expect(await ask('/api/stream?type=application/json')).toEqual([2, 1]);
  // No other call lasts.
  expect(await ask('/api/categories')).toEqual([3, 2]);
  await app.close();
});
