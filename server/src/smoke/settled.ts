import { setTimeout as sleep } from 'node:timers/promises';

import type { Page } from 'playwright-core';

import { inPage } from './in-page.ts';

/** How long is waited, in ms. */
export type Pace = {
  /** Until a page counts as missing. */
  page: number;
  /** A page that stands is watched until it has asked for nothing for so long: what comes may break it. */
  watch: number;
};

/** ms from one look to the next. */
const pause = 100;
/** ms that a page which stood may be empty. */
const patience = 3_000;

export type Watched = {
  page: Page;
  /** Its origin. */
  site: string;
  /** Since how many ms it has had all that it asked for. */
  quietFor: () => number;
  /** Whether the shell has to say in its place that it is away. */
  isAway?: boolean;
};

/** What stands in the place of a page. `slow`: it may still come by itself. */
type Sight = {
  fallback: { heading: string; slow: boolean } | null;
  hasText: boolean;
  /** Whether it says that something of it is still to come. */
  waits: boolean;
  /** What can be seen is the server's: the shell has not taken it over yet. */
  isServers: boolean;
};

/**
 * Waits until a page stands and has all that it asked for.
 *
 * @returns what is missing when it did not come, or did not stay
 */
export async function settled(
  { page, site, quietFor, isAway = false }: Watched,
  pace: Pace,
): Promise<string | undefined> {
  const deadline = Date.now() + pace.page;
  for (;;) {
    // That it left is told by the request for the other place.
    if (page.url() !== 'about:blank' && new URL(page.url()).origin !== site) return undefined;
    const late = Date.now() > deadline;
    const { fallback, hasText, isServers } = await see(page);
    if (isAway && fallback?.slow === false) break;
    if (isAway && late) return 'Nothing says in its place that its remote is away.';
    if (!isAway && fallback && (!fallback.slow || late)) {
      return `A fallback stands in its place: "${fallback.heading}".`;
    }
    if (!isAway && !fallback && hasText && !isServers) break;
    if (late && isServers) return 'The server drew it, and it never became live.';
    if (late) return 'Nothing was drawn in its place.';
    await sleep(pause);
  }
  while (quietFor() < pace.watch && Date.now() < deadline) await sleep(pause);
  // It may be on its way to another page, which is empty for a moment.
  const last = Math.max(deadline, Date.now() + patience);
  for (;;) {
    const { fallback, hasText, waits } = await see(page);
    if (isAway && fallback) return undefined;
    if (fallback) return `It broke after it was drawn: "${fallback.heading}".`;
    if (hasText && !waits) return undefined;
    if (Date.now() > last) {
      return hasText
        ? 'It says that something is still to come, and has all that it asked for.'
        : 'It vanished after it was drawn.';
    }
    await sleep(pause);
  }
}

/** A page that is on its way elsewhere has nothing to look at for a moment. */
const see = (page: Page): Promise<Sight> =>
  page
    .evaluate<Sight>(inPage.sight)
    .catch(() => ({ fallback: null, hasText: false, waits: false, isServers: false }));
