import type { Page } from '@playwright/test';

import { tabTo } from '../../fixtures/keyboard.ts';
import { ownBikeName } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { expect, test } from '../../fixtures/test.ts';
import { dragByTouch } from '../../fixtures/touch.ts';
import { bikeForm } from '../../pages/bike-form.ts';

const progress = (page: Page) => page.getByRole('progressbar');

test('a seller lists a bike from an empty form by keyboard alone, and visitors see it at once', async ({
  page,
  browser,
  account,
  enter,
}) => {
  const seller = await account('seller');
  const name = ownBikeName();
  await enter(page, seller);
  await bikeForm(page).open();
  // Asked for well before Enter: the browser is told to hand the chooser over without anybody waiting
  // for its answer, and one that opens earlier is lost.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, 'Choose photos');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([photo('side.png'), photo('front.png')]);
  await tabTo(page, 'Move front.png left');
  await page.keyboard.press('Enter');
  await expect(page.getByText('front.png is now photo 1 of 2, the cover.')).toBeAttached();
  await tabTo(page, 'Brand');
  await page.keyboard.type('বাজাজ');
  await expect(page.getByRole('option', { name: 'Bajaj' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Model');
  await page.keyboard.type('pulsar 150');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Year');
  await page.keyboard.type('1962');
  await expect(page.getByText('made since 2001')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('2021');
  await tabTo(page, 'Product name');
  await expect(page.locator(':focus')).toHaveValue('Bajaj Pulsar 150 2021');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(name);
  await expect(page.getByLabel('Category')).toHaveValue('3');
  await tabTo(page, 'Kilometres');
  await page.keyboard.type('24,000');
  await tabTo(page, 'excellent');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'District');
  await page.keyboard.type('dhaka');
  await page.keyboard.press('Tab');
  await tabTo(page, 'Location');
  await expect(page.locator(':focus')).toHaveValue('Dhaka');
  await tabTo(page, 'Buying Price');
  await page.keyboard.type('1,85,000');
  await tabTo(page, 'Asking Price');
  await page.keyboard.type('1.45 lakh');
  await expect(page.getByText('BDT 1,45,000')).toBeAttached();
  await tabTo(page, 'Description');
  await page.keyboard.type('One owner, papers up to date.');
  await expect(page.getByLabel('Seller email')).toHaveValue(seller.email);
  await tabTo(page, 'Add Product');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Product added successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/myProducts$/);
  const mine = page.getByRole('article', { name });
  await expect(mine).toContainText('৳1,45,000');
  await expect(mine).toContainText('For sale');

  const visitor = await browser.newPage();
  await visitor.goto('/categories/3');
  const card = visitor.locator('article', { hasText: name });
  await expect(card).toContainText('Dhaka');
  await expect(card).not.toContainText(seller.email);
  await visitor.close();
});

test('every rule is said at its field, the first one is focused, and nothing typed is lost', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await form.open();
  await form.submit.click();
  for (const message of [
    'image is Required',
    'productName Is Required',
    'category is Required',
    'location is Required',
    'condition is Required',
    'originalprice is Required',
    'resaleprice is Required',
    'message is Required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(form.choose).toBeFocused();
  await form.addPhotos(photo());
  await expect(page.getByText('image is Required')).toBeHidden();

  const mistakes: [label: string, text: string, message: RegExp][] = [
    ['Product name', 'x'.repeat(81), /80 characters at most/],
    ['Location', 'x'.repeat(81), /80 characters at most/],
    ['Buying Price', '1e5', /Write the price in whole taka/],
    ['Buying Price', '999', /from ৳1,000 to ৳99,99,999/],
    ['Asking Price', '145000.50', /Write the price in whole taka/],
    ['Asking Price', '10,00,000', /from ৳1,000 to ৳9,99,999/],
    ['Used', '2.3', /steps of a half/],
    ['Warranty', '51', /from 0 to 50/],
    ['Description', 'x'.repeat(2001), /2000 characters at most/],
  ];
  await form.fill(ownBikeName());
  for (const [label, text, message] of mistakes) {
    const right = await form.field(label).inputValue();
    await form.field(label).fill(text);
    await form.submit.click();
    await expect(page.getByText(message), `${label}: ${text.slice(0, 10)}`).toBeVisible();
    await expect(form.field(label)).toBeFocused();
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
    await form.field(label).fill(right);
    await expect(page.getByText(message)).toBeHidden();
  }
  await form.submit.click();
  await expect(form.added).toBeVisible();
});

test('prices that look like a slip and contacts are warned of, and hold nothing back', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await form.open();
  await form.addPhotos(photo());
  await form.fill(ownBikeName());
  await form.field('Asking Price').fill('2 lakh');
  await expect(page.getByText(/higher than the buying price/)).toBeVisible();
  await form.field('Asking Price').fill('10000');
  await expect(page.getByText(/less than a tenth/)).toBeVisible();
  await form.field('Description').fill('Call 01712345678');
  await expect(page.getByText(/Leave out phone numbers/)).toBeVisible();
  await form.submit.click();
  await expect(form.added).toBeVisible();
});

test('a photo whose upload fails, is stopped or is no photo says what to do, and is tried again', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await form.open();
  await form.fill(ownBikeName());

  await page.route('**/api/uploads', (route) => route.abort());
  await form.addPhotos(photo('a.png'));
  await expect(form.photos.first()).toContainText('The connection was lost.');
  await form.submit.click();
  await expect(
    page.getByText('A photo was not uploaded. Try it again, or remove it.'),
  ).toBeVisible();
  await page.unroute('**/api/uploads');
  await page.getByRole('button', { name: 'Try again: a.png' }).click();
  await expect(page.getByText('a.png is uploaded.')).toBeAttached();

  const held: (() => void)[] = [];
  await page.route('**/api/uploads', () => new Promise<void>((resolve) => held.push(resolve)));
  await form.addPhotos(photo('b.png'));
  await expect(progress(page)).toBeVisible();
  await form.submit.click();
  await expect(page.getByText(/^A photo is still on its way/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop uploading b.png' }).click();
  await expect(form.photos.nth(1)).toContainText('The upload was stopped.');
  for (const release of held) release();
  await page.unroute('**/api/uploads');
  await page.getByRole('button', { name: 'Try again: b.png' }).click();
  await expect(page.getByText('b.png is uploaded.')).toBeAttached();

  const text = { name: 'c.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
  await form.addPhotos(text);
  await expect(
    page.getByText(/^c\.png: .* Choose a JPEG, PNG, WebP or AVIF file\.$/),
  ).toBeVisible();
  await expect(form.photos).toHaveCount(2);
  await form.submit.click();
  await expect(form.added).toBeVisible();
});

test('a large photo is made smaller before it is sent', async ({ page, account, enter }) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await form.open();
  const sent = page.waitForRequest('**/api/uploads');
  const answered = page.waitForResponse('**/api/uploads');
  await form.addPhotos(photo('large.png', 4000, 3000));
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  const { data } = (await (await answered).json()) as { data: { width: number; height: number } };
  expect(data).toMatchObject({ width: 1600, height: 1200 });
});

test('photos are ordered by dragging', async ({ page, account, enter }) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await form.open();
  await form.addPhotos(photo('a.png'), photo('b.png'), photo('c.png'));
  await expect(page.getByText('c.png is uploaded.')).toBeAttached();
  await form.pictures.nth(2).dragTo(form.pictures.nth(0));
  await expect.poll(form.photoNames).toEqual(['c.png', 'a.png', 'b.png']);
  await expect(form.photos.first()).toContainText('Cover');
});

test('what was begun outlives a reload, and a sign-out forgets it', async ({
  page,
  account,
  enter,
}) => {
  const seller = await account('seller');
  await enter(page, seller);
  const form = bikeForm(page);
  await form.open();
  const name = ownBikeName();
  await form.fill(name);
  await form.addPhotos(photo());
  await expect(page.getByText('bike.png is uploaded.')).toBeAttached();
  await page.reload();
  await expect(form.field('Product name')).toHaveValue(name);
  await expect(form.field('Good')).toBeChecked();
  await expect(form.photos).toHaveCount(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$|\/$/);
  await enter(page, seller);
  await form.open();
  await expect(form.field('Product name')).toHaveValue('');
  await expect(form.photos).toHaveCount(0);
});

test('a lost connection keeps the form, and the next try adds the bike once', async ({
  page,
  account,
  enter,
}) => {
  await enter(page, await account('seller'));
  const form = bikeForm(page);
  await form.open();
  const name = ownBikeName();
  await form.fill(name);
  await form.addPhotos(photo());
  await expect(page.getByText('bike.png is uploaded.')).toBeAttached();
  // The server adds the bike, and its answer is lost.
  await page.route('**/api/addProduct', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.submit.click();
  await expect(page.locator('form').getByRole('alert')).toHaveText('No connection. Try again.');
  await expect(form.field('Product name')).toHaveValue(name);
  await page.unroute('**/api/addProduct');
  await form.submit.click();
  await expect(form.added).toBeVisible();
  await expect(page.getByRole('article', { name })).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a seller beside the bike takes a photo and lists it by touch', async ({
    page,
    account,
    enter,
  }) => {
    await enter(page, await account('seller'));
    const form = bikeForm(page);
    await form.open();
    const camera = page.getByLabel('Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(page.getByText('Take a photo')).toBeVisible();
    await camera.setInputFiles(photo('camera.png'));
    await form.addPhotos(photo('front.png'));
    await expect(page.getByText('front.png is uploaded.')).toBeAttached();
    await dragByTouch(page, form.pictures.nth(1), form.pictures.nth(0));
    await expect.poll(form.photoNames).toEqual(['front.png', 'camera.png']);
    const name = ownBikeName();
    await form.fill(name);
    await form.submit.tap();
    await expect(form.added).toBeVisible();
    await expect(page.getByRole('article', { name })).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
});
