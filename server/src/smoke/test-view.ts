import type { SmokeView } from '@motohaat/contract/smoke-tests';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { documentPath, standInToken } from './answers.ts';
import { collectFindings, type Findings } from './findings.ts';
import { inPage } from './in-page.ts';
import { listen } from './listen.ts';
import {
  heights,
  holdAgainstRules,
  listenTo,
  measure,
  measureInOtherWidth,
  pressMainAct,
  widen,
} from './look-at.ts';
import { type Network, standBetween } from './network.ts';
import type { PlannedPage, PlannedView } from './planned-view.ts';
import { addressIn, type SetFiles } from './set-files.ts';
import { type Pace, settled, type Watched } from './settled.ts';

const usualPace: Pace = { page: 15_000, watch: 250 };
/** What a picture may have in bytes, and the qualities in which that is tried. */
const picture = { most: 290_000, qualities: [55, 30] };

export type ViewResult = {
  faults: string[];
  notes: string[];
  /** Paths that it asked the site for. */
  paths: ReadonlySet<string>;
  /** JPEG. */
  picture?: Buffer | undefined;
  milliseconds: number;
};

/**
 * Looks at one page of a set in one way, in a browser context of its own, and says what is wrong.
 *
 * @throws WorkCallError when the site's server does not answer: that tells nothing of the page
 */
export async function testView(
  browser: Browser,
  files: SetFiles,
  planned: PlannedView,
  pace = usualPace,
): Promise<ViewResult> {
  const began = Date.now();
  const findings = collectFindings();
  const { width, scheme, language } = planned.view;
  const path = documentPath(planned);
  const document = await files.document(planned, path);
  const opened = { document, address: addressIn(document, path) };
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height: heights[width] },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: language === 'bn' ? 'bn-BD' : 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  const network = await standBetween(context, files, planned, { findings, opened });
  try {
    const address = files.site + opened.address;
    const shown = await open(context, files.site, planned, { findings, network, pace, address });
    const lost = network.lost();
    if (lost) throw lost;
    return {
      faults: findings.faults(),
      notes: findings.notes(),
      paths: network.paths,
      picture: shown,
      milliseconds: Date.now() - began,
    };
  } finally {
    network.end();
    await context.close();
  }
}

/** Whether a state is one that no other looks like once everything has come. */
const isOfItsOwn = ({ state }: SmokeView) => state !== 'slow' && state !== 'signed-out';

type Looking = { findings: Findings; network: Network; pace: Pace };

/** @returns its picture, where one is wanted */
async function open(
  context: BrowserContext,
  site: string,
  planned: PlannedView,
  { findings, network, pace, address }: Looking & { address: string },
): Promise<Buffer | undefined> {
  const { page: wanted, view, isPortrait } = planned;
  try {
    if (wanted.role) await signIn(context, site);
    await context.addInitScript(inPage.keepIn);
    await context.addInitScript(inPage.countShifts);
    const page = await context.newPage();
    listen(context, page, { site, planned }, { findings, network });
    await page.goto(address, { waitUntil: 'commit', timeout: pace.page });
    const isAway = wanted.without !== undefined;
    const watched = { page, site, quietFor: network.quietFor, isAway };
    const missing = await settled(watched, pace);
    if (missing) findings.add(missing);
    if (!hasAsked(network.paths, wanted.files) && view.state !== 'signed-out') {
      findings.add('Another page stands in its place: none of its files was asked for.');
    }
    if (missing) return undefined;
    const shown = isPortrait ? await takePicture(page) : undefined;
    if (planned.of === 'live') return shown;
    if (!isAway) await page.evaluate(inPage.scroll);
    const broken = await settled(watched, pace);
    if (broken) findings.add(`After somebody went to its end: ${broken}`);
    await measure(page, findings, view);
    if (view.drawnBy === 'browser') await listenTo(page, findings, view, network.answers());
    if (isOfItsOwn(view)) {
      await holdAgainstRules(page, findings);
      await measureInOtherWidth(page, findings, view);
    }
    if (isPortrait) {
      await widen(page, view.width);
      await press(watched, wanted, { findings, network, pace });
    }
    return shown;
  } catch (error) {
    findings.add(`It could not be looked at: ${(error as Error).message}`);
    return undefined;
  }
}

/** Presses what the page is for. What that leads to may be another page, and must not be a broken one. */
async function press(
  watched: Watched,
  { fills }: PlannedPage,
  { findings, network, pace }: Looking,
): Promise<void> {
  network.letGo();
  const name = await pressMainAct(watched.page, findings, fills?.slots);
  if (name === undefined) return;
  const broken = await settled(watched, pace);
  if (broken) findings.add(`After “${name}” was pressed: ${broken}`);
}

/** Whether a file of a folder was asked for. */
export function hasAsked(paths: ReadonlySet<string>, folder: string): boolean {
  return [...paths].some((path) => path.startsWith(folder));
}

async function signIn(context: BrowserContext, site: string): Promise<void> {
  const token = JSON.stringify(standInToken());
  // Also run where there is no storage: in empty frames, and where a page went that left.
  await context.addInitScript(
    `if (window.origin === ${JSON.stringify(site)}) localStorage.setItem('accessToken', ${token});`,
  );
}

/** In the best quality in which it is small enough, if there is one. */
export async function takePicture(page: Page, most = picture.most): Promise<Buffer | undefined> {
  for (const quality of picture.qualities) {
    const shown = await page.screenshot({ type: 'jpeg', quality, animations: 'disabled' });
    if (shown.byteLength <= most) return shown;
  }
  return undefined;
}
