import type { IncomingMessage, ServerResponse } from 'node:http';

import fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { drain } from './drain.ts';
import { errorHandler } from './error-handler.ts';
import { createHealth } from './health.ts';

let app: FastifyInstance;
let database: () => Promise<boolean>;

beforeEach(async () => {
  app = fastify();
  await app.register(errorHandler);
  await app.register(drain);
  await app.register(fastifyPlugin(async () => {}, { name: 'database' }));
  await app.register(fastifyPlugin(async () => {}, { name: 'access' }));
  await app.register(createHealth(() => database()).plugin);
});
afterEach(() => app.close());

const never = () => new Promise<boolean>(() => {});

async function ready() {
  const start = performance.now();
  const answer = await app.inject('/readyz');
  expect(performance.now() - start).toBeLessThan(800);
  return [answer.statusCode, answer.json<{ status?: string; message?: string }>()] as const;
}

test('a process whose database has a live revision is ready', async () => {
  database = async () => true;
  expect(await ready()).toEqual([200, { status: 'ready' }]);
});

test('a database that refuses makes the process unready at once, and ready at once when it is back', async () => {
  database = () => Promise.reject(new Error('ECONNREFUSED'));
  expect((await ready())[0]).toBe(503);
  database = async () => true;
  await vi.waitFor(async () => expect((await ready())[0]).toBe(200), { timeout: 300 });
});

test('however many ask, the database is asked ten times a second', async () => {
  const ask = vi.fn<() => Promise<boolean>>(async () => true);
  database = ask;
  const begin = performance.now();
  for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 50 }, ready));
  expect(ask.mock.calls.length).toBeLessThanOrEqual(1 + (performance.now() - begin) / 100);
});

test('a process that is not ready says why in the language that is asked for', async () => {
  database = async () => false;
  const answer = await app.inject({ url: '/readyz', headers: { 'accept-language': 'bn' } });
  expect(answer.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(answer.json()).toEqual({
    code: 'unavailable',
    message: 'এখনো কোনো রিভিশন চালু হয়নি।',
    requestId: answer.headers['x-request-id'],
  });
});

test('a database that is slow to answer is still there', async () => {
  database = async () => true;
  await ready();
  database = never;
  expect((await ready())[0]).toBe(200);
});

test('the word of a database counts for a tenth of a second, and its last one for five', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  onTestFinished(() => clock.mockRestore());
  database = async () => true;
  expect((await ready())[0]).toBe(200);
  database = never;
  clock.mockReturnValue(1_200);
  expect((await ready())[0]).toBe(200);
  clock.mockReturnValue(6_000);
  expect((await ready())[0]).toBe(503);
});

test('a word that is a tenth of a second old is asked for again', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  onTestFinished(() => clock.mockRestore());
  database = async () => true;
  await ready();
  database = async () => false;
  clock.mockReturnValue(1_099);
  expect((await ready())[0]).toBe(200);
  clock.mockReturnValue(1_100);
  expect((await ready())[0]).toBe(503);
});

test.each([
  ['POST', '/healthz', false],
  ['DELETE', '/readyz', false],
  ['GET', '/', false],
  ['GET', '/healthz/', false],
  ['HEAD', '/healthz', true],
  ['GET', '/healthz', true],
])('%s %s is a question of the health: %s', (method, url, isOne) => {
  const response = { writeHead: () => response, end: () => {} } as unknown as ServerResponse;
  const { answer } = createHealth(async () => true);
  expect(answer({ method, url } as IncomingMessage, response)).toBe(isOne);
});

test('a process that stays asks nobody for another connection', async () => {
  expect((await app.inject('/healthz')).headers.connection).not.toBe('close');
});

test('a database that never answered is away, and the answer does not wait for it', async () => {
  database = never;
  expect((await ready())[0]).toBe(503);
});

test('a process that is about to end is not ready, and serves on', async () => {
  database = async () => true;
  app.drain.begin();
  expect((await ready())[0]).toBe(503);
  const answer = await app.inject('/healthz');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
});
