import type { SmokeTest } from '@motohaat/contract/registry';
import type { Browser, BrowserContext, Page } from 'playwright';

import { collectFindings, type Findings } from './findings.ts';
import { unlessStopped } from './outcome.ts';
import type { Registry } from './registry.ts';
import { type Pace, settled } from './settled.ts';
import { standInToken } from './smoke-answers.ts';
import { openedWindow, standBetween } from './smoke-network.ts';
import type { PlannedPage } from './smoke-plan.ts';

const usualPace: Pace = { page: 15_000, watch: 500 };

/** Loads one page of a candidate set in a browser of its own and says what is wrong with it. */
export async function testPage(
  browser: Browser,
  registry: Registry,
  version: string,
  planned: PlannedPage,
  pace = usualPace,
): Promise<SmokeTest['pages'][number]> {
  const began = Date.now();
  const findings = collectFindings();
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const network = await standBetween(context, registry, version, planned, findings);
  try {
    const missing = await open(context, registry.server, planned, { findings, pace });
    if (missing) findings.add(missing);
    if (![...network.paths].some((path) => path.startsWith(planned.files))) {
      findings.add('Another page stands in its place: none of its files was asked for.');
    }
    return { path: planned.path, faults: findings.list(), milliseconds: Date.now() - began };
  } finally {
    network.end();
    await context.close();
  }
}

async function open(
  context: BrowserContext,
  site: string,
  { path, role }: PlannedPage,
  { findings, pace }: { findings: Findings; pace: Pace },
): Promise<string | undefined> {
  try {
    if (role) {
      // Also run where there is no storage: in empty frames, and where a page went that left.
      await context.addInitScript(
        ([origin, token]) => {
          if (window.origin === origin) window.localStorage.setItem('accessToken', token!);
        },
        [site, standInToken()],
      );
    }
    const page = await context.newPage();
    listen(context, page, site, findings);
    await page.goto(site + path, { waitUntil: 'commit', timeout: pace.page });
    return await settled(page, site, pace);
  } catch (error) {
    unlessStopped();
    return `It could not be opened: ${(error as Error).message}`;
  }
}

function listen(context: BrowserContext, page: Page, site: string, findings: Findings): void {
  page.on('pageerror', (error) => findings.add(`Uncaught error: ${error.message}`));
  page.on('crash', () => findings.add('The page crashed.'));
  page.on('console', (message) => {
    // Chromium also writes here what the content security policy and the integrity check refused.
    if (message.type() === 'error' && !isOwnDoing(message.location().url, site)) {
      findings.add(`Console: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // A page may break off what it asked for itself.
    if (why === 'net::ERR_ABORTED' || isOwnDoing(request.url(), site)) return;
    findings.add(`Not loaded (${why}): ${request.url()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400 && !isOwnDoing(response.url(), site)) {
      findings.add(`Answered ${response.status()}: ${pathname}`);
    }
  });
  // The page itself is there already.
  context.on('page', () => findings.add(openedWindow));
}

/** Refused calls, and other hosts out of reach, are what this test does to every page. */
function isOwnDoing(url: string, site: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  return origin !== site || pathname.startsWith('/api/');
}
