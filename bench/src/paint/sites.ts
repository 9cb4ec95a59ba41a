import { rmSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { findPorts } from '@motohaat/cli/terminal/ports';
import type { Browser } from '@playwright/test';

import { end } from '../../../scripts/lib/run.ts';
import { startStack } from '../../../scripts/lib/stack.ts';
import { start } from '../api/processes.ts';
import { makeBarePage } from './bare-page.ts';
import type { BareFiles, BareReady } from './bare-server.ts';
import { findPaths, type Kind, type Subject } from './pages.ts';

export type Sites = {
  subjects: Subject[];
  /** Process number and port of the servers. */
  servers: Record<Kind, { pid: number; port: number }>;
  stop: () => Promise<void>;
};

/**
 * Starts the product with its demo data twice, on the same data: as it is served, and with rendering
 * off; beside them a server of bare pages.
 *
 * @param folder is emptied; everything that they write lies there
 */
export async function startSites(browser: Browser, folder: string): Promise<Sites> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const stack = await startStack(await findPorts(4720), folder, { RATE_LIMITS: 'off' });
  const bare = start('bench/src/paint/bare-server.ts', 'work', join(folder, 'bare.log'));
  const stop = async () => {
    await end(bare);
    await stack.stop();
  };
  try {
    const { site } = await findPorts(4740);
    const off = await stack.addServer(site, { RENDERING: 'off' });
    const files: BareFiles = {};
    const found: Omit<Subject, 'urls'>[] = [];
    for (const [name, path] of Object.entries(await findPaths(stack.url))) {
      const { html, pictures, words, card } = await makeBarePage(browser, stack.url + path);
      files[path] = { type: 'text/html; charset=utf-8', isText: true, base64: base64(html) };
      for (const picture of pictures) {
        const answer = await fetch(new URL(picture, stack.url));
        const type = answer.headers.get('content-type') ?? '';
        files[new URL(picture, stack.url).pathname] = {
          type,
          isText: false,
          base64: base64(await answer.arrayBuffer()),
        };
      }
      found.push({ name, path, words, card });
    }
    const ready = new Promise<BareReady>((resolve, reject) => {
      bare.once('message', resolve);
      bare.once('exit', () => reject(new Error(`The bare pages are not served: ${folder}`)));
    });
    bare.send(files);
    const { port } = await ready;
    const bases = { drawn: stack.url, off, bare: `http://localhost:${port}` };
    const server = (url: string) => ({ pid: stack.pidOf(url), port: Number(new URL(url).port) });
    return {
      subjects: found.map((each) => ({
        ...each,
        urls: {
          drawn: bases.drawn + each.path,
          off: bases.off + each.path,
          bare: bases.bare + each.path,
        },
      })),
      servers: {
        drawn: server(bases.drawn),
        off: server(bases.off),
        bare: { pid: bare.pid ?? 0, port },
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function base64(content: string | ArrayBuffer): string {
  return (typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)).toString(
    'base64',
  );
}
