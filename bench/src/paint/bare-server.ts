// A process of its own that serves files from memory and does nothing else: what a page costs at least.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** What the process is told: everything that it serves, by path. */
export type BareFiles = Record<string, { type: string; base64: string; isText: boolean }>;
/** What it answers once it does. */
export type BareReady = { port: number };

process.on('message', (files: BareFiles) => {
  const served = new Map(
    Object.entries(files).map(([path, { type, base64, isText }]) => {
      const plain = Buffer.from(base64, 'base64');
      return [path, { type, plain, brotli: isText ? compress(plain) : undefined }];
    }),
  );
  const server = createServer((request, response) => {
    const found = served.get(request.url?.split('?', 1)[0] ?? '/');
    if (!found) {
      response.writeHead(404).end();
      return;
    }
    const { type, plain, brotli } = found;
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const body = brotli && takesBrotli ? brotli : plain;
    response.writeHead(200, {
      'content-type': type,
      'content-length': body.length,
      ...(body === brotli && { 'content-encoding': 'br' }),
      'cache-control': brotli ? 'no-cache' : 'public, max-age=31536000, immutable',
    });
    response.end(body);
  });
  server.listen(0, 'localhost', () => {
    process.send?.({ port: (server.address() as AddressInfo).port } satisfies BareReady);
  });
});
process.on('disconnect', () => process.exit());

/** As well as the product compresses its documents that many get. */
function compress(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
