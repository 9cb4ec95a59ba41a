import { allCalls } from '@motohaat/contract/all-calls';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { logging } from '../plugins/logging.ts';
import { type CollectedSpan, type Collector, startCollector } from '../testing/collector.ts';
import { createMarket, type Market } from '../testing/market.ts';
import { openTraces } from './open-traces.ts';
import { traceCalls, traceRoutes } from './trace-calls.ts';
import type { Traces } from './traces.ts';

const secret = 'a secret of tests, with 32 or more characters';

/** Of a browser that does not record. */
const strange = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

let collector: Collector;
let traces: Traces;
let market: Market;
const said = vi.fn<(message: string) => void>();
beforeAll(async () => {
  collector = await startCollector();
  const settings = { endpoint: collector.url, ratio: 1, service: 'motohaat' };
  const opened = await openTraces(settings, { secret, log: said, delay: 100 });
  if (!opened) throw new Error('Nothing is recorded');
  traces = opened;
  market = await createMarket({ traces });
});
afterAll(async () => {
  await market.stop();
  await traces.stop();
  await collector.stop();
});

/** Spans that fit, when the first of them has come. */
const collected = (fits: (span: CollectedSpan) => boolean) =>
  vi.waitFor(
    () => {
      const found = collector.spans.filter(fits);
      if (found.length === 0) throw new Error('It has not come yet');
      return found;
    },
    { timeout: 10_000 },
  );

test('a navigation, what its page asks for and the statements of that are one trace', async () => {
  const buyer = await market.signIn('buyer');
  const bike = await market.bike();
  const page = await market.app.inject({ url: '/', headers: { accept: 'text/html' } });
  const [, traceparent = ''] =
    /^trace;desc="([^"]+)"$/.exec(String(page.headers['server-timing'])) ?? [];
  await market.post(buyer, '/api/bookings', { productId: bike.id }, { traceparent });

  const [, traceId, documentId] = traceparent.split('-');
  const inTrace =
    ({ name }: { name: string }) =>
    (span: CollectedSpan) =>
      span.traceId === traceId && span.name === name;
  const [document] = await collected(inTrace({ name: 'document' }));
  expect(document).toMatchObject({ spanId: documentId, kind: 2 });
  expect(document?.parentSpanId).toBeUndefined();
  const [call] = await collected(inTrace({ name: 'bookings.create' }));
  expect(call).toMatchObject({
    parentSpanId: documentId,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/bookings',
      'http.response.status_code': 200,
    },
  });
  const statements = await collected((span) => span.parentSpanId === call?.spanId);
  expect(statements.map(({ name }) => name)).toContain('INSERT bookings');
  expect(statements.map(({ name }) => name)).toContain('COMMIT');
  expect(new Set(statements.map(({ kind }) => kind))).toEqual(new Set([3]));
  expect(collector.resources[0]).toMatchObject({ 'service.name': 'motohaat' });
});

test('what a request leaves behind is no part of it', async () => {
  const names: string[] = [];
  let later: (() => void) | undefined;
  await traces.root('job test', async () => {
    later = () => void traces.part('left behind', { kind: 'internal' });
    names.push(traces.isRecording() ? 'recorded' : 'not');
    setTimeout(() => names.push(traces.isRecording() ? 'recorded' : 'not'), 20);
  });
  later?.();
  await vi.waitFor(() => expect(names).toEqual(['recorded', 'not']));
  await collected(({ name }) => name === 'job test');
  expect(collector.spans.filter(({ name }) => name === 'left behind')).toEqual([]);
});

test('health, files and unknown paths are not recorded, and a refusal is no failure', async () => {
  for (const url of ['/healthz', '/favicon.svg', '/api/of/nobody']) await market.app.inject(url);
  await market.app.inject('/api/bookings?email=nobody@example.com');
  const [refused] = await collected(({ name }) => name === 'bookings.list');
  expect(refused).toMatchObject({
    failed: false,
    attributes: { 'http.response.status_code': 401 },
  });
  const names = new Set(collector.spans.map(({ name }) => name));
  expect([...names].filter((name) => ['health', 'file', 'unknown'].includes(name))).toEqual([]);
});

test('nothing in a trace says anything of a person', async () => {
  const buyer = await market.signIn('buyer', { name: 'Karim of Sylhet' });
  const bike = await market.bike({ name: 'Bike of a certain Rahim' });
  for (const url of [
    `/api/users/seller/${buyer.email}`,
    `/api/bookings?email=${buyer.email}`,
    `/api/search?q=secret-words`,
    `/products/${bike.id}?q=secret-words`,
  ]) {
    await market.get(buyer, url);
  }
  await market.post(buyer, '/api/conversations', { productId: bike.id, text: 'secret-words' });
  await market.app.inject({
    url: '/api/categories/1',
    headers: { traceparent: `00-${buyer.id.replaceAll('-', '')}-1111111111111111-00` },
  });
  traces.request(undefined, () => ({ name: 'the last', facts: {} }), { isAlone: true })?.end();
  await collected(({ name }) => name === 'the last');

  const keys = new Set(collector.spans.flatMap(({ attributes }) => Object.keys(attributes)));
  const known = [
    'db.query.summary',
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ];
  expect([...keys].filter((key) => !known.includes(key))).toEqual([]);
  const names = new Set(allCalls.map(({ name }) => name));
  const summary = /^[A-Z]+(?: [a-z_]+){0,3}$|^[a-z_]+$|^job [a-z-]+$/;
  const unknown = collector.spans.filter(
    ({ name }) =>
      !names.has(name) && !summary.test(name) && !['document', 'the last'].includes(name),
  );
  expect(unknown).toEqual([]);
  const text = collector.bodies.join('');
  for (const secretText of [
    buyer.email,
    buyer.id,
    buyer.uid,
    bike.id,
    'Karim',
    'Rahim',
    'secret-words',
  ]) {
    expect(text).not.toContain(secretText);
  }
});

test.each([
  ['for many', 'public, max-age=0, s-maxage=10', 'private, no-cache'],
  ['for nobody', 'no-store', 'no-store'],
])('a document %s that is recorded is for whoever asked', async (_whom, policy, expected) => {
  const app = fastify();
  await app.register(traceRoutes);
  await app.register(logging, { begin: traceCalls(traces) });
  const headers = { 'cache-control': policy, 'cdn-cache-control': 'public, max-age=10' };
  app.get('/*', async ({ url }, reply) =>
    reply
      .headers(headers)
      .code(url === '/known' ? 304 : 200)
      .send(url === '/known' ? undefined : 'page'),
  );
  const { headers: sent } = await app.inject('/');
  expect(sent['cache-control']).toBe(expected);
  expect(sent['server-timing']).toMatch(/^trace;desc="00-[0-9a-f]{32}-[0-9a-f]{16}-01"$/);
  const unrecorded = async (url: string) =>
    (await app.inject({ url, headers: { traceparent: strange } })).headers;
  expect(await unrecorded('/')).toMatchObject(headers);
  expect(await unrecorded('/')).not.toHaveProperty('server-timing');
  // Else a browser would go on with what it was told when it got the document.
  expect(await unrecorded('/known')).toMatchObject({
    ...headers,
    'server-timing': 'trace;desc=""',
  });
  await app.close();
});

test('a collector that is away harms nobody, and is told of once', async () => {
  const told = vi.fn<(message: string) => void>();
  const settings = { endpoint: 'http://127.0.0.1:1', ratio: 1, service: 'motohaat' };
  const away = await openTraces(settings, { secret, log: told });
  for (let round = 0; round < 3; round += 1) await away?.root('job test', async () => {});
  await away?.stop();
  expect(told.mock.calls[0]).toEqual(['Traces cannot be delivered.']);
  expect(told.mock.calls.length).toBeLessThanOrEqual(2);
});

test('without a collector nothing is recorded', async () => {
  expect(await openTraces(undefined, { secret, log: said })).toBeUndefined();
});
