import type { Page } from '@playwright/test';

import { tabTo } from '../../fixtures/keyboard.ts';
import { ownBikeName } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeForm } from '../../pages/bike-form.ts';

// So small that only the first fields are near.
test.use({ viewport: { width: 360, height: 640 } });

const rest = (page: Page) => page.getByLabel('Seller email');
/** All that is loaded late, of the seller's application and of the shell. */
const lateFiles = /\/static\/js\/async\/[^/]+\.js$/;

async function open(page: Page): Promise<void> {
  await bikeForm(page).open();
  // For as long as nobody does anything, nothing more comes.
  await page.waitForTimeout(700);
}

test('the rest of the form comes with the first focus in it, which stays where it is', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await open(page);
  await expect(rest(page)).toHaveCount(0);
  await form.field('Year').pressSequentially('2021', { delay: 60 });
  await expect(rest(page)).toBeVisible();
  await expect(form.field('Year')).toBeFocused();
  await expect(form.field('Year')).toHaveValue('2021');
});

test('the rest of the form comes on the way down to it', async ({ page, account, enter }) => {
  await enter(page, await account('seller'));
  await open(page);
  await expect(rest(page)).toHaveCount(0);
  await page.getByRole('heading', { name: 'Add Product' }).hover();
  await page.mouse.wheel(0, 1200);
  await expect(rest(page)).toBeVisible();
});

test('a rest that does not come says so; Retry brings it, with what was typed and chosen before', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await open(page);
  await page.route(lateFiles, (route) => route.abort());
  await form.addPhotos(photo());
  await form.field('Year').fill('2021');
  const name = ownBikeName();
  await form.field('Product name').fill(name);
  await expect(page.getByText('The rest of the form has not come.')).toBeVisible();
  await expect(page.getByText('Your photos are sent as soon as')).toBeVisible();
  await page.unroute(lateFiles);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('bike.png is uploaded.')).toBeAttached();
  await expect(form.field('Year')).toHaveValue('2021');
  await expect(form.field('Product name')).toHaveValue(name);
  // What it lacks is said, in the first fields and in the rest.
  await form.submit.click();
  for (const missing of ['category is Required', 'location is Required']) {
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
  }
  await expect(form.field('Category')).toBeFocused();
  await form.fill(name);
  await form.submit.click();
  await expect(form.added).toBeVisible();
});

test('what was typed before the rest came outlives a reload', async ({ page, account, enter }) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await open(page);
  await page.route(lateFiles, (route) => route.abort());
  await form.field('Year').fill('2021');
  await page.unroute(lateFiles);
  await page.reload();
  await expect(form.field('Year')).toHaveValue('2021');
  await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
});

test('Tab reaches the rest, also when it comes later', async ({ page, account, enter }) => {
  await enter(page, await account('seller'));
  await open(page);
  const held: (() => void)[] = [];
  let isHeld = true;
  await page.route(lateFiles, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await tabTo(page, 'Category');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('group', { name: 'The rest of the form' })).toBeFocused();
  isHeld = false;
  for (const release of held) release();
  await expect(page.getByLabel('Kilometres')).toBeFocused();
});
