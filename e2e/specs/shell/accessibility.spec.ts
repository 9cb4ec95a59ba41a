import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import type { Account } from '../../fixtures/accounts.ts';
import { payFor } from '../../fixtures/card-vendor.ts';
import { book, callAs, takeBike } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { bikeCard } from '../../pages/bike-card.ts';
import { bikeForm } from '../../pages/bike-form.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

const publicPages = [
  '/',
  '/blogs',
  '/categories/1',
  '/login',
  '/signup',
  '/terms',
  '/privacy',
  '/no/such/page',
];
const widths = [360, 768, 1280];

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('main h1').first().waitFor();
}

/** What axe finds in light colours, and what dark ones change: the contrast. */
async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const light = await look(page).withTags(tags).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await look(page).withRules('color-contrast').analyze();
  const serious = [...light.violations, ...dark.violations].filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  );
  expect(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

/** The vendor's card field lets the page shine through; axe takes a frame's ground for white. */
const look = (page: Page) =>
  new AxeBuilder({ page }).exclude('iframe[title="Secure card payment input frame"]');

/** Opens a page as on a phone, makes the window wider, and looks at it with axe at last. */
async function examine(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: widths[0]!, height: 800 });
  await settle(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
}

/** A buyer with an order and a wish. @returns the pages that show them */
async function buyerPages(buyer: Account): Promise<string[]> {
  const bike = await takeBike();
  const id = await book(buyer, bike);
  await callAs(buyer, 'POST', '/wishlist', { productId: bike._id });
  await callAs(buyer, 'POST', '/reportedItems', { productId: bike._id, reason: 'fraud' });
  const lists = ['/dashboard/myorders', '/dashboard/wishlist', '/dashboard/myReports'];
  return [...lists, `/dashboard/payment/${id}`];
}

/** The admin's pages, with a report, a paid booking and an entry of the log to show, and the profile. */
async function adminPages(reporter: Account): Promise<string[]> {
  const bike = await takeBike();
  const note = 'Asked for money in advance, and would not show the papers.';
  await callAs(reporter, 'POST', '/reportedItems', { productId: bike._id, reason: 'fraud', note });
  await payFor(reporter, await book(reporter, await takeBike()));
  const pages = [
    'users',
    'sellers',
    'buyers',
    'paidBookings',
    'reportedItems',
    'audit',
    'releases',
    'profile',
  ];
  return ['/dashboard', ...pages.map((page) => `/dashboard/${page}`)];
}

/** A seller with a bike that is for sale and one that is booked. @returns the pages that show them */
async function sellerPages(seller: Account, buyer: Account): Promise<string[]> {
  const bike = await listBike(seller);
  await book(buyer, await listBike(seller));
  const edit = `/dashboard/myProducts/${bike._id}`;
  return ['/dashboard/addProduct', '/dashboard/myProducts', edit, '/dashboard/bookings'];
}

test.describe('axe finds nothing serious in light and dark, and nothing scrolls sideways from 360 px on,', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Many pages in one test.
  test.slow();
  for (const path of publicPages) {
    test(`on ${path}`, ({ page }) => examine(page, path));
  }
  test('on the buyer’s pages, also when a card is declined', async ({ page, account, enter }) => {
    const buyer = await account('buyer');
    await enter(page, buyer);
    for (const path of await buyerPages(buyer)) await examine(page, path);
    const payment = paymentPage(page);
    await payment.fill(cards.declined);
    await payment.pay();
    await expect(payment.failure).toBeVisible();
    await expectAccessible(page);
  });
  test('in the dialogs that book, report and cancel', async ({ page, account, enter }) => {
    const buyer = await account('buyer');
    await enter(page, buyer);
    const shown = bikeCard(page, await takeBike());
    await shown.open();
    await shown.buy.click();
    await page.getByLabel('Phone').fill('123');
    await shown.book.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await shown.report.click();
    await expectAccessible(page);
    await book(buyer, await takeBike());
    await settle(page, '/dashboard/myorders');
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    await expectAccessible(page);
  });
  test('on the seller’s pages', async ({ page, account, enter }) => {
    const seller = await account('seller');
    await enter(page, seller);
    for (const path of await sellerPages(seller, await account('buyer'))) await examine(page, path);
  });
  test('in the seller’s form with photos and errors, and where a bike is deleted', async ({
    page,
    account,
    enter,
  }) => {
    const seller = await account('seller');
    await listBike(seller);
    await enter(page, seller);
    const form = bikeForm(page);
    await form.open();
    const text = { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
    await form.addPhotos(photo('a.png'), text);
    await expect(form.photos.nth(1)).toContainText('Choose a JPEG');
    await form.field('Buying Price').fill('1 lakh');
    await form.field('Asking Price').fill('2 lakh');
    await form.submit.click();
    await expectAccessible(page);
    await page.goto('/dashboard/myProducts');
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await expectAccessible(page);
  });
  test('on the admin’s pages, in a row’s menu, and where somebody is deleted', async ({
    page,
    account,
    enter,
  }) => {
    const buyer = await account('buyer');
    await enter(page, await account('admin'));
    for (const path of await adminPages(buyer)) await examine(page, path);
    await settle(page, `/dashboard/buyers?q=${buyer.email}`);
    await page.getByRole('button', { name: /^Actions for/ }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('list', { name: 'What will happen' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectAccessible(page);
  });
  test('in the dialog that deletes one’s own account', async ({ page, account, enter }) => {
    await enter(page, await account('buyer'));
    await settle(page, '/dashboard/profile');
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByRole('list', { name: 'What will happen' }).waitFor();
    await expectAccessible(page);
  });
});
