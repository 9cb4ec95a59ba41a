import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import type { Account } from '../fixtures/accounts.ts';
import { payFor } from '../fixtures/card-vendor.ts';
import { book, callAs, takeBike } from '../fixtures/market.ts';
import { photo } from '../fixtures/photos.ts';
import { listBike } from '../fixtures/selling.ts';
import { expect, test } from '../fixtures/test.ts';
import { bikeCard } from '../pages/bike-card.ts';
import { bikeForm } from '../pages/bike-form.ts';
import { cards, paymentPage } from '../pages/payment.ts';

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

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The vendor's card field lets the page shine through; axe takes a frame's ground for white.
    .exclude('iframe[title="Secure card payment input frame"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours axe finds nothing serious`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const path of publicPages) {
      test(`on ${path}`, async ({ page }) => {
        await settle(page, path);
        await expectAccessible(page);
      });
    }
    test('on the buyer’s pages, also when a card is declined', async ({
      page,
      account,
      signIn,
    }) => {
      const buyer = await account('buyer');
      await signIn(page, buyer);
      for (const path of await buyerPages(buyer)) {
        await settle(page, path);
        await expectAccessible(page);
      }
      const payment = paymentPage(page);
      await payment.fill(cards.declined);
      await payment.pay();
      await expect(payment.failure).toBeVisible();
      await expectAccessible(page);
    });
    test('in the dialogs that book, report and cancel', async ({ page, account, signIn }) => {
      const buyer = await account('buyer');
      await signIn(page, buyer);
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
    test('on the seller’s pages', async ({ page, account, signIn }) => {
      const seller = await account('seller');
      await signIn(page, seller);
      for (const path of await sellerPages(seller, await account('buyer'))) {
        await settle(page, path);
        await expectAccessible(page);
      }
    });
    test('in the seller’s form with photos and errors, and where a bike is deleted', async ({
      page,
      account,
      signIn,
    }) => {
      const seller = await account('seller');
      await listBike(seller);
      await signIn(page, seller);
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
      signIn,
    }) => {
      test.slow();
      const buyer = await account('buyer');
      await signIn(page, await account('admin'));
      for (const path of await adminPages(buyer)) {
        await settle(page, path);
        await expectAccessible(page);
      }
      await settle(page, `/dashboard/buyers?q=${buyer.email}`);
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('list', { name: 'What will happen' }).waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expectAccessible(page);
    });
    test('in the dialog that deletes one’s own account', async ({ page, account, signIn }) => {
      await signIn(page, await account('buyer'));
      await settle(page, '/dashboard/profile');
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      await page.getByRole('list', { name: 'What will happen' }).waitFor();
      await expectAccessible(page);
    });
  });
}

for (const width of widths) {
  test(`no page scrolls sideways at ${width} px`, async ({ page, account, signIn }) => {
    await page.setViewportSize({ width, height: 800 });
    const fits = async (path: string) => {
      await settle(page, path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    };
    for (const path of publicPages) await fits(path);
    await signIn(page, await account('admin'));
    for (const path of await adminPages(await account('buyer'))) await fits(path);
  });

  test(`no page of the buyer scrolls sideways at ${width} px`, async ({
    page,
    account,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const buyer = await account('buyer');
    await signIn(page, buyer);
    for (const path of await buyerPages(buyer)) {
      await settle(page, path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });

  test(`no page of the seller scrolls sideways at ${width} px`, async ({
    page,
    account,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const seller = await account('seller');
    await signIn(page, seller);
    for (const path of await sellerPages(seller, await account('buyer'))) {
      await settle(page, path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}
