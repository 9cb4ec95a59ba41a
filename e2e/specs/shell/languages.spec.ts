import type { Page } from '@playwright/test';

import { untilQuiet } from '../../fixtures/quiet.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Not the sign of the taka, nor marks that only code looks for: English has them too. */
const letters = /[\u0985-\u09b9]/;
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

/** An answer without what is no message: the name of the other language, and the letters that inputs take. */
function spoken(answer: string): string {
  return answer.replaceAll('বাংলা', '').replaceAll(/\[[\u0980-\u09ff-]+\]/g, '');
}

test('no page sends words of the other language', async ({ page }) => {
  const answers: { url: string; text: Promise<string> }[] = [];
  page.on('response', (response) => {
    // What was on its way for the page before is thrown away.
    if (response.request().isNavigationRequest()) answers.length = 0;
    if (!/html|javascript|json/.test(response.headers()['content-type'] ?? '')) return;
    // Read at once: the browser throws away what it got when it needs the room.
    const text = response.text();
    // What was read in vain for this page is told where it is looked at.
    text.catch(() => {});
    answers.push({ url: response.url(), text });
  });
  for (const [path, own, other] of [
    ['/', /Favorite Bike/, letters],
    ['/login', /Forgot Password/, letters],
    ['/bn', /পছন্দের বাইকটি/, /Favorite Bike|Something Went Wrong|Skip to the content/],
    ['/bn/login', /ইমেইল/, /Forgot Password|Something Went Wrong|Skip to the content/],
  ] as const) {
    await page.goto(path);
    // A line is quiet for a while too before the scripts are asked for.
    await expect(page.locator('#root:not([data-drawn])')).toBeAttached();
    await untilQuiet(page);
    const texts = await Promise.all(answers.map(({ text }) => text));
    expect(answers.length, path).toBeGreaterThan(5);
    expect(texts.join('\n'), path).toMatch(own);
    for (const [index, text] of texts.entries()) {
      const said = spoken(text).match(other)?.[0];
      expect(said, `${answers[index]?.url} on ${path}`).toBeUndefined();
    }
  }
});

test('the switch leads to the same page in the other language, and navigation stays in it', async ({
  page,
}) => {
  await page.goto('/categories/1?utm_source=mail');
  // One document is drawn for whatever tracker is named: until it is live its links name none.
  await expect(page.locator('#root:not([data-drawn])')).toBeAttached();
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
