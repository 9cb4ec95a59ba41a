import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, BrowserContext, Page } from 'playwright';

import type { SmokeTest } from '../../../shared/src/contract/registry.ts';
import { collectFaults, type Faults } from './faults.ts';
import { unlessStopped } from './outcome.ts';
import type { Registry } from './registry.ts';
import { standInToken } from './smoke-answers.ts';
import { standBetween } from './smoke-network.ts';
import type { PlannedPage } from './smoke-plan.ts';

/** How long is waited, in ms. */
export type Pace = {
  /** Until a page counts as missing. */
  page: number;
  /** Until a fallback is there to stay: a page that is slow replaces it. */
  fallback: number;
  /** A page that stands is watched this much longer: effects and late answers may break it. */
  watch: number;
};

const usualPace: Pace = { page: 12_000, fallback: 3000, watch: 500 };

/** Loads one page of a candidate set in a browser of its own and says what is wrong with it. */
export async function visit(
  browser: Browser,
  registry: Registry,
  version: string,
  planned: PlannedPage,
  pace = usualPace,
): Promise<SmokeTest['pages'][number]> {
  const began = Date.now();
  const faults = collectFaults();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const network = await standBetween(context, registry, version, planned, faults);
  try {
    if (planned.role) {
      // Also run where there is no storage: in empty frames, and where a page went that left.
      await context.addInitScript(
        ([site, token]) => {
          if (window.origin === site) window.localStorage.setItem('accessToken', token!);
        },
        [registry.server, standInToken()],
      );
    }
    const page = await context.newPage();
    listen(context, page, registry.server, faults);
    await page.goto(registry.server + planned.path, { waitUntil: 'commit', timeout: pace.page });
    const missing = await settled(page, registry.server, pace);
    if (missing) faults.add(missing);
    if (!missing && ![...network.paths].some((path) => path.startsWith(planned.files))) {
      faults.add('Another page stands in its place: none of its files was asked for.');
    }
  } catch (error) {
    unlessStopped();
    faults.add(`It could not be opened: ${(error as Error).message}`);
  } finally {
    await network.end();
    await context.close();
  }
  return { path: planned.path, faults: faults.list(), milliseconds: Date.now() - began };
}

function listen(context: BrowserContext, page: Page, site: string, faults: Faults): void {
  page.on('pageerror', (error) => faults.add(`Uncaught error: ${error.message}`));
  page.on('crash', () => faults.add('The page crashed.'));
  page.on('console', (message) => {
    // Chromium also writes here what the content security policy and the integrity check refused.
    if (message.type() === 'error' && !isOwnDoing(message.location().url, site)) {
      faults.add(`Console: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // A page may break off what it asked for itself.
    if (why === 'net::ERR_ABORTED' || isOwnDoing(request.url(), site)) return;
    faults.add(`Not loaded (${why}): ${request.url()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !isOwnDoing(response.url(), site)) {
      faults.add(`Answered ${response.status()}: ${pathname}`);
    }
  });
  context.on('page', (opened) => {
    if (opened !== page) faults.add('It opened a window.');
  });
}

/** Refused calls, and other hosts out of reach, are what this test does to every page. */
function isOwnDoing(url: string, site: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  return origin !== site || pathname.startsWith('/api/');
}

/** @returns what is missing when the page did not come, or did not stay */
async function settled(page: Page, site: string, pace: Pace): Promise<string | undefined> {
  const deadline = Date.now() + pace.page;
  let fallbackSince: number | undefined;
  for (;;) {
    unlessStopped();
    // That it left is told by the request for the other place.
    if (page.url() !== 'about:blank' && new URL(page.url()).origin !== site) return undefined;
    // A page that goes elsewhere has nothing to look at for a moment.
    const { fallback, hasText } = await page.evaluate(look).catch(nothingToSee);
    if (fallback === null) fallbackSince = undefined;
    else fallbackSince ??= Date.now();
    const stayed = fallbackSince !== undefined && Date.now() - fallbackSince > pace.fallback;
    if (fallback !== null && (stayed || Date.now() > deadline)) {
      return `A fallback stands in its place: "${fallback}".`;
    }
    if (fallback === null && hasText) break;
    if (Date.now() > deadline) return 'Nothing was drawn in its place.';
    await sleep(100);
  }
  await sleep(pace.watch);
  const { fallback, hasText } = await page.evaluate(look).catch(nothingToSee);
  if (fallback !== null) return `It broke after it was drawn: "${fallback}".`;
  return hasText ? undefined : 'It vanished after it was drawn.';
}

const nothingToSee = () => ({ fallback: null, hasText: false });

/**
 * Runs in the page. The shell's fallbacks are named; when it could not even draw its frame, the main
 * part itself is an alert. What remains of that part without menus and spinners is the page.
 */
function look(): { fallback: string | null; hasText: boolean } {
  const fallback = document.querySelector('main [data-fallback] h1, main[role="alert"] h1');
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  for (const other of main?.querySelectorAll('aside, nav, output') ?? []) other.remove();
  return {
    fallback: fallback?.textContent ?? null,
    hasText: (main?.textContent ?? '').trim() !== '',
  };
}
