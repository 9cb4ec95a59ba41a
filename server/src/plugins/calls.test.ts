import { call } from '@motohaat/contract/calls/call';
import fastify from 'fastify';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { calls } from './calls.ts';
import { route } from './route.ts';

const one = call({
  method: 'GET',
  path: '/one',
  summary: 'The first',
  access: 'public',
  answer: v.object({ number: v.number() }),
  refusals: [],
});
const two = call({ ...one, path: '/two', summary: 'The second' });
const table = [
  { name: 'numbers.one', noun: 'numbers', call: one },
  { name: 'numbers.two', noun: 'numbers', call: two },
];

async function server() {
  const app = fastify();
  await app.register(calls, { table });
  route(app, one, async () => ({ number: 1 }));
  return app;
}

test('a row that no route carries out stops the start', async () => {
  const app = await server();
  await expect(app.ready()).rejects.toThrow('No route carries out numbers.two');
});

test('a route below /api that is of no row stops the start', async () => {
  const app = await server();
  expect(() => app.get('/api/three', async () => 'three')).toThrow(
    'GET /api/three is of no row of the table of calls',
  );
  const three = call({ ...one, path: '/three' });
  expect(() => route(app, three, async () => ({ number: 3 }))).toThrow(
    'GET /api/three is of no row of the table of calls',
  );
});

test('a server that carries out the whole table starts, with pages and files beside it', async () => {
  const app = await server();
  route(app, two, async () => ({ number: 2 }));
  app.get('/pictures/*', async () => 'a picture');
  await app.ready();
  expect((await app.inject('/api/two')).json()).toEqual({ number: 2 });
  expect((await app.inject({ method: 'HEAD', url: '/api/two' })).statusCode).toBe(200);
});
