import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from 'playwright';

import { unlessStopped } from './outcome.ts';

/** How long is waited, in ms. */
export type Pace = {
  /** Until a page counts as missing. */
  page: number;
  /** A page that stands is watched this much longer: effects and late answers may break it. */
  watch: number;
};

/** What stands in the place of a page. `slow`: it may still come by itself. */
type Sight = {
  fallback: { heading: string; slow: boolean } | null;
  hasText: boolean;
  /** What can be seen is the server's: the shell has not taken it over yet. */
  isServers: boolean;
};

/**
 * Waits until a page stands.
 *
 * @param site its origin
 * @returns what is missing when it did not come, or did not stay
 */
export async function settled(page: Page, site: string, pace: Pace): Promise<string | undefined> {
  const deadline = Date.now() + pace.page;
  for (;;) {
    unlessStopped();
    // That it left is told by the request for the other place.
    if (page.url() !== 'about:blank' && new URL(page.url()).origin !== site) return undefined;
    const late = Date.now() > deadline;
    const { fallback, hasText, isServers } = await see(page);
    if (fallback && (!fallback.slow || late)) {
      return `A fallback stands in its place: "${fallback.heading}".`;
    }
    if (!fallback && hasText && !isServers) break;
    if (late && isServers) return 'The server drew it, and it never became live.';
    if (late) return 'Nothing was drawn in its place.';
    await sleep(100);
  }
  await sleep(pace.watch);
  const { fallback, hasText } = await see(page);
  if (fallback) return `It broke after it was drawn: "${fallback.heading}".`;
  return hasText ? undefined : 'It vanished after it was drawn.';
}

/** A page that is on its way elsewhere has nothing to look at for a moment. */
const see = (page: Page): Promise<Sight> =>
  page.evaluate(look).catch(() => ({ fallback: null, hasText: false, isServers: false }));

/**
 * Runs in the page. The shell's fallbacks are named; when it could not even draw its frame, the main
 * part itself is an alert. What remains of that part without menus and spinners is the page.
 */
function look(): Sight {
  const region = document.querySelector<HTMLElement>('main [data-fallback], main[role="alert"]');
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  for (const other of main?.querySelectorAll('aside, nav, output') ?? []) other.remove();
  return {
    fallback: region && {
      heading: region.querySelector('h1')?.textContent ?? '',
      slow: region.dataset['fallback'] === 'slow',
    },
    hasText: (main?.textContent ?? '').trim() !== '',
    isServers: document.querySelector('[data-drawn]') !== null,
  };
}
