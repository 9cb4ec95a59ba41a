import type { Browser, Page } from '@playwright/test';

import { phone, type Subject } from './pages.ts';

/** ms from the beginning of the visit; `bytes` is all that came over the line. */
export type Visit = {
  words: number;
  card: number;
  largestPaint: number;
  /** When the page's own code has taken up heading and first card; a bare page has none. */
  live: number;
  bytes: number;
};

/** 400 kbit/s and 400 ms, as in a village or a full train. */
const line = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};

/** ms until a page is given up, and for which a line must be quiet at the end. */
const patience = 60_000;
const quiet = 1_500;

/**
 * Visits a page for the first time on a slow line.
 *
 * @param options `hasCode`: whether the page has code that takes it up; `headers` that it is asked for with
 * @throws Error when something of the page never came
 */
export async function visit(
  browser: Browser,
  { words, card }: Pick<Subject, 'words' | 'card'>,
  url: string,
  { hasCode = true, headers = {} }: { hasCode?: boolean; headers?: Record<string, string> } = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, extraHTTPHeaders: headers });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    let bytes = 0;
    let lastData = performance.now();
    // Of each answer alone: pieces of a compressed document are told of without their length.
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    session.on('Network.dataReceived', () => (lastData = performance.now()));
    await page.addInitScript(watch, { words, card });
    await page.goto(url, { waitUntil: 'commit', timeout: patience });
    const begin = performance.now();
    const missing = (seen: Seen) =>
      (['words', 'card', ...(hasCode ? ['live' as const] : [])] as const).filter(
        (name) => seen[name] === undefined,
      );
    let seen = await read(page);
    while (missing(seen).length > 0 || performance.now() < lastData + quiet) {
      if (performance.now() > begin + patience) {
        if (missing(seen).length === 0) break;
        throw new Error(`${url} never showed: ${missing(seen).join(', ')}`);
      }
      await page.waitForTimeout(200);
      seen = await read(page);
    }
    const { words: first = 0, card: next = 0, live = 0, paint = 0, largest = 0 } = seen;
    return {
      // Words that stand in the document are not painted before anything is.
      words: Math.max(first, paint),
      card: Math.max(next, paint),
      largestPaint: largest,
      live,
      bytes,
    };
  } finally {
    await context.close();
  }
}

type Seen = Partial<Record<'words' | 'card' | 'live' | 'paint' | 'largest', number>>;

function read(page: Page): Promise<Seen> {
  return page.evaluate(() => (globalThis as { seen?: Seen }).seen ?? {});
}

/**
 * Runs in the page, in each of its frames on the screen: a frame is not made before styles that the
 * document waits for are there. React marks the elements that it has taken up with a key of its own.
 */
function watch({ words, card }: { words: string; card: string }): void {
  const seen: Seen = {};
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.paint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const now = performance.now();
    const heading = document.querySelector('main h1');
    if (heading?.textContent.includes(words)) seen.words ??= now;
    const names = [...document.querySelectorAll('main article :is(h2, h3)')];
    const both = [heading, names.find((each) => each.textContent.includes(card))];
    const isTakenUp = both.every((each) =>
      Object.keys(each ?? {}).some((key) => key.startsWith('__react')),
    );
    if (isTakenUp) seen.live ??= now;
    const text = seen.card === undefined && document.querySelector('main')?.textContent;
    if (text && text.includes(card)) seen.card = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
