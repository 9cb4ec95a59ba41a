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
export type Sight = {
  fallback: { heading: string; slow: boolean } | null;
  hasText: boolean;
  /** Whether it says that something of it is still to come. */
  waits: boolean;
  /** What can be seen is the server's: the shell has not taken it over yet. */
  isServers: boolean;
};

/** `late`: it had all the time that a page has. */
type When = { isAway: boolean; late: boolean };
/** Whether a page stands; else what is missing, as a sentence. Nothing: it may still come. */
type Verdict = 'stands' | { missing: string } | undefined;

/**
 * Waits until a page stands and has all that it asked for.
 *
 * @returns what is missing when it did not come, or did not stay
 */
export async function settled(watched: Watched, pace: Pace): Promise<string | undefined> {
  const { page, site, quietFor, isAway = false } = watched;
  const deadline = Date.now() + pace.page;
  for (;;) {
    // That it left is told by the request for the other place.
    if (page.url() !== 'about:blank' && new URL(page.url()).origin !== site) return undefined;
    const verdict = whetherCame(await see(page), { isAway, late: Date.now() > deadline });
    if (verdict === 'stands') break;
    if (verdict) return verdict.missing;
    await sleep(pause);
  }
  while (quietFor() < pace.watch && Date.now() < deadline) await sleep(pause);
  // It may be on its way to another page, which is empty for a moment.
  const last = Math.max(deadline, Date.now() + patience);
  for (;;) {
    const verdict = whetherStayed(await see(page), { isAway, late: Date.now() > last });
    if (verdict === 'stands') return undefined;
    if (verdict) return verdict.missing;
    await sleep(pause);
  }
}

/** What is to be thought of a page that has not stood yet. */
export function whetherCame(
  { fallback, hasText, isServers }: Sight,
  { isAway, late }: When,
): Verdict {
  if (isAway) {
    if (fallback?.slow === false) return 'stands';
    return late ? { missing: 'Nothing says in its place that its remote is away.' } : undefined;
  }
  if (fallback) {
    const missing = `A fallback stands in its place: "${fallback.heading}".`;
    return fallback.slow && !late ? undefined : { missing };
  }
  if (hasText && !isServers) return 'stands';
  if (!late) return undefined;
  return isServers
    ? { missing: 'The server drew it, and it never became live.' }
    : { missing: 'Nothing was drawn in its place.' };
}

/** What is to be thought of a page that stood. */
export function whetherStayed(
  { fallback, hasText, waits }: Sight,
  { isAway, late }: When,
): Verdict {
  if (fallback) {
    const missing = `It broke after it was drawn: "${fallback.heading}".`;
    return isAway ? 'stands' : { missing };
  }
  if (hasText && !waits) return 'stands';
  if (!late) return undefined;
  return hasText
    ? { missing: 'It says that something is still to come, and has all that it asked for.' }
    : { missing: 'It vanished after it was drawn.' };
}

/** A page that is on its way elsewhere has nothing to look at for a moment. */
const see = (page: Page): Promise<Sight> =>
  page
    .evaluate<Sight>(inPage.sight)
    .catch(() => ({ fallback: null, hasText: false, waits: false, isServers: false }));
