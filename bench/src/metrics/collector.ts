import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes traces and counts their spans. */
export async function startCollector() {
  let spans = 0;
  const server = createServer((request, response) => {
    request.on('data', (piece: Buffer) => (spans += piece.toString().split('"spanId"').length - 1));
    request.on('end', () => response.end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    spans: () => spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
