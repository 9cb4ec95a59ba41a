import type { Page } from '@playwright/test';

import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';

/** A busy server leaves a page's first drawing to the browser, and has it when it is asked for again. */
async function drawn(page: Page): Promise<void> {
  await expect(async () => {
    if ((await page.locator('main h1').count()) === 0) await page.reload();
    await expect(page.locator('main h1')).toBeVisible({ timeout: 500 });
  }).toPass();
}

const phone = { width: 360, height: 800 };

test.describe('in Bangla, on a phone', () => {
  const { search: t, shell, storefront } = wordsIn('bn');
  test.use({ language: 'bn', locale: 'bn-BD', viewport: phone });

  test('by keyboard alone, a suggestion becomes a search, filters narrow it, and the way back leads through each', async ({
    page,
  }) => {
    await page.goto('/bn', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: shell.navbar.search }).focus();
    await page.keyboard.press('Enter');
    const field = page.locator('header input[name=q]');
    await expect(field).toBeFocused();
    await page.keyboard.type('বাজা');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/bn/search?brand=bajaj');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();

    await page.getByRole('link', { name: t.filters.open }).focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('checkbox', { name: t.marks.photos }).focus();
    await page.keyboard.press('Space');
    const show = sheet.locator('[type=submit]');
    await expect(show).toHaveText(/[০-৯]/);
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/bn/search?brand=bajaj&photos=1');
    await expect(page.getByRole('link', { name: t.chips.remove(t.marks.photos) })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/bn/search?brand=bajaj');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(storefront.hero.title);
  });
});

test('a buyer saves a search, chooses when to be told, and opens it again', async ({
  page,
  account,
  enter,
}) => {
  const { acts, keep, savedSearches: t, search } = wordsIn('en');
  await enter(page, await account('buyer'));
  await page.goto('/search?q=pulsar+under+2+lakh');
  await page.getByRole('button', { name: keep.saveSearch }).click();
  await expect(page.getByText(acts.searchSaved)).toBeVisible();
  await page.goto('/dashboard/savedSearches');
  await page.getByRole('button', { name: t.edit }).click();
  await page.getByRole('radio', { name: t.notifies.daily.label }).check();
  await page.getByRole('button', { name: t.save, exact: true }).click();
  const saved = page.getByRole('article');
  await expect(saved).toContainText(t.notifies.daily.label);
  await saved.getByRole('link').click();
  await expect(
    page.getByRole('link', { name: search.chips.remove('up to ৳2,00,000') }),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  // For a text browser a page is waited for, which another might be sent undrawn by a busy machine.
  test.use({ javaScriptEnabled: false, userAgent: 'w3m/0.5.3' });

  test('the hero leads to a search, its filters are a form, and its order too', async ({
    page,
  }) => {
    const { search: t, storefront } = wordsIn('en');
    await page.goto('/');
    await drawn(page);
    await page.getByLabel(storefront.hero.what).fill('bajaj');
    await page.getByLabel(storefront.hero.budget).selectOption('200000');
    await page.getByRole('button', { name: storefront.hero.search, exact: true }).last().click();
    await drawn(page);
    await expect(page.getByRole('link', { name: t.chips.remove('Bajaj') })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    const filters = page.getByRole('form', { name: t.filters.title });
    await filters.getByLabel(t.conditions.good).check();
    await filters.getByRole('button', { name: t.filters.apply }).click();
    await drawn(page);
    await expect(page).toHaveURL(/brand=bajaj.*priceMax=.*condition=good/);
    await expect(page.getByRole('link', { name: t.chips.remove(t.conditions.good) })).toBeVisible();
    await page.getByLabel(t.sort.label).selectOption('price');
    await page.getByRole('button', { name: t.sort.submit, exact: true }).click();
    await drawn(page);
    await expect(page).toHaveURL(/sort=price/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
