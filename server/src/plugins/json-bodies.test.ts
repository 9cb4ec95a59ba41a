import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { errorHandler } from './error-handler.ts';
import { jsonBodies } from './json-bodies.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(errorHandler);
  await app.register(jsonBodies);
  app.post('/take', async (request) => ({ took: request.body }));
});
afterAll(() => app.close());

const post = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/take',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload,
  });

test.each([
  ['half a character at the end', String.raw`{"name":"a\ud83d"}`],
  ['the other half at the beginning', String.raw`{"name":"\uDE00a"}`],
  ['two halves the wrong way round', String.raw`{"name":"\ude00\ud83d"}`],
  ['one deep in a list', String.raw`{"list":[1,{"of":["fine","\udfff"]}]}`],
  ['one as a name', String.raw`{"\ud800":1}`],
  ['one as the whole body', String.raw`"\ud800"`],
])('%s is refused as what is not right', async (_what, payload) => {
  const answer = await post(payload);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }]);
});

test.each([
  ['both halves of a character', String.raw`{"name":"\ud83d\ude00 \u0995"}`, { name: '😀 ক' }],
  [
    'a text that speaks of them',
    String.raw`{"name":"\\ud83d alone"}`,
    { name: String.raw`\ud83d alone` },
  ],
  ['nothing', 'null', null],
  [
    'nothing beside a character',
    String.raw`{"name":"\ud83d\ude00","age":null,"list":[1,true]}`,
    { name: '😀', age: null, list: [1, true] },
  ],
])('%s is taken as it is', async (_what, payload, took) => {
  expect((await post(payload)).json()).toEqual({ took });
});

test.each(['{"name":', '', '{"__proto__":{"a":1}}', String.raw`{"a":"\ud800"`])(
  'what is no JSON is refused as before: %s',
  async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
  },
);
