import { call } from '@motohaat/contract/calls/call';
import { ListQuery } from '@motohaat/contract/list';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { AppError } from '../http/app-error.ts';
import { errorHandler } from './error-handler.ts';
import { route } from './route.ts';

const Note = v.object({
  text: v.pipe(
    v.string(),
    v.transform((text) => text.trim()),
    v.minLength(1, 'Write something here.'),
  ),
  stars: v.optional(v.pipe(v.number(), v.maxValue(5)), 3),
});
const Kept = v.object({ text: v.string(), stars: v.number() });
const base = { access: 'public', refusals: [] } as const;
const list = call({
  ...base,
  method: 'GET',
  path: '/notes',
  summary: 'Notes',
  query: ListQuery,
  answer: v.object({ limit: v.number(), cursor: v.optional(v.string()) }),
});
const create = call({
  ...base,
  method: 'POST',
  path: '/notes/:id',
  summary: 'Keeps a note',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^\d$/)) }),
  body: Note,
  answer: { 200: v.object({ text: v.string() }), 201: Kept, 204: null },
});
const remove = call({ ...base, method: 'DELETE', path: '/notes', summary: 'No', answer: 'file' });

const preHandler = async ({ headers }: FastifyRequest) => {
  if (headers['x-refuse']) throw new AppError('forbidden');
};

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(errorHandler);
  route(app, list, async ({ query }) => query);
  route(app, create, async ({ params, body }) => {
    if (params.id === '0') return { status: 204 };
    return { status: params.id === '1' ? 201 : 200, body: { ...body, secret: 'of the server' } };
  });
  route(app, remove, { bodyLimit: 10, preHandler }, async (_request, reply) =>
    reply.code(202).send('gone'),
  );
});
afterAll(() => app.close());

const post = (id: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/notes/${id}`, payload });

test('hands a handler what the schemas make of a request', async () => {
  expect((await app.inject('/api/notes')).json()).toEqual({ limit: 24 });
  expect((await app.inject('/api/notes?limit=500&cursor=x')).json()).toEqual({
    limit: 100,
    cursor: 'x',
  });
  expect((await post('1', { text: ' hello ' })).json()).toEqual({ text: 'hello', stars: 3 });
});

test('refuses what the schemas refuse, by field, and a part of the path as not found', async () => {
  const refused = { code: 'invalid', requestId: expect.any(String) };
  expect((await app.inject('/api/notes?limit=0')).json()).toMatchObject({
    ...refused,
    message: 'limit cannot be “0”. This must be a number from 1.',
    fields: { limit: 'This must be a number from 1.' },
  });
  expect((await post('1', { text: ' ', stars: 9 })).json()).toMatchObject({
    ...refused,
    fields: { stars: 'This may be 5 at most.' },
  });
  expect((await post('1', { text: ' ' })).json()).toMatchObject({
    ...refused,
    fields: { text: 'Write something here.' },
  });
  expect((await post('x', { text: ' ' })).statusCode).toBe(404);
});

test('what is wrong in a body is not laid to an address with the same name', async () => {
  const answer = await post('1?stars=9', { text: 'a', stars: 9 });
  expect(answer.json()).toMatchObject({ fields: { stars: 'This may be 5 at most.' } });
  expect(answer.json<{ message: string }>().message).not.toContain('“9”');
});

test('answers with the status that the handler says, and the fields of the row alone', async () => {
  const [created, done, nothing] = [
    await post('1', { text: 'a' }),
    await post('2', { text: 'a' }),
    await post('0', { text: 'a' }),
  ];
  expect([created.statusCode, created.json()]).toEqual([201, { text: 'a', stars: 3 }]);
  expect([done.statusCode, done.json()]).toEqual([200, { text: 'a' }]);
  expect([nothing.statusCode, nothing.body]).toEqual([204, '']);
  const sent = await app.inject({ method: 'DELETE', url: '/api/notes' });
  expect([sent.statusCode, sent.body]).toEqual([202, 'gone']);
});

test('carries out nothing that is refused before', async () => {
  const answer = await app.inject({
    method: 'DELETE',
    url: '/api/notes',
    headers: { 'x-refuse': '1' },
  });
  expect(answer.json()).toMatchObject({ code: 'forbidden' });
});

test('takes no more of a body than a route says', async () => {
  const payload = JSON.stringify('x'.repeat(20));
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'DELETE', url: '/api/notes', payload, headers });
  expect(answer.json()).toMatchObject({ code: 'payload_too_large' });
});

test('a schema that changes more than the fields of an object stops the start', () => {
  const deep = call({
    ...base,
    method: 'POST',
    path: '/deep',
    summary: 'Deep',
    body: v.nullish(Note),
    answer: v.object({}),
  });
  expect(() => route(app, deep, async () => ({}))).toThrow(
    'Only fields of an object may be transformed',
  );
});
