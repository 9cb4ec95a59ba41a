import { violations } from '../../fixtures/axe.ts';
import { callAs } from '../../fixtures/market.ts';
import { untilQuiet } from '../../fixtures/quiet.ts';
import { listBike } from '../../fixtures/selling.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { paymentPage } from '../../pages/payment.ts';

test.use({
  // Colours that change slowly with the scheme would be measured on their way.
  contextOptions: { reducedMotion: 'reduce' },
  language: 'bn',
  locale: 'bn-BD',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

test('in Bangla, on a phone: asked, booked, seen, met, paid by bKash, handed over and reviewed, though the line was cut at each step', async ({
  page,
  context,
  account,
  enter,
}) => {
  test.slow();
  const [buyer, seller] = await Promise.all([account('buyer'), account('seller')]);
  const bike = await listBike(seller);
  const {
    bike: b,
    bikes,
    buyer: orders,
    deal: t,
    dealReviews: r,
    payment: p,
    talk,
    ui,
    platform,
  } = wordsIn('bn');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Presses twice: the first time without a line, of which the page tells. */
  const pressTwice = async (name: string) => {
    // What a page loads on its own is there before the line goes.
    await untilQuiet(page);
    await context.setOffline(true);
    await button(name).click();
    await expect(lost.first()).toBeVisible();
    await context.setOffline(false);
    await button(name).click();
  };
  const lost = page.getByText(platform.failures.noConnection);
  const look = async () => {
    expect(await violations(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, page.url()).toBeLessThanOrEqual(0);
  };

  await enter(page, buyer);
  await page.goto(`/bn/products/${bike._id}`);
  await pressTwice(b.actions.ask);
  await page.waitForURL(/\/dashboard\/messages\//);
  const question = 'কাগজপত্র কি আপনার নামে?';
  await page.getByLabel(talk.composer.label).fill(question);
  const log = page.getByRole('log');
  await untilQuiet(page);
  await context.setOffline(true);
  await button(talk.composer.send).click();
  await expect(log.getByText(talk.states.failed)).toBeVisible();
  await look();
  await context.setOffline(false);
  await log.getByRole('button', { name: talk.retry }).click();
  await expect(log.getByText(talk.states.sent)).toBeVisible();
  await expect(log.getByText(question)).toHaveCount(1);

  await page.goto(`/bn/products/${bike._id}`);
  await button(bikes.buying.buy).click();
  await page.getByLabel(ui.booking.phone).fill('০১৭১২ ৩৪৫৬৭৮');
  await look();
  await pressTwice(ui.booking.confirm);
  await expect(page.getByText(platform.done.booked)).toBeVisible();
  await page.getByRole('link', { name: bikes.buying.payHeld }).click();
  await page.getByRole('link', { name: p.seeFirst.checklist }).click();
  await expect(page.getByRole('heading', { name: t.beforePay.title })).toBeVisible();
  const id = page.url().split('/').at(-1)!;
  await pressTwice(t.buyer.seen);
  await expect(page.getByText(t.beforePay.isSeen)).toBeVisible();
  await button(t.meeting.propose).click();
  await page.locator('main form button').first().click();
  const time = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await page.locator('[name=time]').fill(time.slice(0, 16));
  await pressTwice(t.meeting.send);
  await expect(page.getByText(t.meeting.waiting)).toBeVisible();
  await look();

  await page.getByRole('link', { name: t.buyer.pay }).click();
  await page.getByRole('radio', { name: p.methods.bkash }).check();
  await look();
  const pay = p.bkash.pay(bike.resalePrice);
  await pressTwice(pay);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveText(p.bkash.back.cancel);
  await button(pay).click();
  for (const [label, typed] of [
    ['Your bKash account number', '01770618575'],
    ['Verification code', '123456'],
    ['PIN', '12121'],
  ] as const) {
    await page.getByLabel(label).fill(typed);
    await page.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(paymentPage(page, 'bn').success).toBeVisible();
  await look();
  await page.goto(`/bn/dashboard/orders/${id}`);
  await button(t.buyer.showCode).click();
  const code = (await page.getByText(/^\d{6}$/).textContent()) ?? '';
  const handedOver = await callAs(seller, 'POST', `/bookings/${id}/handOver`, { code });
  expect(handedOver.status).toBe(200);
  // The page hears of it by itself.
  await expect(page.getByText(t.history.how.code)).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${r.starsOf(4)}`) }).check();
  const words = 'কথামতো সব কাগজ পেয়েছি।';
  await page.getByLabel(r.words).fill(words);
  await pressTwice(r.send);
  await expect(page.getByText(r.mine)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await look();
  await page.goto('/bn/dashboard/myorders');
  const order = page.getByRole('article', { name: bike.name });
  await expect(order).toContainText(orders.booking.badges.completed);
});
