// From the booking to the bike in one's own hands, as both of its people follow it.
import type { Account } from '../../fixtures/accounts.ts';
import { violations } from '../../fixtures/axe.ts';
import { payFor } from '../../fixtures/card-vendor.ts';
import { tabTo } from '../../fixtures/keyboard.ts';
import { book, callAs } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

// Colours that change slowly with the scheme would be measured on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A booking of the buyer's, of a new bike of the seller's. */
async function booked(buyer: Account, seller: Account) {
  const bike = await listBike(seller);
  return { bike, id: await book(buyer, bike) };
}

test('a buyer sees the bike, agrees to meet, pays and gives the code, all by keyboard', async ({
  page,
  browser,
  account,
  enter,
}) => {
  test.slow();
  const [buyer, seller] = await Promise.all([account('buyer'), account('seller')]);
  const { id } = await booked(buyer, seller);
  const { deal: t } = wordsIn('en');
  const press = async (name: string) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await enter(page, buyer);
  await page.goto(`/dashboard/orders/${id}`);
  await expect(page.getByRole('heading', { name: t.beforePay.title })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press(t.buyer.seen);
  await expect(page.getByText(t.beforePay.isSeen)).toBeVisible();
  await press(t.meeting.propose);
  await tabTo(page, t.meeting.place);
  await page.keyboard.type('BRTA office, Mirpur');
  const time = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await page.locator('[name=time]').fill(time.slice(0, 16));
  await press(t.meeting.send);
  await expect(page.getByText(t.meeting.waiting)).toBeVisible();
  await callAs(seller, 'POST', `/bookings/${id}/meeting/confirm`, { number: 3 });
  await press(t.buyer.pay);
  const payment = paymentPage(page);
  await payment.fill(cards.pays);
  await payment.payButton.focus();
  await page.keyboard.press('Enter');
  await expect(payment.success).toBeVisible();

  await page.goto(`/dashboard/orders/${id}`);
  await press(t.buyer.showCode);
  const code = page.getByText(/^\d{6}$/);
  const digits = (await code.textContent()) ?? '';
  const desk = await browser.newContext({
    baseURL: process.env['MOTOHAAT_URL']!,
    reducedMotion: 'reduce',
  });
  const sale = await desk.newPage();
  await enter(sale, seller);
  await sale.goto(`/dashboard/bookings/${id}`);
  await expect(sale.getByLabel(t.seller.code)).toBeVisible();
  expect(await violations(sale)).toEqual([]);
  await sale.getByLabel(t.seller.code).fill(digits);
  await sale.getByRole('button', { name: t.seller.handOver }).click();
  await expect(sale.getByText(t.history.events.handed_over)).toBeVisible();
  await desk.close();
  await page.reload();
  await expect(page.getByText(t.history.how.code)).toBeVisible();
});

test.describe('in Bangla, on a phone,', () => {
  test.use({
    language: 'bn',
    locale: 'bn-BD',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('what is wrong is told with a photo over a line that was cut, and the decision is read', async ({
    page,
    context,
    account,
    enter,
  }) => {
    const [buyer, seller, admin] = await Promise.all([
      account('buyer'),
      account('seller'),
      account('admin'),
    ]);
    const { id } = await booked(buyer, seller);
    await payFor(buyer, id);
    const { deal: t } = wordsIn('bn');
    await enter(page, buyer);
    await page.goto(`/bn/dashboard/orders/${id}`);
    await page.getByRole('button', { name: t.buyer.wrong }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t.buyer.words).fill('কাগজপত্র অন্য একটি বাইকের।');
    await dialog.getByLabel(t.photos.choose).setInputFiles(photo());
    await context.setOffline(true);
    await dialog.getByRole('button', { name: t.buyer.send }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: t.buyer.send }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t.photos.title)).toBeVisible();
    await expect(page.getByText(t.next.buyer.wait_for_decision)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
    const reason = 'দুই পক্ষের কাগজ দেখেছি।';
    const decided = await callAs(admin, 'POST', `/bookings/${id}/refund`, { reason });
    expect(decided.status).toBe(200);
    await page.reload();
    await expect(page.getByText(reason).first()).toBeVisible();
  });
});
