import { allCalls } from '@motohaat/contract/all-calls';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase } from '../database/index.ts';
import { AppError } from '../http/app-error.ts';
import { readCanaries } from '../platform/index.ts';
import { createMarket, type Market } from '../testing/market.ts';
import { noPayments } from '../testing/no-payments.ts';
import { readMetrics, type ReadSample } from '../testing/read-metrics.ts';
import { measuredPayments } from './measured-payments.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { readMarket } from './read-market.ts';
import { readPool } from './read-pool.ts';
import { readProcess } from './read-process.ts';

let market: Market;
let metrics: Metrics;
let stop: () => void;
beforeAll(async () => {
  metrics = createMetrics();
  market = await createMarket({ metrics });
  readPool(metrics.registry, market.db);
  readMarket(metrics.registry, { db: market.db, log: market.app.log, readCanaries });
  stop = readProcess(metrics.registry);
});
afterAll(async () => {
  stop();
  await market.stop();
});

const read = async () => readMetrics(await metrics.registry.text());

/** What is counted under these labels, in all. */
async function valueOf(name: string, labels: Record<string, string> = {}): Promise<number> {
  const samples = (await read()).flatMap((metric) => metric.samples);
  const isIt = (one: ReadSample) =>
    one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text);
  return samples.filter(isIt).reduce((sum, { value }) => sum + value, 0);
}

test('a call is counted under its name, however its path, its answer and its method are', async () => {
  const buyer = await market.signIn('buyer');
  const bike = await market.bike();
  const call = 'bookings.create';
  const before = await valueOf('motohaat_calls_total', { call, status: '2xx' });
  await market.booked(buyer, bike);
  await market.post(buyer, '/api/bookings', { productId: bike.id });
  expect(await valueOf('motohaat_calls_total', { call, status: '2xx' })).toBe(before + 1);
  expect(await valueOf('motohaat_calls_total', { call, status: '4xx' })).toBe(1);
  expect(await valueOf('motohaat_call_duration_seconds_count', { call })).toBe(before + 2);
  expect(await valueOf('motohaat_call_duration_seconds_sum', { call })).toBeGreaterThan(0);
  // Nobody keeps what a buyer does.
  expect(await valueOf('motohaat_kept_answers_total', { call })).toBe(0);
});

test('what was kept is told from what was made', async () => {
  const labels = { call: 'catalogue.category' };
  for (let round = 0; round < 3; round += 1) await market.app.inject('/api/categories/2');
  expect(await valueOf('motohaat_kept_answers_total', { ...labels, outcome: 'made' })).toBe(1);
  expect(await valueOf('motohaat_kept_answers_total', { ...labels, outcome: 'kept' })).toBe(2);
});

test('paths that nobody knows, and health, are no calls', async () => {
  for (const url of ['/api/of/nobody', '/healthz', '/pictures/none.avif', '/favicon.svg']) {
    await market.app.inject(url);
  }
  const names = ['unknown', 'health', 'file'].map((call) =>
    valueOf('motohaat_calls_total', { call }),
  );
  expect(await Promise.all(names)).toEqual([1, 1, 2]);
});

test('what waits in the market is there, with the pool and the process', async () => {
  const { registry } = createMetrics();
  readMarket(registry, { db: market.db, log: market.app.log, readCanaries });
  await market.booked(await market.signIn('buyer'), await market.bike());
  const waiting = readMetrics(await registry.text()).flatMap(({ samples }) => samples);
  expect(waiting).toContainEqual({ name: 'motohaat_market_readable', labels: {}, value: 1 });
  const unpaid = waiting.find(({ name }) => name === 'motohaat_bookings_unpaid');
  expect(unpaid?.value).toBeGreaterThan(0);
  const primary = { server: 'primary' };
  expect(
    await valueOf('motohaat_database_connections', { ...primary, state: 'idle' }),
  ).toBeGreaterThan(0);
  expect(await valueOf('motohaat_database_connections_max', primary)).toBe(10);
  expect(await valueOf('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect(await valueOf('process_start_time_seconds')).toBeLessThan(Date.now() / 1000);
});

test.each([
  ['unavailable', new AppError('unavailable')],
  ['failed', new TypeError('It broke')],
])('what a provider of payments refuses is counted as %s, and refused', async (outcome, error) => {
  const refuse = () => Promise.reject(error);
  const away = measuredPayments({ ...noPayments, name: 'away', refund: refuse }, metrics);
  const refund = { intentId: 'i', idempotencyKey: 'k', reason: 'duplicate' } as const;
  await expect(away.refund(refund)).rejects.toBe(error);
  const labels = { provider: 'away', operation: 'refund', outcome };
  expect(await valueOf('motohaat_payment_provider_calls_total', labels)).toBe(1);
});

test('what only some providers of payments can do is counted where it is done', async () => {
  expect(measuredPayments(noPayments, metrics).takeIntent).toBeUndefined();
  const taking = measuredPayments(
    { ...noPayments, name: 'taking', takeIntent: noPayments.cancelIntent },
    metrics,
  );
  await expect(taking.takeIntent?.('i')).rejects.toThrow(AppError);
  const labels = { provider: 'taking', operation: 'takeIntent', outcome: 'not_found' };
  expect(await valueOf('motohaat_payment_provider_calls_total', labels)).toBe(1);
});

test('the market is read once, however many ask at a time', async () => {
  const { registry } = createMetrics();
  let reads = 0;
  const canaries = async () => {
    reads += 1;
    return [];
  };
  readMarket(registry, { db: market.db, log: market.app.log, readCanaries: canaries });
  await registry.text();
  await registry.text();
  expect(reads).toBe(1);
});

test('a market that cannot be read is said to be none that waits for nothing', async () => {
  const other = createMetrics();
  const away = openDatabase({ connection: { host: '/nowhere', database: 'none' } });
  readMarket(other.registry, { db: away, log: market.app.log, readCanaries });
  const found = readMetrics(await other.registry.text());
  const samplesOf = (wanted: string) => found.find(({ name }) => name === wanted)?.samples;
  expect(samplesOf('motohaat_market_readable')).toMatchObject([{ value: 0 }]);
  expect(samplesOf('motohaat_mails')).toEqual([]);
});

test('no label says anything of a person: each value is a name that the code has', async () => {
  const buyer = await market.signIn('buyer');
  const bike = await market.bike({ name: 'Bike of a certain Karim' });
  for (const url of [
    `/api/users/seller/${encodeURIComponent(buyer.email)}`,
    `/api/users/admin/${buyer.email}`,
    `/api/bookings?email=${buyer.email}`,
    `/api/bikes/${bike.id}?q=secret-words`,
    `/api/search?q=secret-words`,
    `/products/${bike.id}`,
    `/api/${buyer.email}`,
  ]) {
    await market.get(buyer, url);
    await market.post(buyer, url, { email: buyer.email });
  }
  const names = new Set(allCalls.map(({ name }) => name));
  const words =
    /^(?:[1-5]xx|health|document|file|unknown|kept|made|[a-z]+(?:[-_ ][a-z]+)*|[a-z]+Intents?|0\.\d+|\d(?:\.\d+)?|\+Inf)$/;
  const values = (await read()).flatMap(({ samples }) =>
    samples.flatMap(({ labels }) => Object.values(labels)),
  );
  expect(values.filter((value) => !names.has(value) && !words.test(value))).toEqual([]);
  const text = await metrics.registry.text();
  for (const secret of [buyer.email, buyer.id, buyer.uid, bike.id, 'Karim', 'secret-words']) {
    expect(text).not.toContain(secret);
  }
});
