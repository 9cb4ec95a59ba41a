import { createServer } from 'node:http';

import type { Release } from '@motohaat/contract/composition';
import { contentType } from '@motohaat/releases/content-type';
import { readDistFolder } from '@motohaat/releases/dist-folder';

export type BuildServer = {
  origin: string;
  /** Takes the build in a folder up; files of earlier ones stay for open pages. */
  take: (dist: string) => Promise<Release>;
  stop: () => void;
};

/**
 * Serves builds from this machine's memory to the pages of one site.
 *
 * A page of a public address may ask a loopback address only if that says yes beforehand (WICG,
 * "Private Network Access", section 3.1); newer browsers ask the person instead ("Local Network
 * Access").
 */
export async function startBuildServer(site: string, port: number): Promise<BuildServer> {
  const files = new Map<string, Buffer>();
  const open = {
    'access-control-allow-origin': site,
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  };
  const preflight = {
    ...open,
    'access-control-allow-methods': 'GET',
    'access-control-allow-private-network': 'true',
  };
  const http = createServer((request, response) => {
    const content = files.get(new URL(request.url ?? '/', site).pathname);
    if (request.method === 'OPTIONS') response.writeHead(204, preflight).end();
    else if (!content || request.method !== 'GET') response.writeHead(404, open).end();
    else
      response
        .writeHead(200, { ...open, 'content-type': contentType(request.url ?? '') })
        .end(content);
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://localhost:${port}`,
    async take(dist) {
      const { release, files: built } = await readDistFolder(dist);
      for (const { path, content } of built) files.set(`/${path}`, content);
      return release;
    },
    stop() {
      http.closeAllConnections();
      http.close();
    },
  };
}
