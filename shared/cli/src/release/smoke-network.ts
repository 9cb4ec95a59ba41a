import type { BrowserContext, Request, Route } from 'playwright';

import type { Findings } from './findings.ts';
import type { Registry } from './registry.ts';
import { answerTo } from './smoke-answers.ts';
import type { PlannedPage } from './smoke-plan.ts';

/** A page that opens windows by itself fails. */
export const openedWindow = 'It opened a window.';

/**
 * Stands between a page of a smoke test and the network: the document is the preview, the candidate's
 * files are asked for with the team's token, calls are answered here, and other hosts are out of reach
 * (the vendors' too: no page needs them to be drawn).
 *
 * @returns `paths`: what the page has asked the site for; `end`: whatever is still under way is nobody's concern
 */
export async function standBetween(
  context: BrowserContext,
  registry: Registry,
  version: string,
  page: PlannedPage,
  findings: Findings,
): Promise<{ paths: Set<string>; end: () => void }> {
  let ended = false;
  const paths = new Set<string>();
  const { application, server, token, others = {} } = registry;
  const gated = application === 'shell' ? '/remotes/' : `/remotes/${application}/`;

  async function answer(route: Route): Promise<void> {
    const request = route.request();
    const { origin, pathname } = new URL(request.url());
    const asker = request.isNavigationRequest() ? askerOf(request) : undefined;
    const isDocument = asker === 'page';
    // Seen here before the window is there, which may take longer than a page is watched.
    if (asker === 'window') findings.add(openedWindow);
    if (origin !== server) {
      // The policy of the document names the hosts that pages may ask; it cannot keep one from leaving.
      if (isDocument) findings.add(`It left the site for ${origin}${pathname}`);
      return route.abort();
    }
    paths.add(pathname);
    if (isDocument) {
      if (pathname !== page.path) findings.add(`It went to another page by itself: ${pathname}`);
      return route.fulfill(
        await registry.previewDocument(version, pathname, page.composition.revision),
      );
    }
    if (pathname.startsWith('/api/')) {
      return route.fulfill(answerTo(request.method(), pathname, page));
    }
    if (pathname.startsWith(gated)) {
      const owner = pathname.split('/')[2] ?? '';
      const headers = {
        ...request.headers(),
        authorization: `Bearer ${others[owner] ?? token}`,
      };
      return route.fulfill({ response: await route.fetch({ headers, maxRedirects: 0 }) });
    }
    return route.continue();
  }

  await context.route('**/*', async (route) => {
    try {
      await answer(route);
    } catch (error) {
      // A page that is gone waits for nothing any more.
      if (ended) return;
      findings.add(`${new URL(route.request().url()).pathname}: ${(error as Error).message}`);
      await route.abort();
    }
  });
  await context.routeWebSocket(/.*/, (socket) => {
    findings.add(`It opened a socket to ${socket.url()}`);
    void socket.close();
  });
  return {
    paths,
    end() {
      ended = true;
    },
  };
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
