import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { SmokeOrder } from '@motohaat/contract/smoke-tests';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openWorkCalls } from './work-calls.ts';

type Answer = { status: number; body?: string; headers?: Record<string, string> };

let server: Server;
let site: string;
/** What the site answers next; the last goes on. */
let answers: Answer[] = [];
let asked: string[] = [];

const told = ({ method, url, headers }: IncomingMessage) =>
  `${method} ${url} ${headers['content-type'] ?? 'nothing'} ${headers.authorization}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(told(request));
    const { status, body, headers } = (answers.length > 1 ? answers.shift() : answers[0])!;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const never = new AbortController().signal;
const order = { id: 'o1' } as SmokeOrder;
const open = (signal = never, pause = 1, at = site) => openWorkCalls(at, 'token', signal, pause);

test('a machine shows its token, and asks for what was given of a question', async () => {
  answers = [{ status: 200, body: '{"order":null}' }];
  const calls = open();
  expect(await calls.claim({ machine: 'm1', browser: 'None' })).toEqual({ order: null });
  const { composition, document } = calls.forOrder(order);
  await composition({});
  await composition({ of: 'live', role: undefined, language: 'en' });
  await document({ path: '/a b', empty: 'true' });
  expect(asked).toEqual([
    'POST /api/smoke-tests/claim application/json Bearer token',
    'GET /api/smoke-tests/o1/composition nothing Bearer token',
    'GET /api/smoke-tests/o1/composition?of=live&language=en nothing Bearer token',
    'GET /api/smoke-tests/o1/document?path=%2Fa+b&empty=true nothing Bearer token',
  ]);
});

test('what the server only takes has no answer', async () => {
  answers = [{ status: 204 }];
  expect(await open().forOrder(order).progress({ machine: 'm1', done: 1, of: 2 })).toBeUndefined();
});

test.each([
  [409, '{"message":"Another machine has it."}', '409 Another machine has it.'],
  [502, '<html>Bad gateway</html>', '502'],
])('a refusal with status %i is told in the words of the server', async (status, body, message) => {
  answers = [{ status, body }];
  const given = open().forOrder(order).giveUp({ machine: 'm1', problem: 'No browser' });
  await expect(given).rejects.toMatchObject({ name: 'WorkCallError', status, message });
});

const gone: Answer = { status: 500 };

test.each([
  ['comes at last', [gone, gone, { status: 200, body: 'x' }], 200, 3],
  ['is none', [{ status: 404, body: 'x' }], 404, 1],
])('a file that %s is taken as it came', async (_what, given, status, times) => {
  answers = given;
  const file = await open().forOrder(order).file('/a.js');
  expect([file.status, String(file.body), asked.length]).toEqual([status, 'x', times]);
});

test('how a file was sent is not told of what came', async () => {
  const headers = { 'x-drawing': 'none', 'keep-alive': 'timeout=5', 'content-length': '1' };
  answers = [{ status: 200, body: 'x', headers }];
  const file = await open().forOrder(order).file('/a.js');
  expect(Object.keys(file.headers).toSorted()).toEqual(['content-type', 'date', 'x-drawing']);
});

test('a file that did not come three times is asked for no more', async () => {
  answers = [gone, gone, gone, { status: 200 }];
  await expect(open().forOrder(order).file('/a.js')).rejects.toMatchObject({
    status: 500,
    message: `${site} answered 500.`,
  });
});

test('whoever is asked to end waits for no file', async () => {
  const started = performance.now();
  const file = open(AbortSignal.abort(), 30_000).forOrder(order).file('/a.js');
  await expect(file).rejects.toMatchObject({ status: 0 });
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(asked).toEqual([]);
});

test('a site that is not there does not answer', async () => {
  const claimed = open(never, 1, 'http://127.0.0.1:1').claim({ machine: 'm1', browser: 'None' });
  await expect(claimed).rejects.toMatchObject({
    status: 0,
    message: 'http://127.0.0.1:1 does not answer (fetch failed).',
  });
});
