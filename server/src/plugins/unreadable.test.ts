import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/app.ts';
import { readableUrl, refuseUnreadable } from './unreadable.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.stop());

test.each([
  ['/a%20b?x=%ZZ', '/a%20b?x=%ZZ'],
  ['/%ZZ?x=%41', '/%25ZZ?x=%41'],
  ['/%41/%FF?a?b', '/%2541/%25FF?a?b'],
  ['/100%', '/100%25'],
  [undefined, '/'],
])('the path of %s is read as %s', (url, expected) => {
  expect(readableUrl({ url })).toBe(expected);
});

test.each([
  [{ code: 'HPE_INVALID_METHOD' }, true, ['write', 'destroy']],
  [{ code: 'HPE_INVALID_METHOD' }, false, ['destroy']],
  [{ code: 'ECONNRESET' }, true, ['destroy']],
])('whoever is still there is told, and left: %o, %s', (error, writable, done) => {
  const acts: string[] = [];
  const act = (name: string) => () => void acts.push(name);
  const socket = { writable, write: act('write'), destroy: act('destroy') };
  refuseUnreadable(error, socket as unknown as Socket);
  expect(acts).toEqual(done);
});

test.each(['/api/nothing/%ZZ', '/api/nothing/%FF', '/remotes/mfe-admin/%ZZ', '/%ZZ'])(
  '%s is refused as a path that names nothing, its letters not repeated',
  async (url) => {
    const answer = await site.app.inject({ url, headers: { accept: 'application/json' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).not.toContain('%');
  },
);

test.each([
  ['\x16\x03\x01 nonsense\r\n\r\n', 400, 'bad_request'],
  ['FLY / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
  [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'payload_too_large'],
  ['GET / HTTP/1.1\r\nAccept-Language: bn\r\nno header\r\n\r\n', 400, 'bad_request', /।$/],
])(
  'what is no request gets an answer of the catalogue: %#',
  async (request, status, code, end = /\.$/) => {
    const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(request);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({
      code,
      message: expect.stringMatching(end),
      requestId: expect.any(String),
    });
  },
);
