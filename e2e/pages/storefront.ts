import type { Browser, Locator, Page } from '@playwright/test';

import { openLive } from '../fixtures/live.ts';
import { expect, type Team } from '../fixtures/releasing.ts';

/** Why the journeys do what they do, as every action has to say. */
export const why = { reason: 'A journey tries it.' };

/** For pages that are visited again until they bring what is live: a browser's own time is no part of that promise. */
export const patiently = { timeout: 40_000 };

const mark = (version: string) => `document.documentElement.dataset.storefront = '${version}';`;

/** The version that a variant of the storefront has left on the page. */
export const marked = async (page: Page): Promise<string | undefined> =>
  (await page.locator('html').getAttribute('data-storefront')) ?? undefined;

export const home = (page: Page) =>
  page.getByRole('heading', { name: 'Let us find your Favorite Bike' });
export const blogs = (page: Page) => page.getByRole('link', { name: 'Blogs' }).first();

/** Which storefront a new document brings. */
export async function served(page: Page, address = '/'): Promise<string | undefined> {
  await page.goto(address);
  await expect(home(page)).toBeVisible();
  return marked(page);
}

/**
 * Waits until documents bring the release that is live: 5 seconds at most, as every process promises.
 *
 * @returns which storefront a page of theirs shows
 */
export async function servedSoon(
  page: Page,
  storefront: Team,
  address = '/',
): Promise<string | undefined> {
  const { release } = (await storefront.status()).standing!;
  // A browser's own time to show a page is none of the promise.
  await expect
    .poll(async () => (await page.request.get(address)).text(), { timeout: 5_000 })
    .toContain(`/remotes/mfe-storefront/${release}/`);
  return served(page, address);
}

/** What the server says to the person at hand of what is live. */
const composition = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return (await fetch('/api/composition', { headers })).text();
  });

/**
 * Waits until a buyer is told what is live, 5 seconds at most as every process promises, and their wishlist
 * shows it.
 */
export async function wishlistSoon(
  page: Page,
  isLive: (composition: string) => boolean,
  shown: Locator,
): Promise<void> {
  await expect.poll(async () => isLive(await composition(page)), { timeout: 5_000 }).toBe(true);
  await expect(async () => {
    await page.goto('/dashboard/wishlist');
    await expect(shown).toBeVisible({ timeout: 5_000 });
  }).toPass(patiently);
}

/** Publishes the storefront's second version; doing so again changes nothing. */
export const publishSecond = (storefront: Team): Promise<void> =>
  storefront.publishVariant('0.2.0', mark('0.2.0'));

export async function promoteSecond(storefront: Team): Promise<void> {
  await publishSecond(storefront);
  await storefront.carryOut({ verb: 'promote', body: { version: '0.2.0', ...why } });
}

/** @returns the revision that it made */
export async function rollBack(team: Team): Promise<number> {
  return (await team.carryOut({ verb: 'rollback', body: why })).revision;
}

/** A page of somebody who was never here. */
export async function newVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  openLive(context);
  return context.newPage();
}
