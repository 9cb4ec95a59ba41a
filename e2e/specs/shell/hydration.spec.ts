import { inLanguage } from '@motohaat/domain/language';
import { bikeSlug } from '@motohaat/domain/slug';
import type { APIRequestContext, Page } from '@playwright/test';

import {
  expectLive,
  holdBack,
  holdScripts,
  openDrawn,
  openHeldBack,
} from '../../fixtures/drawn.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Every public page that has an address of its own; and one of each kind that is not there. */
const pages = [
  '/',
  '/categories/1',
  '/categories/99',
  '/search',
  '/search?q=pulsar',
  '/search?q=pulsar&fbclid=x',
  '/bikes',
  '/bikes/bajaj',
  '/bikes/bajaj/dhaka',
  '/bikes/nothing',
  '/compare',
  '/blogs',
  '/login',
  '/signup',
  '/terms',
  '/privacy',
  '/about',
  '/services',
  '/help',
  '/products/nothing',
  '/sellers/nothing',
  '/no/such/page',
];

/** Those of a bike of the market. */
async function pagesOfBike(request: APIRequestContext): Promise<string[]> {
  const [{ _id, name }] = (await (await request.get('/api/categories/1')).json()) as [
    { _id: string; name: string },
  ];
  const { seller } = (await (await request.get(`/api/products/${_id}`)).json()) as {
    seller: { _id: string };
  };
  return [`/products/${_id}/${bikeSlug(name)}`, `/sellers/${seller._id}`, `/compare?bikes=${_id}`];
}

/** What went wrong while the page became live; a missing page's own status is no fault. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    const isStatus = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isStatus) errors.push(message.text());
  });
  return errors;
}

for (const [language, width, colorScheme] of [
  ['en', 360, 'light'],
  ['bn', 1280, 'dark'],
] as const) {
  test(`each public page becomes live as the server drew it, in ${language}, ${width} wide and ${colorScheme}`, async ({
    page,
  }) => {
    test.slow();
    const errors = watchErrors(page);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const address of [...pages, ...(await pagesOfBike(page.request))]) {
      const path = inLanguage(language, address);
      await openDrawn(page, path);
      const drawn = await page.locator('#main').elementHandle();
      await expectLive(page);
      expect(await drawn?.evaluate((main) => main.isConnected), path).toBe(true);
      expect(errors, path).toEqual([]);
    }
    await page.goBack();
    await page.goForward();
    await expectLive(page);
    expect(errors).toEqual([]);
  });
}

test('a drawn page can be read before its scripts are there, keeps what is typed, and sends nothing early', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const { slow, release } = holdBack();
  await openDrawn(page, '/login');
  await page.route('**/shell/**/*.js', async (route) => {
    await slow;
    await route.continue();
  });
  await openHeldBack(page, '/login');
  await page.getByLabel('Email', { exact: true }).fill('early@motohaat.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('early@motohaat.example');
  await expect(page).toHaveURL('/login');
  expect(errors).toEqual([]);
});

test('a link to a bike leads to it on a drawn page, and its fragment is no mismatch', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await openDrawn(page, '/categories/2');
  const id = await page.locator('[id^="p-"]').last().getAttribute('id');
  await page.goto('about:blank');
  await page.goto(`/categories/2?utm_source=mail#${id}`);
  await expectLive(page);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  expect(errors).toEqual([]);
});

test('who has scrolled on a drawn page before it is live stays where they are', async ({
  page,
}) => {
  const { slow, release } = holdBack();
  await openDrawn(page, '/categories/2');
  const id = await page.locator('[id^="p-"]').nth(4).getAttribute('id');
  await page.goto('about:blank');
  await page.route('**/shell/**/*.js', async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(`/categories/2#${id}`, { waitUntil: 'commit' });
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  const top = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    expect(await top()).toBe(0);
  }).toPass();
  release();
  await expectLive(page);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  expect(await top()).toBe(0);
});

for (const isThere of [true, false]) {
  const when = isThere ? 'from a page' : 'from one that is still on its way';
  test(`who has scrolled before a page was live comes back ${when} to where they were`, async ({
    page,
  }) => {
    const [scripts, bike] = [holdBack(), holdBack()];
    await openDrawn(page, '/categories/2');
    await page.route('**/shell/**/*.js', async (route) => {
      await scripts.slow;
      await route.continue();
    });
    await page.goto('/categories/2', { waitUntil: 'commit' });
    const link = page.getByRole('article').nth(6).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    scripts.release();
    await expectLive(page);
    await page.route('**/remotes/**/*.js', async (route) => {
      await bike.slow;
      await route.continue();
    });
    if (isThere) bike.release();
    await link.click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.locator('main h1')).toHaveCount(isThere ? 1 : 0);
    await page.goBack();
    await expect(link).toBeInViewport();
    bike.release();
  });
}

test('who is signed in is not told to sign in on a drawn bike, but what may be done when it is known', async ({
  page,
  account,
  signIn,
}) => {
  const [path = ''] = await pagesOfBike(page.request);
  await signIn(page, await account('buyer'));
  await openDrawn(page, path);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const visitors = page.getByText('Sign in to book', { exact: true });
  await expect(visitors).toBeAttached();
  await expect(visitors).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Buy', exact: true })).toBeVisible();
});

test('who is signed in sees no word for visitors on a drawn page, and nothing moves', async ({
  page,
  account,
  signIn,
}) => {
  const errors = watchErrors(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await account('buyer'));
  await page.addInitScript(() => {
    const seen = { words: new Set<string>(), shift: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const word = document.querySelector('#site-menu li:last-child > *');
      const isShown = word !== null && getComputedStyle(word).visibility === 'visible';
      if (isShown) seen.words.add(word.textContent);
      requestAnimationFrame(look);
    };
    look();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openDrawn(page, '/categories/1');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const seen = await page.evaluate(() => {
    const { words, shift } = Reflect.get(globalThis, 'seen') as {
      words: Set<string>;
      shift: number;
    };
    return { words: [...words], shift };
  });
  expect(seen.words).toEqual(['Logout']);
  expect(seen.shift).toBeLessThan(0.01);
  expect(errors).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
