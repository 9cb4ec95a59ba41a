import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { openDatabase } from '../database/index.ts';
import { serveMetrics } from './metrics-server.ts';
import { createMetrics } from './metrics.ts';
import { startMetrics } from './start-metrics.ts';

const { log } = fastify();
const host = '127.0.0.1';

/** Where the metrics of a registry are read, until the test ends. */
async function served(registry = createMetrics().registry) {
  const server = await serveMetrics(registry, { port: 0, host, log });
  onTestFinished(() => server.close());
  return server.port;
}

test.each([
  ['GET', '/metrics', 200],
  ['POST', '/metrics', 405],
  ['GET', '/', 404],
  ['POST', '/healthz', 404],
])('nothing is served but the metrics: %s %s is answered %i', async (method, path, status) => {
  const answer = await fetch(`http://${host}:${await served()}${path}`, { method });
  expect(answer.status).toBe(status);
  expect((await answer.text()).startsWith('# HELP motohaat_')).toBe(status === 200);
});

test('metrics that cannot be read are an error of ours', async () => {
  const { registry } = createMetrics();
  registry.read({ name: 'broken', help: 'Broken.', labels: [] }, 'gauge', () => {
    throw new Error('It broke');
  });
  expect((await fetch(`http://${host}:${await served(registry)}/metrics`)).status).toBe(500);
});

test('a port that is taken is told with what to set; what else keeps it from being served as it is', async () => {
  const port = await served();
  const db = openDatabase({ connection: { host: '/nowhere', database: 'none' } });
  onTestFinished(() => db.destroy());
  const start = (place: { port: number; host: string }) =>
    startMetrics(createMetrics(), { db, log, readCanaries: async () => [], ...place });
  await expect(start({ port, host })).rejects.toThrow(
    `Port ${port} is taken. Set METRICS_PORT to another one, or end what uses it.`,
  );
  await expect(start({ port: 0, host: '192.0.2.1' })).rejects.toThrow('EADDRNOTAVAIL');
});
