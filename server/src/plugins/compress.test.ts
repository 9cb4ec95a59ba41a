import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

import fastify, { type FastifyReply, type InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { compress } from './compress.ts';
import { etag } from './etag.ts';

const app = fastify();
const text = JSON.stringify(Array.from({ length: 60 }, (_, row) => ({ row, text: '••••• কল' })));
const send = (reply: FastifyReply, body: string | Buffer = text) =>
  reply.type('application/json; charset=utf-8').send(body);

beforeAll(async () => {
  await app.register(etag);
  await app.register(compress);
  app.get('/list', { config: { etag: true } }, async (_request, reply) =>
    send(reply.header('vary', 'authorization')),
  );
  app.get('/plain', async (_request, reply) => send(reply));
  app.post('/plain', async (_request, reply) => send(reply));
  app.get('/token', { config: { access: 'identity' } }, async (_request, reply) => send(reply));
  app.get('/small', async (_request, reply) => send(reply, text.slice(0, 200)));
  app.get<{ Params: { bytes: string } }>('/letters/:bytes', async ({ params }, reply) =>
    send(reply, 'a'.repeat(Number(params.bytes))),
  );
  app.get<{ Params: { bytes: string } }>(
    '/tagged/:bytes',
    { config: { etag: true } },
    async ({ params }, reply) => send(reply, 'a'.repeat(Number(params.bytes))),
  );
  app.get('/tagged/none', { config: { etag: true } }, async (_request, reply) =>
    send(reply.code(202)),
  );
  app.get('/picture', async (_request, reply) =>
    reply.type('image/avif').send(Buffer.alloc(5_000)),
  );
  app.get('/file', async (_request, reply) => send(reply.header('etag', '"bytes"')));
  app.get('/part', async (_request, reply) => send(reply.code(206)));
  app.get('/twin', async (_request, reply) => send(reply.header('content-encoding', 'br')));
  await app.ready();
});
afterAll(() => app.close());

const browser = 'gzip, deflate, br, zstd';
const ask = (url: string, accepted?: string, more: InjectOptions = {}) =>
  app.inject({
    url,
    ...more,
    headers: { ...more.headers, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

test.each([
  [browser, 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['zstd;q=0, BR;q=0.0, gzip;q=0.5', 'gzip', gunzipSync],
])('who sends %j gets %s, which is the same text', async (accepted, coding, read) => {
  const answer = await ask('/plain', accepted);
  expect(answer.headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' });
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  expect(answer.rawPayload.length).toBeLessThan(text.length / 4);
  expect(read(answer.rawPayload).toString()).toBe(text);
});

test.each([undefined, 'identity', 'deflate', 'zstd;q=0', ''])(
  'who sends %j gets the text itself, and what others get varies',
  async (accepted) => {
    const { headers, body } = await ask('/plain', accepted);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe(text);
  },
);

test.each(['/token', '/small', '/picture', '/file', '/part'])('%s stays as it is', async (url) => {
  const { headers } = await ask(url, browser);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});

test('what has a thousand bytes is compressed, and what has one less is not', async () => {
  expect((await ask('/letters/1000', 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await ask('/letters/999', 'gzip')).headers).not.toHaveProperty('content-encoding');
});

test('an answer that nothing names is compressed for itself', async () => {
  for (const bytes of [2_000, 3_000]) {
    const { rawPayload } = await ask(`/letters/${bytes}`, 'gzip');
    expect(gunzipSync(rawPayload)).toHaveLength(bytes);
  }
});

test('what is compressed already is not compressed again', async () => {
  const { headers, body } = await ask('/twin', browser);
  expect(headers['content-encoding']).toBe('br');
  expect(body).toBe(text);
});

test('the answer to anything but a read stays as it is', async () => {
  const { headers } = await ask('/plain', browser, { method: 'POST' });
  expect(headers).not.toHaveProperty('content-encoding');
});

test('a HEAD says what a GET would', async () => {
  const { headers, body } = await ask('/plain', browser, { method: 'HEAD' });
  const { headers: got } = await ask('/plain', browser);
  expect(headers['content-encoding']).toBe('zstd');
  expect(headers['content-length']).toBe(got['content-length']);
  expect(body).toBe('');
});

test('one weak tag stands for every coding, and 304 varies as the answer does', async () => {
  const answers = await Promise.all([undefined, 'br', browser].map((each) => ask('/list', each)));
  const [tag, ...others] = answers.map(({ headers }) => headers.etag);
  expect(tag).toMatch(/^W\//);
  expect(others).toEqual([tag, tag]);
  const again = await ask('/list', browser, { headers: { 'if-none-match': String(tag) } });
  expect(again.statusCode).toBe(304);
  expect(again.headers.vary).toBe('authorization, Accept-Encoding');
  expect(again.headers).not.toHaveProperty('content-encoding');
  expect(answers.map(({ headers }) => headers.vary)).toEqual(
    answers.map(() => 'authorization, Accept-Encoding'),
  );
});

test.each([
  [1_000, 'Accept-Encoding'],
  [999, undefined],
])('a caller who has %i bytes is told so, varying where they would', async (bytes, vary) => {
  const { etag: tag } = (await ask(`/tagged/${bytes}`)).headers;
  const again = await ask(`/tagged/${bytes}`, 'gzip', {
    headers: { 'if-none-match': String(tag) },
  });
  expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', vary]);
});

test('what is not the answer itself has no tag', async () => {
  expect((await ask('/tagged/none')).headers).not.toHaveProperty('etag');
  expect((await ask('/plain')).headers).not.toHaveProperty('etag');
});

test('an answer that is remembered is the same as one that is not', async () => {
  const [first, second] = [await ask('/list', browser), await ask('/list', browser)];
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(zstdDecompressSync(second.rawPayload).toString()).toBe(text);
});
