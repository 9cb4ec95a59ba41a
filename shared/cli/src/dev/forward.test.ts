import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, expect, test } from 'vitest';

import { type Change, createForwarder } from './forward.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  servers.push(server);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    ),
  );
}

/** A server that is forwarded to, and the address that forwards. */
async function stage(handle: RequestListener, change?: Change) {
  const far = await listen(handle);
  const near: string = await listen((request, response) =>
    createForwarder(new URL(far), near)(request, response, change),
  );
  return { far, near };
}

test('a request arrives as if it had been made to the server', async () => {
  const { far, near } = await stage(
    (request, response) =>
      void text(request).then((body) =>
        response.end(JSON.stringify({ ...request.headers, url: request.url, body })),
      ),
  );
  const headers = { origin: near, referer: `${near}/login`, authorization: 'Bearer t' };
  const answer = await fetch(`${near}/api/x?y=1`, { method: 'POST', headers, body: 'words' });
  expect(await answer.json()).toMatchObject({
    url: '/api/x?y=1',
    body: 'words',
    host: new URL(far).host,
    origin: far,
    referer: `${far}/login`,
    authorization: 'Bearer t',
  });
});

test('cookies and rules of a site on HTTPS do not bind this machine’s address', async () => {
  const { near } = await stage((_, response) =>
    response
      .writeHead(200, {
        'set-cookie': ['composition=a; Path=/remotes; HttpOnly; Secure', 'b=c; Domain=x.example'],
        'strict-transport-security': 'max-age=1',
      })
      .end(),
  );
  const { headers } = await fetch(near);
  expect(headers.getSetCookie()).toEqual(['composition=a; Path=/remotes; HttpOnly', 'b=c']);
  expect(headers.get('strict-transport-security')).toBeNull();
});

test('a changed answer has the length and the version of neither', async () => {
  const { near } = await stage(
    (_, response) => response.writeHead(200, { etag: '"1"', 'content-length': '3' }).end('old'),
    (answer) => ({ ...answer, body: `${answer.body} and new` }),
  );
  const answer = await fetch(near);
  expect([await answer.text(), answer.headers.get('etag')]).toEqual(['old and new', null]);
});

test('a server that is away is said to be', async () => {
  const { near } = await stage(() => {});
  servers[0]?.close();
  const answer = await fetch(near);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain('does not answer');
});
