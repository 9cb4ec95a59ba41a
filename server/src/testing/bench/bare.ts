import { createServer } from 'node:http';

import fastify from 'fastify';

/** What answers: Node's own server, or Fastify with nothing but a route. */
export type BareKind = 'node' | 'fastify';

/**
 * Answers every request with the same text and does nothing else: the least that an answer of that size
 * takes on this machine.
 *
 * @param size bytes
 */
export async function listenBare(kind: BareKind, size: number, port: number): Promise<void> {
  const body = 'x'.repeat(size);
  const host = '127.0.0.1';
  if (kind === 'fastify') {
    const app = fastify();
    app.get('/*', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
    await app.listen({ port, host });
    return;
  }
  const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': size };
  const server = createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
}
