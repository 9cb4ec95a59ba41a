import fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { errorHandler } from './error-handler.ts';
import { methods } from './methods.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(errorHandler);
  await app.register(fastifyPlugin(async () => {}, { name: 'access' }));
  await app.register(methods, { prefix: '/api' });
  app.get('/api/bikes/:id', async () => 'read');
  app.delete('/api/bikes/:bike', async () => 'removed');
  app.post('/api/bikes', async () => 'added');
  app.route({ url: '/api/all', method: ['GET', 'HEAD', 'POST', 'DELETE'], handler: () => 'all' });
  app.put('/pictures', async () => 'kept');
  app.refuseTheRest();
});
afterAll(() => app.close());

test.each([
  ['POST', '/api/bikes/7', 'DELETE, GET, HEAD'],
  ['GET', '/api/bikes', 'POST'],
  ['PURGE', '/api/bikes/7', 'DELETE, GET, HEAD'],
  ['PURGE', '/api/all', 'DELETE, GET, HEAD, POST'],
])('%s %s is refused, and the methods of the path are named', async (method, url, allow) => {
  const answer = await app.inject({ method: method as 'GET', url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
});

test.each([
  ['GET', '/api/nothing'],
  ['PURGE', '/api/nothing'],
  ['GET', '/pictures'],
])('%s %s names nothing', async (method, url) => {
  const answer = await app.inject({ method: method as 'GET', url });
  expect([answer.statusCode, answer.headers.allow]).toEqual([404, undefined]);
});

test('what a call takes is carried out, whatever its parts are called', async () => {
  expect((await app.inject('/api/bikes/7')).body).toBe('read');
  expect((await app.inject({ method: 'DELETE', url: '/api/bikes/7' })).body).toBe('removed');
  expect((await app.inject({ method: 'DELETE', url: '/api/all' })).body).toBe('all');
});
