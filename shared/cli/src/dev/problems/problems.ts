import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import type { DevBuild } from '@motohaat/build/dev-server';

import type { ManifestError } from '../../read-manifest.ts';
import { say } from '../../terminal/say.ts';
import { Interrupted } from '../../terminal/stop.ts';
import { createLocator } from './locate.ts';
import { overlayScript } from './overlay.ts';

/** Something that the person at work should see at once, with the file and line where it is. */
type Problem = { what: string; message: string; places: string[] };

const place = '/@motohaat';
const script = `${place}/problems.js`;
const stream = `${place}/problems`;

/**
 * Tells the terminal and every open page of what is wrong with the remote in hand: of its types after each
 * build, and of what pages threw.
 *
 * @param options.base the path below which the remote's files are
 * @param options.checkTypes what the compiler says; nothing when all is well
 */
export function createProblems({
  base,
  checkTypes,
}: {
  base: string;
  checkTypes: () => Promise<string>;
}) {
  const listeners = new Set<ServerResponse>();
  const locator = createLocator(base);
  let slip: Problem | undefined;
  let types: Problem | undefined;
  let builds = 0;

  const send = (listener: ServerResponse) =>
    listener.write(`data: ${JSON.stringify(slip ?? types ?? null)}\n\n`);

  async function check(): Promise<void> {
    const build = ++builds;
    const said = await checkTypes().catch((error: unknown) => {
      if (error instanceof Interrupted) return '';
      throw error;
    });
    // A newer one is checked already.
    if (build !== builds) return;
    types = said ? { what: 'Type error', message: said, places: [] } : undefined;
    if (types) say(`Type errors:\n${said}`);
    listeners.forEach(send);
  }

  async function report(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { message = '', stack = '' } = JSON.parse(await text(request)) as Record<string, string>;
    const places = locator.find(stack);
    say([`A page threw: ${message}`, ...places.map((each) => `    at ${each}`)].join('\n'));
    const problem: Problem = { what: 'Error in the page', message, places };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(problem));
  }

  return {
    /** The address of the script that pages begin with. */
    script,
    /** @param build nothing when it failed: the bundler says so itself */
    built(build: DevBuild | undefined): void {
      if (!build) return;
      locator.take(build);
      void check();
    },
    /** @param error what is wrong with the manifest of the latest build, if anything is */
    manifest(error: ManifestError | undefined): void {
      slip = error && {
        what: 'Error in the manifest',
        message: error.reason,
        places: [error.place],
      };
      // Pages hear that all is well when the types of the same build are right too.
      if (!error) return;
      say(`The manifest stays as it was:\n${error.message}`);
      listeners.forEach(send);
    },
    /** Answers a page that asks for problems or reports one; `false` when it is for something else. */
    handle(path: string, request: IncomingMessage, response: ServerResponse): boolean {
      if (path === script) {
        const head = {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-store',
        };
        response.writeHead(200, head).end(overlayScript(stream));
      } else if (path === stream && request.method === 'POST') {
        report(request, response).catch(() => response.writeHead(400).end());
      } else if (path === stream) {
        const head = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' };
        response.writeHead(200, head);
        listeners.add(response);
        response.on('close', () => listeners.delete(response));
        if (slip ?? types) send(response);
      } else {
        return false;
      }
      return true;
    },
    close(): void {
      for (const listener of listeners) listener.end();
    },
  };
}
