import { PassThrough } from 'node:stream';

import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { allowances } from '../plugins/allowances.ts';
import { loggerOptions } from '../plugins/logging.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { startTestRedis, type TestRedis } from '../testing/redis.ts';
import { openSharedStore } from './shared-store.ts';

let redis: TestRedis;
let processes: TestApp[] = [];
let missing: string | undefined;
const log = new PassThrough();
let lines: string[] = [];

beforeAll(async () => {
  const started = await startTestRedis();
  if ('missing' in started) {
    ({ missing } = started);
    return;
  }
  redis = started;
  log.on('data', (data: Buffer) => lines.push(data.toString()));
  const environment = { RATE_LIMITS: 'on', REDIS_URL: redis.url };
  const logger = { ...(loggerOptions('warn') as object), stream: log };
  processes = [await createTestApp({ environment, logger }), await createTestApp({ environment })];
}, 300_000);
beforeEach(async ({ skip }) => {
  if (missing) skip(missing);
  await shared();
  lines = [];
});
afterAll(async () => {
  for (const each of processes) await each.stop();
  await redis?.stop();
});

let address = 0;
const nextAddress = () => `10.1.0.${(address += 1)}`;

/** A write without a name, which only counts. */
async function write(process: TestApp, remoteAddress: string): Promise<number> {
  const { statusCode } = await process.app.inject({
    method: 'DELETE',
    url: '/api/wishlist/00000000-0000-7000-8000-000000000000',
    remoteAddress,
  });
  return statusCode;
}

/** How many of forty writes are let through, in turns by one process and the other. */
async function letThrough(): Promise<number> {
  const from = nextAddress();
  let count = 0;
  for (let done = 0; done < 40; done += 1) {
    const process = processes[done % 2];
    if (process && (await write(process, from)) === 401) count += 1;
  }
  return count;
}

/** Waits until every process counts in Redis. */
async function shared() {
  for (const process of processes) {
    await vi.waitFor(async () => {
      const from = nextAddress();
      await write(process, from);
      expect(await redis.client.keys(`*${from}`)).toHaveLength(1);
    }, 5_000);
  }
}

const said = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

test('two processes on one Redis have one allowance', async () => {
  expect(await letThrough()).toBe(30);
});

test('a Redis that is gone is said once, and each process counts for itself until it is back', async () => {
  await redis.kill();
  expect(await letThrough()).toBe(40);
  await redis.start();
  await shared();
  expect(await letThrough()).toBe(30);
  expect(said()).toEqual([
    'Redis is lost: limits count for this process alone until it is back.',
    'Redis is back: limits count for all processes again.',
  ]);
});

test('a Redis that is silent keeps a call waiting for a moment, and soon none at all', async () => {
  const store = openSharedStore(redis.url, fastify().log);
  await vi.waitFor(() => expect(store.isReady()).toBe(true), 5_000);
  const take = allowances(store);
  redis.pause();
  const start = performance.now();
  await take('write', 'one');
  // 75 ms by a timer; more only where the test's own process has to wait.
  expect(performance.now() - start).toBeLessThan(1_000);
  await vi.waitFor(() => expect(store.isReady()).toBe(false), 5_000);
  redis.resume();
  await vi.waitFor(() => expect(store.isReady()).toBe(true), 5_000);
  store.close();
});

test('keys end by themselves', async () => {
  await letThrough();
  const keys = await redis.client.keys('motohaat:*');
  expect(keys.length).toBeGreaterThan(0);
  for (const key of keys) expect(await redis.client.ttl(key)).toBeLessThanOrEqual(60);
});
