// From the booking to the bike in one's own hands, as both of its people follow it.
import type { BookingStory } from '@motohaat/contract/deal';

import { violations } from '../../fixtures/axe.ts';
import { chargesOf, payFor } from '../../fixtures/card-vendor.ts';
import { expectFocus, tabTo } from '../../fixtures/keyboard.ts';
import { loseAnswer } from '../../fixtures/line.ts';
import { book, callAs, readBooking } from '../../fixtures/market.ts';
import { photo } from '../../fixtures/photos.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

// Colours that change slowly with the scheme would be measured on their way.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('at a desk, in English, by keyboard alone: asked, booked, seen, met, paid by card, handed over and reviewed, though each answer got lost once', async ({
  page,
  browser,
  account,
  enter,
}) => {
  test.slow();
  const [buyer, seller] = await Promise.all([account('buyer'), account('seller')]);
  const bike = await listBike(seller);
  const { bike: b, bikes, deal: t, dealReviews: r, payment: p, talk, ui, platform } = wordsIn('en');
  const press = async (name: string, on = page) => {
    await tabTo(on, name);
    await on.keyboard.press('Enter');
  };
  /** Presses once: its answer is lost, and the page hears by the stream that it is done. */
  const pressHeard = async (name: string, path: string, on = page) => {
    await loseAnswer(on, path);
    await press(name, on);
  };
  /** Presses twice where a form stays open: the first time its answer is lost, the second repeats it. */
  const pressLosing = async (name: string, path: string, on = page) => {
    await loseAnswer(on, path);
    await press(name, on);
    await expect(on.getByText(platform.failures.noConnection).first()).toBeVisible();
    await expectFocus(on, name);
    await on.keyboard.press('Enter');
  };
  const look = async (on = page) => expect(await violations(on)).toEqual([]);

  await enter(page, buyer);
  await page.goto(`/products/${bike._id}`);
  await page.getByRole('button', { name: b.actions.ask }).waitFor();
  await look();
  await press(b.actions.ask);
  await page.waitForURL(/\/dashboard\/messages\//);
  await pressHeard(talk.questions.list[2]!, '/messages');
  await expect(page.getByRole('log').getByText(talk.states.sent)).toBeVisible();
  await expectFocus(page, talk.questions.list[2]!);
  await look();
  const talkId = page.url().split('/').at(-1)!;
  const messages = await callAs(seller, 'GET', `/conversations/${talkId}/messages`);
  expect(messages.body).toHaveLength(1);

  await page.goto(`/products/${bike._id}`);
  await page.getByRole('button', { name: bikes.buying.buy }).waitFor();
  await press(bikes.buying.buy);
  await expect(page.getByLabel(ui.booking.phone)).toBeFocused();
  await page.keyboard.type('01712345678');
  await look();
  await pressLosing(ui.booking.confirm, '/bookings');
  await expect(page.getByText(platform.done.booked)).toBeVisible();
  await expectFocus(page, ui.booking.confirm);
  await press(bikes.buying.payHeld);
  await page.getByRole('link', { name: p.seeFirst.checklist }).waitFor();
  await press(p.seeFirst.checklist);
  await expect(page.getByRole('heading', { name: t.beforePay.title })).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  await look();
  await pressHeard(t.buyer.seen, '/seen');
  await expect(page.getByText(t.beforePay.isSeen)).toBeVisible();
  await press(t.meeting.propose);
  await expectFocus(page, t.meeting.propose);
  await tabTo(page, t.meeting.place);
  await page.keyboard.type('BRTA office, Mirpur');
  const time = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await page.locator('[name=time]').fill(time.slice(0, 16));
  await pressLosing(t.meeting.send, '/meeting');
  await expect(page.getByText(t.meeting.waiting)).toBeVisible();
  await expectFocus(page, t.meeting.send);
  const proposed = (await callAs(seller, 'GET', `/bookings/${id}/story`)).body as BookingStory;
  expect(proposed.events.filter(({ kind }) => kind === 'meeting_proposed')).toHaveLength(1);
  const { number } = proposed.meeting!;
  await callAs(seller, 'POST', `/bookings/${id}/meeting/confirm`, { number });
  await expect(page.getByText(t.history.events.meeting_confirmed)).toBeVisible();

  await press(t.buyer.pay);
  const payment = paymentPage(page);
  await payment.ready();
  await payment.number.focus();
  // The field goes on to the date, and to the CVC, by itself.
  await page.keyboard.type(`${cards.pays}1234123`);
  await expect(payment.payButton).toBeEnabled();
  await look();
  await page.keyboard.press('Tab');
  await expect(payment.payButton).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(payment.success).toBeFocused();
  await look();
  const { transactionId } = await readBooking(buyer, id);
  expect(await chargesOf(transactionId!)).toHaveLength(1);

  await page.goto(`/dashboard/orders/${id}`);
  await page.getByRole('button', { name: t.buyer.showCode }).waitFor();
  await press(t.buyer.showCode);
  const digits = (await page.getByText(/^\d{6}$/).textContent()) ?? '';
  await expectFocus(page, t.buyer.showCode);
  const desk = await browser.newContext({
    baseURL: process.env['MOTOHAAT_URL']!,
    reducedMotion: 'reduce',
  });
  const sale = await desk.newPage();
  await enter(sale, seller);
  await sale.goto(`/dashboard/bookings/${id}`);
  await sale.getByLabel(t.seller.code).waitFor();
  await look(sale);
  await tabTo(sale, t.seller.code);
  await sale.keyboard.type(digits);
  await pressHeard(t.seller.handOver, '/handOver', sale);
  await expect(sale.getByText(t.history.events.handed_over)).toBeVisible();
  await expectFocus(sale, t.seller.handOver);

  // The buyer's page hears of it by itself.
  await expect(page.getByText(t.history.how.code)).toBeVisible();
  for (const [on, key, words, send] of [
    [page, 'Space', 'As described, all papers in order.', pressLosing],
    [sale, 'ArrowDown', 'Came in time and paid at once.', pressHeard],
  ] as const) {
    await on.getByLabel(r.words).waitFor();
    await tabTo(on, new RegExp(`^${r.starsOf(5)}`));
    await on.keyboard.press(key);
    await tabTo(on, r.words);
    await on.keyboard.type(words);
    await send(r.send, '/review', on);
    await expect(on.getByText(words)).toBeVisible();
    await expectFocus(on, r.send);
  }
  await expect(page.getByText('Came in time and paid at once.')).toBeVisible();
  await look();
  await look(sale);
  await desk.close();
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
    const id = await book(buyer, await listBike(seller));
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
