import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { type PlainBuild, plainFolder } from './build.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/**
 * Serves the plain build with the product's own document, its scripts and styles exchanged, and
 * takes everything else from the product.
 *
 * @param site address of the running product
 */
export async function servePlain(site: string, build: PlainBuild): Promise<Server> {
  const document = plainDocument(await (await fetch(site, html)).text(), build);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', site).pathname;
    const file = join(plainFolder, normalize(path.replace(/^\/plain\//, '/')));
    if (path.startsWith('/plain/') && existsSync(file)) {
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(response);
    } else if (path === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(document);
    } else {
      response.writeHead(307, { location: new URL(request.url ?? '/', site).href }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

const html = { headers: { accept: 'text/html' } };

function plainDocument(document: string, { scripts, styles }: PlainBuild): string {
  const tags = [
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
  ];
  return document
    .replace(/<link rel="(?:stylesheet|preload)"[^>]*>\n?/g, '')
    .replace(/<script defer[^>]*><\/script>\n?/g, '')
    .replace('</head>', `${tags.join('\n')}\n</head>`);
}
