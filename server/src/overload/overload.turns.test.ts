import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createOverload } from './overload.ts';

let app: FastifyInstance;
let beginTurn: () => void;
let goOn: () => void;
let answerKept: () => void;
let waiting: number;
let gone: number;
let isKept: boolean;

beforeEach(async () => {
  const { serverFactory, plugin } = createOverload({
    secret: 'a secret of tests, with 32 or more characters',
    takePoolWait: () => 0,
    limit: { start: 2, most: 2, least: 2 },
  });
  const times = { requestTimeout: 0, connectionTimeout: 0, keepAliveTimeout: 5_000 };
  app = fastify({ serverFactory: serverFactory(times) });
  await app.register(plugin);
  const turn = new Promise<void>((resolve) => (beginTurn = resolve));
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const kept = new Promise<void>((resolve) => (answerKept = resolve));
  waiting = gone = 0;
  isKept = true;
  app.addHook('onRequestAbort', async (_request) => {
    gone += 1;
  });
  app.get('/api/turn', async (request) => {
    waiting += 1;
    await request.outside(() => turn);
    await held;
  });
  app.route({ method: ['GET', 'POST'], url: '/api/slow', handler: async () => held });
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.get('/api/late', async (request) => {
    await held;
    await request.outside(() => turn);
    waiting += 1;
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.url !== '/api/kept') return;
    request.isAtHand = true;
    waiting += 1;
    if (waiting > 1) await kept;
    if (!isKept) return;
    await reply.send('kept');
  });
  app.get('/api/kept', { config: { kept: true } }, async () => 'made');
  app.get('/shell/*', async (request, reply) => {
    request.isPublicFile = true;
    return reply.status(request.url.endsWith('.js') ? 200 : 400).send('file');
  });
  app.get('/api/else', async () => 'served');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  beginTurn();
  goOn();
  answerKept();
  await app.close();
});

function begin(path: string) {
  const { port } = app.server.address() as AddressInfo;
  const request = send({ path, port, host: '127.0.0.1', agent: false }).end();
  const answered = once(request, 'response').then(([response]) => {
    response.resume();
    return Number(response.statusCode);
  });
  return { request, answered };
}

const ask = (path: string) => begin(path).answered;

test('work counts again after it had its turn', async () => {
  const asked = [ask('/api/turn'), ask('/api/turn')];
  await vi.waitFor(() => expect(waiting).toBe(2));
  expect(await ask('/api/else')).toBe(200);
  beginTurn();
  await vi.waitFor(async () => expect(await ask('/api/else')).toBe(503));
  goOn();
  expect(await Promise.all(asked)).toEqual([200, 200]);
});

test('whoever goes away while waiting for a turn does not count when it comes', async () => {
  const asked = [begin('/api/turn'), begin('/api/turn')];
  await vi.waitFor(() => expect(waiting).toBe(2));
  const ended = asked.map(({ answered }) => expect(answered).rejects.toThrow('socket hang up'));
  for (const { request } of asked) request.destroy();
  await Promise.all(ended);
  await vi.waitFor(() => expect(gone).toBe(2));
  expect(await ask('/api/else')).toBe(200);
  beginTurn();
  expect(await ask('/api/else')).toBe(200);
  expect(await ask('/api/else')).toBe(200);
});

async function fill() {
  const slow = Promise.all([ask('/api/slow'), ask('/api/slow')]);
  await vi.waitFor(async () => expect(await ask('/api/else')).toBe(503));
  return { slow };
}

test('while only visitors are refused, what is at hand has all of its room', async () => {
  expect(await ask('/api/kept')).toBe(200);
  const { slow } = await fill();
  const kept = Array.from({ length: 20 }, () => ask('/api/kept'));
  await vi.waitFor(() => expect(waiting).toBe(21));
  answerKept();
  expect(new Set(await Promise.all(kept))).toEqual(new Set([200]));
  goOn();
  await slow;
});

test('an address that gave no file goes before nobody', async () => {
  expect(await Promise.all(['/shell/a.js', '/shell/a'].map(ask))).toEqual([200, 400]);
  await fill();
  expect(await Promise.all(['/shell/a.js', '/shell/a'].map(ask))).toEqual([200, 503]);
});

test('whoever goes away before asking for a turn does not count when it is over', async () => {
  const asked = [begin('/api/late'), begin('/api/late')];
  await vi.waitFor(async () => expect(await ask('/api/else')).toBe(503));
  const ended = asked.map(({ answered }) => expect(answered).rejects.toThrow('socket hang up'));
  for (const { request } of asked) request.destroy();
  await Promise.all(ended);
  await vi.waitFor(() => expect(gone).toBe(2));
  goOn();
  beginTurn();
  await vi.waitFor(() => expect(waiting).toBe(2));
  expect(await ask('/api/else')).toBe(200);
});

test('what was at hand and is no more is made where there is room by then', async () => {
  expect(await ask('/api/kept')).toBe(200);
  const { slow } = await fill();
  isKept = false;
  const kept = ask('/api/kept');
  await vi.waitFor(() => expect(waiting).toBe(2));
  goOn();
  await slow;
  answerKept();
  expect(await kept).toBe(200);
});

test('what is no form is work while it is carried out, also where nobody waits for its body', async () => {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '100' };
  const to = { method: 'POST', path: '/api/slow', port, host: '127.0.0.1', headers, agent: false };
  const opened = [1, 2].map(() => send(to).on('error', () => {}));
  for (const request of opened) request.write('x');
  // Bodies that are late have been looked for by then.
  await sleep(200);
  expect(await ask('/api/else')).toBe(503);
  for (const request of opened) request.destroy();
});
