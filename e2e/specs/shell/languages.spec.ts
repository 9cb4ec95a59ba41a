import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test.ts';

const letters = /[\u0980-\u09ff]/;
const publicPages = [
  '/bn',
  '/bn/categories/1',
  '/bn/blogs',
  '/bn/login',
  '/bn/signup',
  '/bn/terms',
];

/** What went wrong while a page became live. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test('each public page is drawn and becomes live in Bangla', async ({ page }) => {
  const errors = watchErrors(page);
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.locator('#root:not([data-drawn]) main h1')).toHaveText(letters);
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
    expect(errors, path).toEqual([]);
  }
});

test('no page sends words of the other language', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, other] of [
    ['/', 'bn'],
    ['/login', 'bn'],
    ['/bn', 'en'],
    ['/bn/login', 'en'],
  ] as const) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(
      asked.some((file) => /-(?:en|bn)\.\w+\.js$/.test(file)),
      path,
    ).toBe(true);
    expect(
      asked.filter((file) => file.includes(`-${other}.`)),
      path,
    ).toEqual([]);
  }
});

test('the switch leads to the same page in the other language, and navigation stays in it', async ({
  page,
}) => {
  await page.goto('/categories/1?utm_source=mail');
  await page.getByRole('navigation').getByRole('link', { name: 'বাংলা' }).click();
  await expect(page).toHaveURL('/bn/categories/1?utm_source=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(letters);
  await page.getByRole('navigation').getByRole('link', { name: 'হোম' }).click();
  await expect(page).toHaveURL('/bn');
  await page.locator('footer').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Favorite Bike/);
});

test('a page says in its head where it is in each language', async ({ page }) => {
  for (const [path, canonical] of [
    ['/blogs', '/blogs'],
    ['/bn/blogs', '/bn/blogs'],
  ]) {
    await page.goto(path!);
    const { origin } = new URL(page.url());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + canonical);
    for (const [language, place] of [
      ['en', '/blogs'],
      ['bn', '/bn/blogs'],
      ['x-default', '/blogs'],
    ]) {
      const alternate = page.locator(`link[rel=alternate][hreflang="${language}"]`);
      await expect(alternate).toHaveAttribute('href', origin + place);
    }
  }
});

test.describe('whose browser reads Bangla', () => {
  test.use({ locale: 'bn-BD' });
  test('is told once that the page is in Bangla too, and not sent there', async ({ page }) => {
    await page.goto('/terms');
    const offer = page.getByRole('complementary', { name: 'ভাষা' });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL('/terms');
    await offer.getByRole('button', { name: 'না, থাক' }).click();
    await expect(offer).toBeHidden();
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    await page.waitForTimeout(2_500);
    await expect(offer).toBeHidden();
  });
});
