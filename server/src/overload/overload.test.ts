import { once } from 'node:events';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Call } from '@motohaat/contract/calls/call';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { errorHandler } from '../plugins/error-handler.ts';
import { tokenSigner } from '../plugins/tokens.ts';
import { createOverload, OverloadError } from './overload.ts';

const secret = 'a secret of tests, with 32 or more characters';
const signer = tokenSigner(secret);
const signedIn = `Bearer ${await signer.sign('access', signer.claimsFor({ id: 'x', tokenVersion: 1 }))}`;
const log = vi.fn<(line: string) => void>();

let app: FastifyInstance;
let goOn: () => void;
let takeBody: () => void;
let isKept: boolean;
let keptAnswer: Promise<void> | undefined;

beforeEach(async () => {
  log.mockClear();
  const { serverFactory, plugin } = createOverload({
    secret,
    takePoolWait: () => 0,
    limit: { start: 2, most: 2, least: 2 },
    answerAtOnce: ({ url }, response) => url === '/healthz' && Boolean(response.end('alive')),
  });
  const times = { requestTimeout: 0, connectionTimeout: 0, keepAliveTimeout: 5_000 };
  app = fastify({ serverFactory: serverFactory(times), logger: { stream: { write: log } } });
  await app.register(plugin);
  await app.register(errorHandler);
  const held = new Promise<void>((resolve) => (goOn = resolve));
  app.route({ method: ['GET', 'POST'], url: '/api/slow', handler: async () => held });
  isKept = true;
  keptAnswer = undefined;
  app.addHook('preValidation', async (request, reply) => {
    if (request.url !== '/api/kept' || !isKept) return;
    request.isAtHand = true;
    await keptAnswer;
    await reply.send('kept');
  });
  app.addHook('onRequest', async (request) =>
    request.url === '/api/looked-up' ? held : undefined,
  );
  app.get('/api/kept', { config: { kept: true } }, async () => 'made');
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  const taken = new Promise<void>((resolve) => (takeBody = resolve));
  const config = { call: { body: 'form' } as Call };
  app.post('/api/form', { config }, async (request) => {
    await taken;
    request.raw.resume();
    await held;
  });
  app.post('/api/decoded', { config }, (request) => {
    request.raw.resume();
    return request.outside(() => held);
  });
  app.get('/shell/*', async (request) => {
    request.isPublicFile = true;
    return 'file';
  });
  app.get('/api/no-turn', async () => {
    throw new OverloadError();
  });
  app.all('/*', async () => 'served');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  goOn();
  await app.close();
});

async function ask(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const { port } = app.server.address() as AddressInfo;
  const begin = performance.now();
  const request = send({ method, path, port, host: '127.0.0.1', headers, agent: false }).end(body);
  const [response] = await once(request, 'response');
  const answer = {
    status: response.statusCode,
    headers: response.headers,
    body: await text(response),
  };
  return { ...answer, time: performance.now() - begin };
}

/** A write of which the body never comes whole. */
function openWrite(path: string, more: Record<string, string>) {
  const { port } = app.server.address() as AddressInfo;
  const headers = { ...more, 'content-length': '100' };
  const to = { method: 'POST', path, port, host: '127.0.0.1', headers, agent: false };
  const request = send(to).on('error', () => {});
  request.write('{');
  return request;
}

/** As much as the limit lets in. */
async function fill() {
  const slow = Promise.all([ask('GET', '/api/slow'), ask('GET', '/api/slow')]);
  await sleep(50);
  return { slow };
}

test('what is at hand is answered still, for as long as it is', async () => {
  expect((await ask('GET', '/api/kept')).body).toBe('kept');
  const { slow } = await fill();
  expect((await ask('GET', '/api/categories')).status).toBe(503);
  expect((await ask('GET', '/api/kept')).body).toBe('kept');
  isKept = false;
  expect((await ask('GET', '/api/kept')).status).toBe(503);
  // It is known now that it is not at hand any more.
  isKept = true;
  expect((await ask('GET', '/api/kept')).status).toBe(503);
  goOn();
  await slow;
});

test('a call too many is refused at once, with a sentence and a time, and one that fits later is served', async () => {
  const { slow } = await fill();
  const refused = await ask('GET', '/api/categories');
  expect(refused.status).toBe(503);
  expect(refused.time).toBeLessThan(100);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused.body)).toEqual({
    code: 'unavailable',
    message: 'MotoHaat is busy. Try again in a moment.',
    requestId: refused.headers['x-request-id'],
  });
  goOn();
  await slow;
  expect((await ask('GET', '/api/categories')).status).toBe(200);
});

test('a call too many is refused in the language of its page', async () => {
  await fill();
  const refused = await ask('GET', '/api/categories', { 'accept-language': 'bn' });
  expect(JSON.parse(refused.body)).toMatchObject({
    message: 'MotoHaat এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
  });
  expect(refused.headers.vary).toBe('Accept-Language');
});

test.each([
  ['/categories/1', 'en', 'MotoHaat is busy. Try again in a moment.'],
  ['/bn', 'bn', 'MotoHaat এখন ব্যস্ত।'],
  ['/bn/categories/1', 'bn', 'MotoHaat এখন ব্যস্ত।'],
])(
  'the page %s too many is a sentence for people, in its language',
  async (path, language, says) => {
    await fill();
    const { status, headers, body } = await ask('GET', path, { accept: 'text/html' });
    expect([status, headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(says);
  },
);

test('while visitors are refused, people who are signed in, webhooks, known files and health are served', async () => {
  await ask('GET', '/shell/r1/main.js');
  isKept = false;
  await fill();
  expect((await ask('GET', '/shell/r2/main.js')).status).toBe(503);
  const authorization = signedIn;
  const served = await Promise.all([
    ask('GET', '/api/bookings', { authorization }),
    ask('POST', '/api/bookings', { authorization }),
    ask('POST', '/api/webhooks/payments'),
    ask('GET', '/shell/r1/main.js'),
    ask('GET', '/healthz'),
  ]);
  expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await ask('GET', '/api/kept', { authorization })).body).toBe('made');
});

/** Nobody gets in, whoever asks. */
async function fillWhole() {
  const headers = { authorization: signedIn };
  const slow = Promise.all(Array.from({ length: 4 }, () => ask('POST', '/api/slow', headers)));
  await sleep(50);
  return { slow };
}

test.each([
  ['a write of a visitor', 'POST', {}, '{}'],
  ['a write of somebody who is signed in', 'POST', { authorization: signedIn }, '{}'],
  ['a read of somebody who is signed in', 'GET', { authorization: signedIn }, ''],
  ['a write that has no call', 'DELETE', {}, ''],
])('%s that is refused has the form of a call', async (_what, method, headers, body) => {
  await fillWhole();
  const refused = await ask(method, method === 'DELETE' ? '/else' : '/api/bookings', headers, body);
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.body)).toMatchObject({ code: 'unavailable' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('while people’s changes are refused, files and work are too, and what is at hand has half of its room', async () => {
  for (const path of ['/api/kept', '/shell/r1/main.js']) await ask('GET', path);
  await fillWhole();
  const atHand = Promise.withResolvers<void>();
  keptAnswer = atHand.promise;
  const open = Promise.all(Array.from({ length: 17 }, () => ask('GET', '/api/kept')));
  await sleep(50);
  expect((await ask('GET', '/shell/r1/main.js')).status).toBe(503);
  expect((await ask('POST', '/api/bookings', { authorization: signedIn })).status).toBe(503);
  expect((await ask('GET', '/api/kept')).status).toBe(503);
  expect((await ask('GET', '/healthz')).status).toBe(200);
  atHand.resolve();
  expect(new Set((await open).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await ask('GET', '/api/kept')).body).toBe('kept');
});

/** ms after which bodies that are late were looked for: their patience, and the time between two looks. */
const lookedAt = 200;

const form = { 'content-type': 'multipart/form-data; boundary=x' };

test.each([
  ['is read', 'GET', '/api/slow', ''],
  ['is no form', 'POST', '/api/looked-up', '{}'],
])('a header frees nothing that %s from the limit', async (_what, method, path, body) => {
  const asked = [1, 2].map(() => ask(method, path, form, body));
  await sleep(lookedAt);
  expect((await ask('GET', '/api/else')).status).toBe(503);
  goOn();
  await Promise.all(asked);
});

test('a form is no work while it is received, and is when it was; nor while it waits for turns of its own', async () => {
  const asked = [1, 2].map(() => ask('POST', '/api/form', form, 'x'));
  await vi.waitFor(async () => expect((await ask('GET', '/api/else')).status).toBe(503));
  await vi.waitFor(async () => expect((await ask('GET', '/api/else')).status).toBe(200));
  takeBody();
  await vi.waitFor(async () => expect((await ask('GET', '/api/else')).status).toBe(503));
  goOn();
  await Promise.all(asked);
  expect((await ask('GET', '/api/else')).status).toBe(200);
});

test('what has turns of its own is no work meanwhile', async () => {
  const asked = [1, 2, 3].map(() => ask('POST', '/api/decoded', form, 'x'));
  await sleep(20);
  expect((await ask('GET', '/api/else')).status).toBe(200);
  goOn();
  await Promise.all(asked);
});

test('the body of a refused write is not waited for', async () => {
  await fillWhole();
  const request = openWrite('/api/x', { authorization: signedIn });
  const [response] = await once(request, 'response');
  expect(response.statusCode).toBe(503);
  request.destroy();
});

test('what comes with its body counts from the door on, however long it takes to look up whose it is', async () => {
  const asked = Array.from({ length: 8 }, () => ask('POST', '/api/looked-up', {}, '{}'));
  await sleep(300);
  expect((await ask('POST', '/api/looked-up', {}, '{}')).status).toBe(503);
  goOn();
  const refused = (await Promise.all(asked)).filter(({ status }) => status === 503);
  expect(refused).toHaveLength(6);
});

test('bodies that never come fill nothing', async () => {
  const json = { 'content-type': 'application/json' };
  const opened = Array.from({ length: 5 }, () => openWrite('/api/bookings', json));
  await vi.waitFor(async () => expect((await ask('GET', '/api/categories')).status).toBe(200));
  for (const request of opened) request.destroy();
});

test('callers who go away make room', async () => {
  const { port } = app.server.address() as AddressInfo;
  const open = [1, 2].map(() => send({ path: '/api/slow', port, host: '127.0.0.1', agent: false }));
  for (const request of open) request.on('error', () => {}).end();
  await sleep(100);
  expect((await ask('GET', '/api/categories')).status).toBe(503);
  for (const request of open) request.destroy();
  await vi.waitFor(async () => expect((await ask('GET', '/api/categories')).status).toBe(200));
});

const told = () =>
  log.mock.calls.map(([line]) => line).filter((line) => line.includes('more was asked'));

test('the log tells of refusals together, not of each, and of those for which there was no turn', async () => {
  expect((await ask('GET', '/api/no-turn')).status).toBe(503);
  await fill();
  for (let call = 0; call < 5; call += 1) await ask('GET', '/api/categories');
  await vi.waitFor(() => expect(told()).toHaveLength(1), 3_000);
  expect(JSON.parse(told()[0] ?? '')).toMatchObject({ refused: { anonymous: 6 } });
  expect(log.mock.calls.flat().filter((line) => line.includes('failed'))).toEqual([]);
});
