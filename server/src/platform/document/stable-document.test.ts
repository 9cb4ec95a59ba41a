import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { utf8 } from '../../http/utf8.ts';
import { sendStable, stableDocument } from './stable-document.ts';

const html = `<p>${'bike ৳ '.repeat(500)}</p>`;
const pieces = [utf8(html.slice(0, 9)), utf8(html.slice(9))];
const policy = "default-src 'none'";
let shown = { document: stableDocument(200, pieces, policy), isFinal: true };
const show = (status: 200 | 404, isFinal = true) => {
  shown = { document: stableDocument(status, pieces, policy), isFinal };
};

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  app.get('/', (request, reply) => sendStable(request, reply, shown.document, shown));
});
afterAll(() => app.close());
beforeEach(() => show(200));

const get = (headers: Record<string, string> = {}) => app.inject({ url: '/', headers });

describe('a document that many get', () => {
  test('may be kept for many when it is final, and by nobody else', async () => {
    expect((await get()).headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10',
      'content-security-policy': policy,
      vary: 'Cookie, Save-Data',
    });
    show(200, false);
    const { headers } = await get();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers).not.toHaveProperty('cdn-cache-control');
  });

  test.each([
    [200, 304, 0],
    [404, 404, 1],
  ] as const)('of status %d answers who has it with %d', async (status, answered, sent) => {
    show(status);
    const { statusCode, body } = await get({ 'if-none-match': shown.document.tag });
    expect([statusCode, body.length > 0, shown.document.sent]).toEqual([answered, sent > 0, sent]);
  });

  test('is sent whole to who has another, or none', async () => {
    expect((await get({ 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
    const { body, headers } = await get();
    expect([body, headers['content-encoding']]).toEqual([html, undefined]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is coded as %s in a hurry once, and well from then on', async (coding, decode) => {
    const sizes: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { rawPayload, headers } = await get({ 'accept-encoding': coding });
      expect(headers['content-encoding']).toBe(coding);
      expect(String(headers['vary']).toLowerCase()).toContain('accept-encoding');
      expect(decode(rawPayload).toString()).toBe(html);
      sizes.push(rawPayload.length);
      expect(shown.document.encoded.size).toBe(time === 0 ? 0 : 1);
    }
    expect(sizes[1]).toBe(sizes[2]);
    expect(sizes[1]).toBeLessThan(sizes[0]!);
  });
});
