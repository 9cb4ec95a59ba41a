import { AsyncLocalStorage } from 'node:async_hooks';
import { Writable } from 'node:stream';

import fastify, { LogController } from 'fastify';
import { expect, test } from 'vitest';

import { AppError } from '../http/app-error.ts';
import { errorHandler } from './error-handler.ts';
import { logging, loggerOptions } from './logging.ts';

type Line = Record<string, unknown>;

async function site() {
  const lines: Line[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Line);
      done();
    },
  });
  const app = fastify({
    logger: { ...loggerOptions('info'), stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(logging);
  await app.register(errorHandler);
  return { app, lines };
}

test('a request leaves one line: the pattern of its route, never its address', async () => {
  const { app, lines } = await site();
  app.get('/users/:email', async () => 'ok');
  const answer = await app.inject({
    url: '/users/rina@example.com?token=secret-token&email=rina@example.com',
    headers: { authorization: 'Bearer secret-token', cookie: 'composition=secret-cookie' },
  });
  expect(lines).toEqual([
    {
      level: 'info',
      time: expect.any(String),
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/users/:email',
      status: 200,
      milliseconds: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

test('nor does a path that nobody takes', async () => {
  const { app, lines } = await site();
  await app.inject('/users/rina@example.com/rina@example.com');
  expect(JSON.stringify(lines)).not.toContain('rina');
  expect(lines).toMatchObject([{ route: 'unknown', status: 404 }]);
});

test('a refusal leaves no line of its own', async () => {
  const { app, lines } = await site();
  app.get('/refuse', async () => {
    throw new AppError('email_taken');
  });
  await app.inject('/refuse');
  expect(lines).toMatchObject([{ level: 'info', status: 409, msg: 'answered' }]);
});

test('a request that is watched is handled in what watches it', async () => {
  const app = fastify();
  const place = new AsyncLocalStorage<string>();
  await app.register(logging, {
    begin: ({ url }) =>
      url === '/watched' ? { run: (goOn) => place.run('here', goOn) } : undefined,
  });
  app.get('/watched', async () => place.getStore() ?? 'nowhere');
  app.get('/else', async () => place.getStore() ?? 'nowhere');
  expect((await app.inject('/watched')).body).toBe('here');
  expect((await app.inject('/else')).body).toBe('nowhere');
});

test('an error leaves its stack and its causes, without the values that a database quotes', async () => {
  const { app, lines } = await site();
  app.get('/fail', async () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      constraint: 'users_email_key',
      detail: 'Key (email)=(rina@example.com) already exists.',
      parameters: ['rina@example.com'],
    });
    throw new Error('cannot write', { cause });
  });
  await app.inject('/fail');
  expect(lines[0]).toMatchObject({
    level: 'error',
    msg: 'a request failed',
    err: {
      message: 'cannot write',
      stack: expect.stringContaining('plugins/logging.'),
      cause: { code: '23505', constraint: 'users_email_key' },
    },
  });
  expect(JSON.stringify(lines)).not.toContain('rina');
});
