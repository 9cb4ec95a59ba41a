import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

import { changeDocuments, signComposition, withRemote } from '../../fixtures/compositions.ts';
import { openDrawn } from '../../fixtures/drawn.ts';
import { expect, test } from '../../fixtures/test.ts';

const files = '**/remotes/mfe-storefront/**';
const fallback = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** The frame goes on whatever the remote does. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeVisible();
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Let us find your Favorite Bike' })).toBeVisible();
}

/** Serves documents with another container in place of the storefront's, signed, its hash included. */
async function replaceContainer(page: Page, script: string): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
  const url = '/remotes/mfe-storefront/replaced/entry.js';
  await changeDocuments(page, (composition) =>
    signComposition(
      withRemote(composition, 'mfe-storefront', (remote) => ({
        ...remote,
        release: 'replaced',
        entry: { url, integrity },
        routes: remote.routes.map((route) => ({ ...route, preload: [] })),
      })),
    ),
  );
  await page.route(`**${url}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

/** A federation container whose one module does what `factory` says. */
const container = (factory: string) => `
  var mfe_storefront = { init(scope) { globalThis.shareScope = scope; }, get() { return Promise.resolve(() => { ${factory} }); } };
  globalThis.mfe_storefront = mfe_storefront;
`;

test('a remote that is down shows its fallback within 5 seconds, and Retry brings it without a reload', async ({
  page,
}) => {
  await page.route(files, (route) => route.abort());
  await page.goto('/');
  await expect(fallback(page)).toBeVisible({ timeout: 5_000 });
  await expectFrame(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.unroute(files);
  await fallback(page).click();
  await expectHome(page);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a page that the server drew can be read while its remote is down, and stays where one reads when that is back', async ({
  page,
}) => {
  await page.route(files, (route) => route.abort());
  await openDrawn(page, '/categories/1');
  await expect(
    page.getByText('You can read this page, but its buttons do not work yet.'),
  ).toBeVisible();
  await expectFrame(page);
  const bikes = page.getByRole('main').getByRole('article');
  await bikes.nth(6).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await page.unroute(files);
  await fallback(page).click();
  await expect(fallback(page)).toHaveCount(0);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
  // What can be read does nothing, until what is live stands in its place.
  await expect(async () => {
    await bikes.nth(6).getByRole('button', { name: 'View photo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a remote that never answers shows its fallback within 5 seconds', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.route(files, () => new Promise(() => {}));
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  await expect(fallback(page)).toBeVisible({ timeout: 5_500 });
  await expectFrame(page);
});

test('a remote whose files were altered is never run, and comes when they are right again', async ({
  page,
}) => {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()}\n;globalThis.altered = true;`,
    });
  });
  await page.goto('/');
  await expect(fallback(page)).toBeVisible({ timeout: 5_000 });
  await expectFrame(page);
  expect(await page.evaluate(() => 'altered' in globalThis)).toBe(false);
  await page.unroute(files);
  await fallback(page).click();
  await expectHome(page);
});

test('not one file of home is run or applied when it alone was altered', async ({ page }) => {
  test.slow();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:remotes|shell)\/.+\.(?:js|css)$/.test(pathname)) asked.add(pathname);
  });
  await page.goto('/');
  await expectHome(page);
  const found = [...asked];
  // Its styles stand in the document, by which the policy knows their hashes.
  expect(found.filter((path) => path.endsWith('.css'))).toEqual([]);
  expect(found.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(4);

  for (const path of found) {
    let served = 0;
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const addition = path.endsWith('.css') ? 'html{--altered:1}' : ';globalThis.altered=true;';
      await route.fulfill({ response, body: `${await response.text()}\n${addition}` });
      served += 1;
    });
    await page.goto('/');
    await expect.poll(() => served, path).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const altered = await page.evaluate(
      () =>
        'altered' in globalThis ||
        getComputedStyle(document.documentElement).getPropertyValue('--altered') !== '',
    );
    expect(altered, path).toBe(false);
    await page.unroute(`**${path}`);
  }
});

const react = `const React = globalThis.shareScope.react;
  const { createElement, useEffect } = Object.values(React)[0].get()();`;
for (const [when, factory] of [
  ['at import', `throw new Error('broken at import')`],
  [
    'in render',
    `return { default: { home: () => Promise.resolve({ default() { throw new Error('broken in render'); } }) } };`,
  ],
  [
    'in an effect',
    `${react} return { default: { home: () => Promise.resolve({ default() {
      useEffect(() => { throw new Error('broken in an effect'); }); return createElement('p', null, 'fine so far');
    } }) } };`,
  ],
  ['by exposing something else', `return { default: 'not routes' };`],
] as const) {
  test(`a remote that breaks ${when} shows its own fallback while the rest goes on`, async ({
    page,
  }) => {
    await replaceContainer(page, container(factory));
    await page.goto('/');
    await expect(fallback(page)).toBeVisible({ timeout: 5_000 });
    await expectFrame(page);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('a page file that fails after its remote has loaded is retried without a reload', async ({
  page,
}) => {
  await page.goto('/');
  await expectHome(page);
  await page.route('**/remotes/mfe-storefront/**/async/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  await expect(fallback(page)).toBeVisible({ timeout: 5_000 });
  await page.unroute('**/remotes/mfe-storefront/**/async/**');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expectHome(page);
  await page.getByRole('link', { name: 'Blogs' }).first().click();
  if (await fallback(page).isVisible()) await fallback(page).click();
  await expect(page.getByRole('heading', { name: /prototypal inheritance/i })).toBeVisible();
});

test('a page whose code of forms did not come is had by Retry, without a reload', async ({
  page,
}) => {
  await page.goto('/');
  await expectHome(page);
  await page.route('**/shell/**/async/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect(fallback(page)).toBeVisible({ timeout: 5_000 });
  await page.unroute('**/shell/**/async/**');
  await fallback(page).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a page that the network cuts off is told of at its top, and comes by itself when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Showing saved data.')).toBeAttached();
  // By script: a pointer on the link would fetch the page ahead of the click.
  await page
    .getByRole('link', { name: 'See Similar Products: Sport' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(
    page.getByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Sport', level: 1 })).toBeVisible();
});
