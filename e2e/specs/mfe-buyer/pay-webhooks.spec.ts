import { chargesOf, setWebhooks } from '../../fixtures/card-vendor.ts';
import { book, readBooking, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

// How webhooks come is one setting for the whole run: these journeys go one after another. The
// others do not depend on it.
test.describe.configure({ mode: 'serial' });
test.afterEach(() => setWebhooks({ paused: false, delayMs: 0 }));

const nudge = '**/api/payments';

test('a tab closed right after the charge: the webhook tells the server', async ({
  page,
  context,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  await page.route(nudge, (route) => route.abort());
  // So that what a page says meanwhile can be seen: it hears of the payment at once.
  await setWebhooks({ paused: false, delayMs: 5_000 });
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.pays);
  await payment.pay();
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  await page.close();
  await expect.poll(async () => (await readBooking(buyer, id)).status).toBe('paid');
  const later = await context.newPage();
  await later.goto('/dashboard/myorders');
  await expect(later.getByText('Paid', { exact: true })).toBeVisible();
});

test('the webhook first, the browser’s word later: one payment, and success', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  await page.route(nudge, (route) => route.abort());
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.pays);
  await payment.pay();
  await expect.poll(async () => (await readBooking(buyer, id)).status).toBe('paid');
  await page.unroute(nudge);
  await expect(payment.success).toBeVisible({ timeout: 20_000 });
  const { transactionId } = await readBooking(buyer, id);
  expect(await chargesOf(transactionId!)).toHaveLength(1);
});

test('the webhook late: what is paid stays paid, once', async ({ page, account, enter }) => {
  await setWebhooks({ delayMs: 3000 });
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.pays);
  const webhook = page.waitForTimeout(5000);
  await payment.pay();
  await expect(payment.success).toBeVisible();
  const before = await readBooking(buyer, id);
  await webhook;
  expect(await readBooking(buyer, id)).toEqual(before);
  expect(await chargesOf(before.transactionId!)).toHaveLength(1);
});

test('the webhook never, and the tab closed: opening the page again finds the payment', async ({
  page,
  context,
  account,
  enter,
}) => {
  await setWebhooks({ paused: true });
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  await page.route(nudge, (route) => route.abort());
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.pays);
  await payment.pay();
  await expect(page.getByText('Your payment is being confirmed')).toBeVisible();
  await page.close();
  expect((await readBooking(buyer, id)).status).toBe('pending_payment');
  const later = await context.newPage();
  const again = paymentPage(later);
  await again.open(id);
  await expect(again.success).toBeVisible();
  const { transactionId, status } = await readBooking(buyer, id);
  expect(status).toBe('paid');
  expect(await chargesOf(transactionId!)).toHaveLength(1);
});
