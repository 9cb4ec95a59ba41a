import fastify from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { expect, onTestFinished, test } from 'vitest';

import { type Place, places } from '../database/index.ts';
import type { Actor } from './authentication.ts';
import { keptAnswers } from './kept-answers.ts';

/** A server that says how often it made an answer, and where it read for it. */
async function server({ place }: { place?: Place } = {}) {
  const app = fastify();
  for (const name of ['access', 'etag'])
    await app.register(fastifyPlugin(async () => {}, { name }));
  app.decorate('placeFor', () => place);
  app.decorate('dataVersion', async () => '1');
  await app.register(fastifyPlugin(async () => {}, { name: 'database' }));
  await app.register(fastifyPlugin(async () => {}, { name: 'reading-place' }));
  app.decorateRequest('actor', null);
  app.decorateRequest('isAtHand', false);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) request.actor = { id: 'a' } as Actor;
  });
  await app.register(keptAnswers);
  let made = 0;
  const handler = async () => {
    made += 1;
    return Buffer.from(`${made} ${String(places.getStore()?.isReplica)}`);
  };
  app.route({ url: '/kept', method: ['GET', 'POST'], config: { kept: true }, handler });
  app.get('/not-kept', handler);
  app.get('/accepted', { config: { kept: true } }, async (_request, reply) => {
    reply.code(202);
    return handler();
  });
  app.get('/text', { config: { kept: true } }, async () => String(await handler()));
  onTestFinished(() => app.close());
  return app;
}

/** What is answered to the same request twice. */
async function twice(app: Awaited<ReturnType<typeof server>>, ...asked: [object]) {
  return [(await app.inject(...asked)).body, (await app.inject(...asked)).body];
}

test.each<[what: string, asked: object, answers: string[]]>([
  ['a list for visitors is made once', { url: '/kept' }, ['1 undefined', '1 undefined']],
  [
    'whoever is signed in has it made',
    { url: '/kept', headers: { authorization: 'x' } },
    ['1 undefined', '2 undefined'],
  ],
  ['so has whoever writes', { url: '/kept', method: 'POST' }, ['1 undefined', '2 undefined']],
  [
    'what is not the answer itself is not kept',
    { url: '/accepted' },
    ['1 undefined', '2 undefined'],
  ],
  ['nor what was not encoded yet', { url: '/text' }, ['1 undefined', '2 undefined']],
  ['what does not say so is not kept', { url: '/not-kept' }, ['1 undefined', '2 undefined']],
  [
    'an address of 500 letters is kept',
    { url: `/kept?${'x'.repeat(494)}` },
    ['1 undefined', '1 undefined'],
  ],
  [
    'a longer one is not, for anybody can invent it',
    { url: `/kept?${'x'.repeat(495)}` },
    ['1 undefined', '2 undefined'],
  ],
])('%s', async (_what, asked, answers) => {
  expect(await twice(await server(), asked)).toEqual(answers);
});

test.each([true, false])(
  'where its version was read, a list is read: replica %s',
  async (isReplica) => {
    const place = { isReplica };
    expect(await twice(await server({ place }), { url: '/kept' })).toEqual([
      `1 ${isReplica}`,
      `1 ${isReplica}`,
    ]);
    const headers = { authorization: 'x' };
    expect(await twice(await server({ place }), { url: '/kept', headers })).toEqual([
      `1 ${isReplica}`,
      `2 ${isReplica}`,
    ]);
  },
);
