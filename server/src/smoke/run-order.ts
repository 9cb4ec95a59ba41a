import type { SmokeTest } from '@motohaat/contract/smoke-tests';
import type { Browser } from 'playwright-core';

import { gatherPages } from './gather-pages.ts';
import { type Picture, picturesOf } from './pictures.ts';
import { planPages } from './plan-pages.ts';
import { type PlannedPage, type PlannedView, planPictures, planViews } from './planned-view.ts';
import { keepSetFiles } from './set-files.ts';
import { testView } from './test-view.ts';
import type { OrderCalls } from './work-calls.ts';

/** Most of a page's time is waiting. */
const viewsAtOnce = 4;

/** What was found, and what the pages looked like. */
export type Found = { report: SmokeTest; pictures: Picture[] };

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
  const look = async (planned: PlannedView) => ({
    planned,
    result: await testView(browser, files, planned),
  });
  const looked = await eachOf(views, look, { onProgress, signal });
  // What is found on a page that could not be looked at any more tells nothing of the release.
  if (!browser.isConnected()) throw new Error('Chromium ended while it was looked at.');
  const report: SmokeTest = {
    revision: order.revision,
    browser: `Chromium ${browser.version()}`,
    milliseconds: Date.now() - began,
    pages: await gatherPages(files, pages, looked, order),
  };
  return { report, pictures: picturesOf(order, looked) };
}

/**
 * Looks at each view, several at once.
 *
 * @returns what was seen, in the order in which it came
 * @throws the signal’s reason when it breaks that off
 */
export async function eachOf<View, Seen>(
  views: readonly View[],
  look: (view: View) => Promise<Seen>,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const waiting = views.values();
  const next = async (): Promise<void> => {
    for (const view of waiting) {
      if (signal.aborted) return;
      seen.push(await look(view));
      onProgress(seen.length, views.length);
    }
  };
  await Promise.all(Array.from({ length: viewsAtOnce }, next));
  signal.throwIfAborted();
  return seen;
}

/** The pages as they are live that the candidate has too: another one has nothing to be compared with. */
export async function livePages(
  calls: OrderCalls,
  pages: readonly Pick<PlannedPage, 'name'>[],
): Promise<PlannedPage[]> {
  const { live, version } = calls.order;
  if (live === null || live === version) return [];
  const names = new Set(pages.map(({ name }) => name));
  return (await planPages(calls, 'live')).filter(({ name }) => names.has(name));
}
