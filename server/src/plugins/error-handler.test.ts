import * as calls from '@motohaat/contract/calls';
import fastify, { type FastifyInstance } from 'fastify';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { DatabaseUnavailableError, InvalidCursorError } from '../database/index.ts';
import { AppError } from '../http/app-error.ts';
import { errorHandler } from './error-handler.ts';

let app: FastifyInstance;
let thrown: unknown;

function databaseError(code: string, message: string): DatabaseError {
  return Object.assign(new DatabaseError(message, 0, 'error'), { code });
}

function fileError(code: string): Error {
  return Object.assign(new Error(secret), { code, syscall: 'write' });
}

beforeAll(async () => {
  app = fastify({ bodyLimit: 100 });
  await app.register(errorHandler);
  app.removeContentTypeParser('text/plain');
  app.get('/fail', { config: { call: calls.wishlist.remove } }, async () => {
    throw thrown;
  });
  const body = {
    type: 'object',
    required: ['name', 'age'],
    properties: {
      name: { type: 'string', maxLength: 3 },
      age: { type: 'number', minimum: 18 },
      kind: { enum: ['a', 'b'] },
    },
  };
  app.post(
    '/take',
    { config: { call: calls.wishlist.create }, schema: { body } },
    async () => 'ok',
  );
  await app.ready();
});
afterAll(() => app.close());

const secret = 'INSERT INTO users … rina@example.com';

type Row = [kind: string, error: unknown, status: number, code: string];
const byState = (state: string) => databaseError(state, secret);
const each = (kind: string, codes: string[], error: (code: string) => Error) =>
  codes.map((code): Row => [`${kind} (${code})`, error(code), 503, 'unavailable']);

test.each<Row>([
  ['a refusal of the catalogue', new AppError('email_taken'), 409, 'email_taken'],
  ['a cursor of no list', new InvalidCursorError(secret), 400, 'bad_cursor'],
  ['no connection', new DatabaseUnavailableError(secret), 503, 'unavailable'],
  ['a statement that took too long', databaseError('57014', secret), 503, 'unavailable'],
  ['a database that stops', databaseError('57P01', secret), 503, 'unavailable'],
  ...each(
    'a database short of something',
    ['53000', '53100', '53200', '53300', '53400', '58000', '58030'],
    byState,
  ),
  ...each(
    'a database that is away',
    ['08006', '25006', '25P03', '40001', '57P02', '57P03'],
    byState,
  ),
  ...each('a file', ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EIO', 'EROFS'], fileError),
  ['a cause further down', new Error(secret, { cause: fileError('EMFILE') }), 503, 'unavailable'],
  ['data that are damaged', databaseError('XX001', secret), 500, 'internal'],
  ['a zero byte in a text', databaseError('22021', secret), 422, 'invalid'],
  ['a zero byte in a text within JSON', databaseError('22P05', secret), 422, 'invalid'],
  ['a constraint that nobody expected', databaseError('23514', secret), 500, 'internal'],
  ['an error of the program', new TypeError(secret), 500, 'internal'],
  ['something that is no error', secret, 500, 'internal'],
])('%s: %#', async (_kind, error, status, code) => {
  thrown = error;
  const answer = await app.inject('/fail');
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toEqual({
    deletedCount: 0,
    code,
    message: expect.stringMatching(/\.$/),
    requestId: expect.any(String),
  });
  expect(answer.body).not.toContain('rina');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('says when to try again: soon, or later when somebody must make room', async () => {
  thrown = databaseError('57P03', secret);
  expect((await app.inject('/fail')).headers['retry-after']).toBe('2');
  thrown = databaseError('53100', secret);
  expect((await app.inject('/fail')).headers['retry-after']).toBe('10');
  thrown = new AppError('unavailable', { retryAfter: 7 });
  expect((await app.inject('/fail')).headers['retry-after']).toBe('7');
  thrown = new AppError('email_taken');
  expect((await app.inject('/fail')).headers).not.toHaveProperty('retry-after');
});

const post = (payload: string | object, contentType = 'application/json') =>
  app.inject({
    method: 'POST',
    url: '/take',
    headers: { 'content-type': contentType },
    payload,
  });

describe('what was sent', () => {
  test('cannot be read: 400', async () => {
    for (const payload of ['{"name"', '', '{"__proto__": {"a": 1}}']) {
      const answer = await post(payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ acknowledged: false, code: 'bad_request' });
    }
  });

  test('is too large: 413', async () => {
    const answer = await post({ name: 'x'.repeat(200) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'payload_too_large', acknowledged: false });
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml'])(
    'is %s: 415',
    async (contentType) => {
      const answer = await post('{"name":"a","age":20}', contentType);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );

  test('is not right: 422, with a sentence for each field', async () => {
    const answer = await post({ name: 'Rina', kind: 'c' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      acknowledged: false,
      fields: { age: 'This is needed.' },
    });
  });
});

test('a path that nobody takes answers in the same form', async () => {
  const answer = await app.inject('/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    code: 'not_found',
    message: 'There is nothing here.',
    requestId: expect.any(String),
  });
});

async function refusing({ strict }: { strict: boolean }) {
  const server = fastify();
  await server.register(errorHandler, { strict });
  server.get('/wish', { config: { call: calls.wishlist.list } }, async () => {
    throw new AppError('already_booked');
  });
  const answer = await server.inject('/wish');
  await server.close();
  return answer.json<{ code: string; message: string }>();
}

describe('a refusal that the row of its call does not name', () => {
  test('fails the call where tests ask for that', async () => {
    expect(await refusing({ strict: true })).toMatchObject({
      code: 'internal',
      message: 'GET /wishlist refuses with already_booked, which its row does not name.',
    });
  });

  test('reaches people all the same', async () => {
    expect(await refusing({ strict: false })).toMatchObject({ code: 'already_booked' });
  });
});
