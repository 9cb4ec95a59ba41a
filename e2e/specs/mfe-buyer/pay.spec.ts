import { once } from 'node:events';

import type { Page } from '@playwright/test';

import type { Account } from '../../fixtures/accounts.ts';
import { chargesOf } from '../../fixtures/card-vendor.ts';
import { book, readBooking, takeBike } from '../../fixtures/market.ts';
import { untilQuiet } from '../../fixtures/quiet.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

type Fixtures = {
  page: Page;
  account: (role: 'buyer') => Promise<Account>;
  enter: (page: Page, account: Account) => Promise<void>;
};

const isScript = ({ url }: { url: string }) => url.includes('stripe');

/** A buyer with a booked bike, on its payment page. */
async function atPayment({ page, account, enter }: Fixtures) {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.number.waitFor();
  return { payment, id, booking: () => readBooking(buyer, id) };
}

/** One booking, one charge, one payment. */
async function expectPaidOnce(booking: Awaited<ReturnType<typeof atPayment>>['booking']) {
  await expect.poll(async () => (await booking()).status).toBe('paid');
  const { transactionId } = await booking();
  expect(await chargesOf(transactionId!)).toHaveLength(1);
}

test('a buyer pays by card and reads the transaction id, here and in My Orders', async ({
  page,
  account,
  enter,
}) => {
  const { payment, booking } = await atPayment({ page, account, enter });
  await expect(payment.payButton).toBeDisabled();
  await expect(payment.payButton).toHaveText(/^Pay BDT [\d,]+$/);
  await payment.fill(cards.pays);
  await payment.pay();
  await expect(payment.success).toBeVisible();
  await expect(page.getByText('Congrats! your payment completed')).toHaveCount(2);
  const { transactionId } = await booking();
  expect(await payment.transactionId()).toBe(transactionId);
  await expectPaidOnce(booking);
  await page.reload();
  await expect(payment.success).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to My Orders' }).click();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText(transactionId!)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
});

test('a double click on Pay charges once', async ({ page, account, enter }) => {
  const { payment, booking } = await atPayment({ page, account, enter });
  await payment.fill(cards.pays);
  await payment.payButton.dblclick();
  await expect(payment.success).toBeVisible();
  await expectPaidOnce(booking);
});

test('declined cards are said in red, the card stays, and another one pays', async ({
  page,
  account,
  enter,
}) => {
  const { payment, booking } = await atPayment({ page, account, enter });
  await payment.fill(cards.declined);
  await payment.pay();
  await expect(payment.failure).toHaveText('Your card was declined.');
  await expect(payment.number).toHaveValue('4000 0000 0000 0002');
  await expect(payment.payButton).toBeEnabled();
  await payment.fill(cards.lacksFunds);
  await payment.pay();
  await expect(payment.failure).toHaveText('Your card has insufficient funds.');
  expect(await booking()).toMatchObject({ status: 'pending_payment' });
  await payment.fill(cards.pays);
  await payment.pay();
  await expect(payment.success).toBeVisible();
  await expectPaidOnce(booking);
});

test('the bank’s check can fail, and be passed the next time', async ({ page, account, enter }) => {
  const { payment, booking } = await atPayment({ page, account, enter });
  await payment.fill(cards.asksBank);
  await payment.pay();
  await payment.failBankCheck();
  await expect(payment.failure).toContainText('unable to authenticate');
  await expect(payment.payButton).toBeEnabled();
  expect(await booking()).toMatchObject({ status: 'pending_payment' });
  await payment.pay();
  await payment.passBankCheck();
  await expect(payment.success).toBeVisible();
  await expectPaidOnce(booking);
});

test('a connection lost before the charge is said, and Pay works again', async ({
  page,
  account,
  enter,
}) => {
  const { payment, booking } = await atPayment({ page, account, enter });
  await payment.fill(cards.pays);
  await page.route('**/v1/payment_intents/*/confirm', (route) => route.abort());
  await payment.pay();
  await expect(payment.failure).toContainText('before your card was charged');
  await page.unroute('**/v1/payment_intents/*/confirm');
  await payment.pay();
  await expect(payment.success).toBeVisible();
  await expectPaidOnce(booking);
});

test('a connection lost after the charge ends in success, without a second charge', async ({
  page,
  account,
  enter,
}) => {
  const { payment, booking } = await atPayment({ page, account, enter });
  await payment.fill(cards.pays);
  await page.route('**/v1/payment_intents/*/confirm', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payment.pay();
  await expect(payment.success).toBeVisible();
  await expectPaidOnce(booking);
});

test('a bike that was paid in another tab is paid in this one too', async ({
  page,
  context,
  account,
  enter,
}) => {
  const { payment, id, booking } = await atPayment({ page, account, enter });
  const other = await context.newPage();
  const second = paymentPage(other);
  await second.open(id);
  await second.number.waitFor();
  await second.fill(cards.pays);
  await payment.fill(cards.pays);
  await payment.pay();
  await expect(payment.success).toBeVisible();
  await expect(second.success).toBeVisible();
  await expectPaidOnce(booking);
});

test('another’s booking and an unknown one are not found', async ({ page, account, enter }) => {
  const id = await book(await account('buyer'), await takeBike());
  await enter(page, await account('buyer'));
  for (const unknown of [id, '00000000-0000-7000-8000-000000000000', 'nothing']) {
    await page.goto(`/dashboard/payment/${unknown}`);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('a card script that does not come is said, and Retry brings the form', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  await page.route('**/stripe.js', (route) => route.abort());
  const payment = paymentPage(page);
  await payment.open(id);
  await expect(page.getByText('The card form could not be loaded.')).toBeVisible();
  await page.unroute('**/stripe.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(payment.number).toBeVisible();
});

test('the card script is asked for on the payment page alone, and the card’s digits never reach the site', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  const requests: { url: string; body: string }[] = [];
  page.on('request', (request) =>
    requests.push({ url: request.url(), body: request.postData() ?? '' }),
  );
  for (const path of ['/', '/categories/1', '/dashboard/myorders', '/dashboard/wishlist']) {
    await page.goto(path);
    await untilQuiet(page);
  }
  expect(requests.filter(isScript)).toEqual([]);
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.pays);
  await payment.pay();
  await expect(payment.success).toBeVisible();
  expect(requests.filter(isScript)).not.toEqual([]);
  const { origin } = new URL(page.url());
  const toSite = requests.filter(({ url }) => url.startsWith(origin));
  expect(toSite.filter(({ url, body }) => /4242/.test(url + body))).toEqual([]);
});

test('a card that is typed before its field has all its code counts', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  const typed = new AbortController();
  await page.route('**/card-field.js', async (route) => {
    await once(typed.signal, 'abort');
    await route.continue();
  });
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.pays);
  await expect(payment.payButton).toBeDisabled();
  typed.abort();
  await expect(payment.payButton).toBeEnabled();
});
