import { Readable } from 'node:stream';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { Encoding } from '../releases/media.ts';
import type { VerifiedFile } from '../releases/verified-files.ts';
import { answerReleaseFile } from './file-answer.ts';

const script = { path: 'entry.js', bytes: 10_000 };
const picture = { path: 'bike.avif', bytes: 10_000 };
const whole: VerifiedFile = { bytes: 4, content: Buffer.from('file') };

let file = script;
let restricted = false;
let kept: VerifiedFile | undefined = whole;
let forms: Encoding['name'][] = [];
const read = async (encoding: Encoding | undefined) =>
  encoding && !forms.includes(encoding.name) ? undefined : kept;

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-request-id', 'r1'));
  app.get('/', (request, reply) =>
    answerReleaseFile(request, reply, { ...file, version: 'v1', read }, { restricted }),
  );
});
afterAll(() => app.close());
beforeEach(() => {
  file = script;
  restricted = false;
  kept = whole;
  forms = ['br', 'gzip'];
});

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/', headers: { 'accept-encoding': 'br', ...headers } });

test.each([
  ['a script that everybody may have', script, false, 'br', 'Accept-Encoding'],
  ['a script of some', script, true, 'br', 'Accept-Encoding, Cookie'],
  ['a picture that everybody may have', picture, false, undefined, undefined],
  ['a picture of some', picture, true, undefined, 'Cookie'],
  ['a script too short to gain by it', { ...script, bytes: 1_000 }, false, undefined, undefined],
])('%s is compressed, and varies, as it should', async (_what, wanted, isOfSome, coding, vary) => {
  file = wanted;
  restricted = isOfSome;
  const { headers, body } = await get();
  expect([headers['content-encoding'], headers.vary, body]).toEqual([coding, vary, 'file']);
});

test('what caches hand on names nobody’s request; what only some may have is kept by no cache', async () => {
  const { headers } = await get();
  expect(headers).not.toHaveProperty('x-request-id');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  restricted = true;
  const own = await get();
  expect(own.headers).toMatchObject({
    'x-request-id': 'r1',
    'cache-control': 'private, no-cache',
  });
});

test.each([
  [{ 'accept-encoding': 'gzip' }, 'gzip', 'public, max-age=31536000, immutable'],
  [{ 'accept-encoding': 'br' }, undefined, 'public, max-age=60'],
  [{ 'accept-encoding': 'identity' }, undefined, 'public, max-age=31536000, immutable'],
])('where there is gzip alone, %j gets %s, %s', async (headers, coding, caching) => {
  forms = ['gzip'];
  const answer = await get(headers);
  expect(answer.headers['content-encoding']).toBe(coding);
  expect([answer.headers['cache-control'], answer.body]).toEqual([caching, 'file']);
});

test('who has it is not sent it again, even where it is no longer kept; others get nothing then', async () => {
  const { etag = '' } = (await get()).headers;
  for (const there of [whole, undefined]) {
    kept = there;
    const known = await get({ 'if-none-match': etag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
  }
  const gone = await get();
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
});

test('for the headers alone no file is read, and it is closed', async () => {
  let reads = 0;
  const content = new Readable({
    read() {
      reads += 1;
      this.push(null);
    },
  });
  kept = { bytes: 9_000_000, content };
  const { statusCode, body, headers } = await get({}, 'HEAD');
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', '9000000']);
  expect([reads, content.destroyed]).toEqual([0, true]);
});
