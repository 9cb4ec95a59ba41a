import type { SmokeTest } from '@motohaat/contract/smoke-tests';
import type { Browser } from 'playwright-core';

import { gatherPages, type Looked } from './gather-pages.ts';
import { planPages } from './plan-pages.ts';
import { type PlannedPage, planPictures, planViews } from './planned-view.ts';
import { keepSetFiles } from './set-files.ts';
import { testView } from './test-view.ts';
import type { OrderCalls } from './work-calls.ts';

/** Most of a page's time is waiting. */
const viewsAtOnce = 4;
/** Letters of all pictures: what a report may have (`reportLimit` of the server), less its sentences. */
const mostLetters = 20_000_000;

/** What was found, and what the pages looked like. */
export type Found = { report: SmokeTest; pictures: Picture[] };

type Picture = {
  path: string;
  of: 'candidate' | 'live';
  version: string;
  width: number;
  /** JPEG in base64. */
  content: string;
};

/** What a machine tells while it is at work. */
export type OnProgress = (done: number, of: number) => void;

/**
 * Looks at the pages of an order's set in the ways that were planned, several at once.
 *
 * @param signal breaks it off between two views
 * @throws Error when the release has no page that could be looked at, the set cannot be read, or the browser ends
 */
export async function runOrder(
  browser: Browser,
  calls: OrderCalls,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<Found> {
  const began = Date.now();
  const { order } = calls;
  const pages = await planPages(calls);
  if (pages.length === 0) throw new Error('It has no page that could be looked at.');
  const views = [...planViews(pages), ...planPictures(await livePages(calls, pages))];
  const files = keepSetFiles(calls);
  const looked: Looked[] = [];
  const waiting = [...views];
  const next = async (): Promise<void> => {
    const planned = waiting.shift();
    if (!planned || signal.aborted) return;
    looked.push({ planned, result: await testView(browser, files, planned) });
    onProgress(looked.length, views.length);
    await next();
  };
  await Promise.all(Array.from({ length: viewsAtOnce }, next));
  signal.throwIfAborted();
  // What is found on a page that could not be looked at any more tells nothing of the release.
  if (!browser.isConnected()) throw new Error('Chromium ended while it was looked at.');
  const own = looked.filter(({ planned }) => planned.of === 'candidate');
  const report: SmokeTest = {
    revision: order.revision,
    browser: `Chromium ${browser.version()}`,
    milliseconds: Date.now() - began,
    pages: await gatherPages(files, pages, own, order),
  };
  return { report, pictures: asManyAsFit(looked.flatMap((each) => pictureOf(calls, each))) };
}

/** Those that the candidate has too: another page has nothing to be compared with. */
async function livePages(calls: OrderCalls, pages: readonly PlannedPage[]): Promise<PlannedPage[]> {
  const { live, version } = calls.order;
  if (live === null || live === version) return [];
  const names = new Set(pages.map(({ name }) => name));
  return (await planPages(calls, 'live')).filter(({ name }) => names.has(name));
}

function pictureOf({ order }: OrderCalls, { planned, result }: Looked): Picture[] {
  const { page, of, view } = planned;
  if (!result.picture) return [];
  const version = of === 'live' ? (order.live ?? '') : order.version;
  const content = result.picture.toString('base64');
  return [{ path: page.name, of, version, width: view.width, content }];
}

/** Of many pages those that were looked at first. */
function asManyAsFit(pictures: readonly Picture[]): Picture[] {
  let left = mostLetters;
  return pictures.filter(({ content }) => {
    left -= content.length;
    return left >= 0;
  });
}
