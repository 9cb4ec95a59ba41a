import { call, type Call } from '@motohaat/contract/calls/call';
import fastify, { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { type AnswerFrom, answerPages, isForDrawing } from './answer-page.ts';

const base = { method: 'GET', summary: 'Bikes', answer: v.string(), refusals: [] } as const;
const open = call({ ...base, path: '/bikes', access: 'public' });
const closed = call({ ...base, path: '/sold', access: 'signed-in' });

const kept = vi.fn<FastifyInstance['keptAnswer']>();
beforeEach(() => void kept.mockReset());

let app: FastifyInstance;
let answer: AnswerFrom;
beforeAll(async () => {
  app = fastify();
  app.decorate('keptAnswer', kept);
  answer = answerPages(app);
  app.get('/api/bikes', { config: { call: open } }, async (request, reply) => {
    reply.headers({ etag: '"1"', 'set-cookie': 'a=b', link: ['</one>', '</two>'] });
    const { accept, cookie, 'accept-language': language } = request.headers;
    return { accept, cookie, language };
  });
  app.get('/api/sold', { config: { call: closed } }, async () => 'sold');
  app.get('/api/file', async () => 'file');
  await app.ready();
});
afterAll(() => app.close());

describe('a page that asks while it is drawn', () => {
  test('is answered by the server’s own handlers, as somebody who shows nothing', async () => {
    const given = await answer('/api/bikes', { accept: 'application/json', cookie: 'a=b' });
    expect([given?.status, JSON.parse(String(given?.body))]).toEqual([
      200,
      { accept: 'application/json' },
    ]);
    expect(given?.headers).toMatchObject({ etag: '"1"' });
    expect(Object.keys(given?.headers ?? {})).not.toContain('set-cookie');
    expect(Object.keys(given?.headers ?? {})).not.toContain('link');
  });

  test('is answered in its language', async () => {
    const given = await answer('/api/bikes', { 'accept-language': 'bn' });
    expect(JSON.parse(String(given?.body))).toMatchObject({ language: 'bn' });
  });

  test('is given the answer that is kept of the version of the data that it is drawn of', async () => {
    const asked = ['/api/bikes', { accept: 'application/json' }] as const;
    kept.mockReturnValueOnce({ headers: { etag: '"kept"' }, body: Buffer.from('kept') });
    const given = await answer(...asked, '7');
    expect(given).toEqual({ status: 200, headers: { etag: '"kept"' }, body: Buffer.from('kept') });
    expect(kept).toHaveBeenLastCalledWith({ url: asked[0], headers: asked[1] }, '7');
    expect((await answer(...asked, '8'))?.headers['etag']).toBe('"1"');
    expect((await answer(...asked))?.headers['etag']).toBe('"1"');
    expect(kept).toHaveBeenCalledTimes(2);
  });

  test.each(['/', '/apis/bikes', 'https://elsewhere.example/api/bikes'])(
    'is not answered %s',
    async (url) => {
      expect(await answer(url, {})).toBeNull();
    },
  );

  test.each(['/api/sold', '/api/file', '/api/nowhere'])(
    'may not ask %s, which others may',
    async (url) => {
      expect((await answer(url, {}))?.status).toBeGreaterThanOrEqual(400);
      expect((await app.inject(url)).statusCode).toBe(url === '/api/nowhere' ? 404 : 200);
    },
  );
});

test.each<[Partial<Call>, boolean]>([
  [{ access: 'public' }, true],
  [{ access: 'optional' }, true],
  [{ access: 'lenient' }, true],
  [{ access: 'signed-in' }, false],
  [{ access: ['admin'] }, false],
  [{ access: 'team' }, false],
  [{ method: 'POST' }, false],
  [{ path: '/composition' }, false],
  [{ path: '/composition/revision' }, false],
])('whether a page may ask while it is drawn: %o, %s', (changes, may) => {
  expect(isForDrawing({ ...open, ...changes })).toBe(may);
});
