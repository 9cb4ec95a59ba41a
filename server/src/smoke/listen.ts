import type { BrowserContext, Page } from 'playwright-core';

import type { Findings } from './findings.ts';
import { isWithheld, type Network, openedWindow } from './network.ts';
import type { PlannedView } from './planned-view.ts';

/** Keeps what a page says of itself, and what it did not get. */
export function listen(
  context: BrowserContext,
  page: Page,
  { site, planned }: { site: string; planned: PlannedView },
  { findings, network }: { findings: Findings; network: Pick<Network, 'mayGo'> },
): void {
  const faults = faultsOf(site, planned);
  const tell = (fault: string | undefined) => {
    if (fault !== undefined) findings.add(fault);
  };
  page.on('pageerror', ({ message }) => tell(faults.uncaught(message)));
  page.on('crash', () => findings.add('The page crashed.'));
  page.on('console', (printed) =>
    tell(faults.printed(printed.type(), printed.text(), printed.location().url)),
  );
  page.on('requestfailed', (request) =>
    tell(faults.notLoaded(request.failure()?.errorText ?? 'failed', request.url())),
  );
  page.on('response', (response) => tell(faults.answered(response.status(), response.url())));
  // The page itself is there already.
  context.on('page', () => {
    if (!network.mayGo()) findings.add(openedWindow);
  });
}

/** What is a fault of a page, as a sentence; nothing is what this test does to every page. */
export function faultsOf(site: string, planned: PlannedView) {
  /** Refused calls, and other hosts out of reach; of some pages files are kept back. */
  function isOwnDoing(url: string): boolean {
    if (!URL.canParse(url)) return false;
    const { origin, pathname } = new URL(url);
    return origin !== site || pathname.startsWith('/api/') || isWithheld(planned, pathname);
  }

  return {
    uncaught(message: string): string | undefined {
      // The shell lets everybody know which file did not come.
      const { without } = planned.page;
      const isKnown = without !== undefined && message.includes(without);
      return isKnown ? undefined : `Uncaught error: ${message}`;
    },
    printed(type: string, text: string, url: string): string | undefined {
      // Chromium also writes here what the content security policy and the integrity check refused.
      return type === 'error' && !isOwnDoing(url) ? `Console: ${text}` : undefined;
    },
    notLoaded(why: string, url: string): string | undefined {
      // A page may break off what it asked for itself.
      const isNone = why === 'net::ERR_ABORTED' || isOwnDoing(url);
      return isNone ? undefined : `Not loaded (${why}): ${url}`;
    },
    answered(status: number, url: string): string | undefined {
      if (status < 400 || isOwnDoing(url)) return undefined;
      return `Answered ${status}: ${new URL(url).pathname}`;
    },
  };
}
