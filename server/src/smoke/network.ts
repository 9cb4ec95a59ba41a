import { setTimeout as sleep } from 'node:timers/promises';

import type { BrowserContext, Request, Route } from 'playwright-core';

import { answerTo } from './answers.ts';
import type { Findings } from './findings.ts';
import type { PlannedView } from './planned-view.ts';
import { type SetFiles, whyUndrawn } from './set-files.ts';
import { type Fetched, WorkCallError } from './work-calls.ts';

/** A page that opens windows by itself fails. */
export const openedWindow = 'It opened a window.';

/** The document of a view, and the path at which it is opened. */
export type Opened = { address: string; document: Fetched };

export type Network = {
  /** What the page has asked the site for. */
  paths: ReadonlySet<string>;
  /** Why the site's own server could not be asked any more, which is nothing of the page's. */
  lost: () => WorkCallError | undefined;
  /** All that it was answered, as JSON. */
  answers: () => string;
  /** From now on it may go elsewhere: somebody has pressed something. */
  letGo: () => void;
  mayGo: () => boolean;
  /** ms since which the page has all that it asked for; 0 while it waits for something. */
  quietFor: () => number;
  /** Whatever is still under way is nobody's concern. */
  end: () => void;
};

/**
 * Stands between a view of a page and the network: the document is that of the set, files come with the
 * machine's token, calls are answered here, and other hosts are out of reach (the vendors' too: no page
 * needs them to be drawn).
 */
export async function standBetween(
  context: BrowserContext,
  files: SetFiles,
  planned: PlannedView,
  { findings, opened }: { findings: Findings; opened: Opened },
): Promise<Network> {
  const state = { isOver: false, mayGo: false, underWay: 0, since: Date.now() };
  const paths = new Set<string>();
  const answers = new Set<string>();
  let lost: WorkCallError | undefined;
  const { address } = opened;

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const asker = request.isNavigationRequest() ? askerOf(request) : undefined;
    const isDocument = asker === 'page';
    // Seen here before the window is there, which may take longer than a page is watched.
    if (asker === 'window' && !state.mayGo) findings.add(openedWindow);
    if (origin !== files.site) {
      // The policy of the document names the hosts that pages may ask; it cannot keep one from leaving.
      if (isDocument && !state.mayGo) findings.add(`It left the site for ${origin}${pathname}`);
      return route.abort();
    }
    paths.add(pathname);
    if (isDocument) {
      if (pathname !== address && !state.mayGo) tellWhere(pathname);
      if (pathname !== address) return route.fulfill(await files.document(planned, pathname));
      const undrawn = await whyUndrawn(files, planned, opened.document);
      if (undrawn) findings.add(undrawn);
      return route.fulfill(opened.document);
    }
    if (pathname.startsWith('/api/')) {
      const { after = 0, ...given } = answerTo(request.method(), pathname, planned);
      await sleep(after);
      if (given.body !== undefined) answers.add(given.body);
      return route.fulfill(given);
    }
    if (isWithheld(planned, pathname)) return route.fulfill({ status: 503 });
    return route.fulfill(await files.file(pathname));
  }

  /** Who is no longer signed in may be led to where one signs in. */
  function tellWhere(pathname: string): void {
    if (planned.view.state === 'signed-out') return;
    findings.add(`It went to another page by itself: ${pathname}`);
  }

  await context.route('**/*', async (route) => {
    state.underWay += 1;
    try {
      await answer(route);
    } catch (error) {
      // A page that is gone waits for nothing any more.
      if (state.isOver) return;
      if (error instanceof WorkCallError) lost ??= error;
      findings.add(`${new URL(route.request().url()).pathname}: ${(error as Error).message}`);
      await route.abort();
    } finally {
      state.underWay -= 1;
      state.since = Date.now();
    }
  });
  await context.routeWebSocket(/.*/, (socket) => {
    findings.add(`It opened a socket to ${socket.url()}`);
    void socket.close();
  });
  return {
    paths,
    lost: () => lost,
    answers: () => [...answers].join('\n'),
    letGo() {
      state.mayGo = true;
    },
    mayGo: () => state.mayGo,
    quietFor: () => (state.underWay > 0 ? 0 : Date.now() - state.since),
    end() {
      state.isOver = true;
    },
  };
}

/** Whether a file is one that does not come, to see what stands in its page's place. */
export function isWithheld({ page: { without } }: PlannedView, pathname: string): boolean {
  return without !== undefined && pathname.startsWith(without);
}

/** What a document is for: the page itself, a frame in it, or a window that it opens. */
function askerOf(request: Request): 'page' | 'frame' | 'window' {
  try {
    return request.frame().parentFrame() === null ? 'page' : 'frame';
  } catch {
    // A window that is just being opened has no frame yet.
    return 'window';
  }
}
