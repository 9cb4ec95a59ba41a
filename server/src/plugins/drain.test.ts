import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { drain } from './drain.ts';

let app: FastifyInstance;
let answerNow: () => void;
let started: Promise<void>;

beforeEach(async () => {
  const answer = new Promise<void>((resolve) => (answerNow = resolve));
  app = fastify({ forceCloseConnections: 'idle' });
  await app.register(drain);
  started = new Promise((begin) => {
    app.get('/slow', async () => {
      begin();
      await answer;
      return 'done';
    });
    app.get('/fast', async () => 'done');
    app.get('/begun', async (_request, reply) => {
      reply.raw.writeHead(200, { 'content-length': 4 }).write('do');
      begin();
      await answer;
      reply.raw.end('ne');
      return reply;
    });
    app.post('/refused', { onRequest: (_request, reply) => void reply.code(401).send() }, () => '');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function open(request: string): Promise<Socket> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

test('a request under way is answered, and its connection closed', async () => {
  const socket = await open('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  await started;
  const closed = app.close();
  await sleep(50);
  answerNow();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]+connection: close[^]+done$/i);
  await closed;
});

test.each([
  ['was opened ahead of its first request', ''],
  ['waits for its next request', 'GET /fast HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    'got its answer before its body was sent',
    'POST /refused HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na',
  ],
])(
  'a connection that %s does not hold up the end',
  async (_which, request) => {
    const socket = await open(request);
    if (request) await once(socket, 'data');
    else await sleep(50);
    await Promise.all([once(socket, 'close'), app.close()]);
  },
  3_000,
);

test('a connection whose answer had begun before the end closes with it', async () => {
  const socket = await open('GET /begun HTTP/1.1\r\nHost: x\r\n\r\n');
  await started;
  const closed = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  answerNow();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]+done$/);
  await closed;
}, 3_000);

test('until the end begins, a connection takes one request after another', async () => {
  const socket = await open('');
  for (let request = 0; request < 2; request += 1) {
    socket.write('GET /fast HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 [^]+connection: keep-alive[^]+done$/i);
  }
  socket.destroy();
});
