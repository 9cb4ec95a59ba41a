import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { tabTo } from '../../fixtures/keyboard.ts';
import { book, placeOf, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { bikeCard } from '../../pages/bike-card.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

const t = wordsIn('bn');

test.use({ language: 'bn', locale: 'bn-BD' });

/** A refusal that names a bike, in whichever script. */
const naming = (sentence: (bike: string) => string) =>
  new RegExp(`^${sentence('\u0000').replace('\u0000', '.+')}$`);

/** Nothing on the page is wider than the phone. */
async function expectFits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, page.url()).toBeLessThanOrEqual(0);
}

test.describe('in Bangla, on a phone,', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a visitor signs up on the way to a bike, books it, and pays after a card was declined', async ({
    page,
  }) => {
    const bike = await takeBike('bn');
    const shown = bikeCard(page, bike, 'bn');
    const { category, categories } = t.storefront;
    const { welcome } = t.account;
    await page.goto('/bn');
    const kind = category.name(bike.category_id, '');
    await page.getByRole('link', { name: categories.seeOf(kind) }).click();
    await expect(page).toHaveURL(`/bn/categories/${bike.category_id}`);
    await expect(page.getByRole('heading', { level: 1, name: kind })).toBeVisible();
    await shown.open();
    await expectFits(page);
    await shown.buy.click();
    await expect(page).toHaveURL('/bn/login');
    await page.locator('main a[href="/bn/signup"]').click();
    await expect(page).toHaveURL('/bn/signup');
    const { fields, signUp } = t.account;
    await page.getByLabel(fields.name, { exact: true }).fill('নুসরাত জাহান');
    const email = `new.${randomUUID().slice(0, 8)}@example.com`;
    await page.getByLabel(fields.email, { exact: true }).fill(email);
    await page.getByLabel(fields.password, { exact: true }).fill('Secret#1');
    await expectFits(page);
    await page.getByRole('button', { name: signUp.submit, exact: true }).click();
    await expect(page.getByText(t.session.created)).toBeVisible();
    await expect(page).toHaveURL('/bn');
    await page.getByRole('link', { name: welcome.continueTo.bikes }).click();

    await expect(shown.bookingDialog).toBeVisible();
    await expect(shown.bookingDialog.getByLabel(t.ui.booking.name)).toHaveValue('নুসরাত জাহান');
    await page.getByLabel(t.ui.booking.phone).fill('০১৭১২ ৩৪৫৬৭৮');
    await expect(page.getByText(t.ui.booking.phoneRead('+8801712345678'))).toBeVisible();
    await page.getByLabel(t.ui.booking.place).fill('মিরপুর ১০ মেট্রো স্টেশন');
    await shown.book.click();
    await expect(page.getByText(t.platform.done.booked)).toBeVisible();
    await expect(shown.card.getByText(t.category.card.reserved, { exact: true })).toBeVisible();

    await page.goto('/bn/dashboard');
    await page.getByRole('button', { name: t.shell.navbar.openDashboardMenu }).click();
    await expectFits(page);
    await page.getByRole('dialog').getByRole('link', { name: t.buyer.orders.title }).click();
    await expect(page).toHaveURL('/bn/dashboard/myorders');
    const order = page.getByRole('article', { name: bike.name });
    await expect(order).toContainText(t.buyer.booking.meetAt('মিরপুর ১০ মেট্রো স্টেশন'));
    await expect(order).toContainText(t.buyer.booking.badges.pending_payment);
    await expectFits(page);
    await order.getByRole('link', { name: t.buyer.orders.pay }).click();

    const payment = paymentPage(page, 'bn');
    await payment.fill(cards.declined);
    await payment.pay();
    await expect(payment.failure).toHaveText(t.payment.cardFault({ code: 'card_declined' })!);
    await expectFits(page);
    await payment.fill(cards.pays);
    await payment.pay();
    await expect(payment.success).toBeVisible();
    await page.getByRole('link', { name: t.buyer.booking.goToOrders }).click();
    await expect(page).toHaveURL('/bn/dashboard/myorders');
    await expect(order).toContainText(t.buyer.booking.badges.paid);
    await expect(order.getByRole('link', { name: t.buyer.orders.pay })).toHaveCount(0);
  });
});

test('in Bangla, a buyer wishes and reports, and reads why the server refuses a second report', async ({
  page,
  account,
  enter,
}) => {
  const bike = await takeBike('bn');
  const shown = bikeCard(page, bike, 'bn');
  const { wished, report: r } = t.acts;
  await enter(page, await account('buyer'));
  await shown.open();
  await shown.wish.click();
  await expect(page.getByText(wished)).toBeVisible();
  await expect(shown.unwish).toBeVisible();
  for (const answer of [r.sent, naming(t.server.bikes.reported)]) {
    await shown.report.click();
    await shown.reportDialog.getByLabel(r.reasons.fraud).check();
    await shown.reportDialog.getByLabel(r.note).fill('আগে টাকা চেয়েছে।');
    await shown.reportDialog.getByRole('button', { name: r.send }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await shown.buy.click();
  await book(await account('buyer'), bike);
  await shown.book.click();
  await expect(page.getByText(t.server.errors.already_booked).first()).toBeVisible();
  await page.goto('/bn/dashboard/wishlist');
  const wish = page.getByRole('article', { name: bike.name });
  await expect(wish).toContainText(t.buyer.wishes.sentences.reserved);
  await wish.getByRole('button', { name: t.buyer.wishes.remove }).click();
  await expect(page.getByText(t.buyer.wishes.empty)).toBeVisible();
  await page.goto('/bn/dashboard/myReports');
  await expect(page.getByText(t.buyer.reports.reasons.fraud)).toBeVisible();
  await expect(page.getByText(t.buyer.reports.outcomes.open)).toBeVisible();
  await page.goto('/bn/dashboard/payment/nothing');
  await expect(page.getByRole('heading', { name: t.common.notFound.title })).toBeVisible();
});

test('in Bangla, a visitor signs in on the way to a bike, books it and cancels by the keyboard alone', async ({
  page,
  account,
}) => {
  const { fields } = t.account;
  const [buyer, bike] = [await account('buyer'), await takeBike('bn')];
  const shown = bikeCard(page, bike, 'bn');
  await shown.open();
  await shown.buy.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/bn/login');
  await page.getByLabel(fields.email, { exact: true }).waitFor();
  await tabTo(page, fields.email);
  await page.keyboard.type(buyer.email);
  await tabTo(page, fields.password);
  await page.keyboard.type(buyer.password);
  await page.keyboard.press('Enter');
  await expect(shown.bookingDialog).toBeVisible();
  await expect(page).toHaveURL(`/bn${placeOf(bike)}`);
  await expect(page.getByLabel(t.ui.booking.phone)).toBeFocused();
  await page.keyboard.type('০১৭১২৩৪৫৬৭৮');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.platform.done.booked)).toBeVisible();
  await page.goto('/bn/dashboard/myorders');
  await page.getByRole('article', { name: bike.name }).waitFor();
  await tabTo(page, t.buyer.orders.cancel);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: t.ui.cancelBooking.title(bike.name) }),
  ).toBeVisible();
  await tabTo(page, t.ui.cancelBooking.confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t.platform.done.bookingCancelled)).toBeVisible();
  await expect(page.getByRole('article', { name: bike.name })).toContainText(
    t.buyer.booking.badges.cancelled,
  );
});
