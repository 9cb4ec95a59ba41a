import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Log } from '../plugins/logging.ts';
import type { Registry } from './registry.ts';

/** Of the text format of Prometheus ("Exposition formats"). */
const type = 'text/plain; version=0.0.4; charset=utf-8';

/** Where the metrics are read. */
export type MetricsServer = { port: number; close: () => Promise<void> };

/**
 * Serves `GET /metrics`, and nothing else, on a port of its own: the site's port has no such path, so that
 * who reaches the site does not reach them (authorization matrix, row 46).
 *
 * @param place port 0 takes any free one
 * @throws EADDRINUSE where the port is taken
 */
export async function serveMetrics(
  registry: Registry,
  { port, host, log }: { port: number; host: string; log: Log },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    request.resume();
    const { method, url } = request;
    if (url !== '/metrics') response.writeHead(404).end();
    else if (method !== 'GET') response.writeHead(405, { allow: 'GET' }).end();
    else void answer(response);
  });
  async function answer(response: ServerResponse): Promise<void> {
    try {
      const text = await registry.text();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    } catch (err) {
      log.error({ err }, 'the metrics could not be read');
      response.writeHead(500).end();
    }
  }

  server.headersTimeout = 5_000;
  server.requestTimeout = 5_000;
  server.maxConnections = 20;
  server.listen(port, host);
  await once(server, 'listening');
  // Nobody waits for who reads it.
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
