import { chargesOf } from '../../fixtures/card-vendor.ts';
import { book, callAs, readBooking, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';
import { cards, paymentPage } from '../../pages/payment.ts';

test('Enter in the card field pays, and pressed again and again it pays once', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/confirm')) asked += 1;
  });
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.number.press('Enter');
  await payment.fill(cards.pays);
  await expect(payment.payButton).toBeEnabled();
  for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('Enter');
  await expect(payment.success).toBeVisible();
  expect(asked).toBe(1);
  const { transactionId } = await readBooking(buyer, id);
  expect(await chargesOf(transactionId!)).toHaveLength(1);
});

test('after five refused cards no other is taken, and the page says for how long', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.declined);
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = page.waitForResponse('**/v1/payment_intents/*/confirm');
    await payment.pay();
    expect((await answer).status()).toBe(402);
    await expect(payment.payButton).not.toHaveAttribute('aria-busy');
  }
  // The vendor's word on the fifth is on its way to the server.
  const refusal = async () =>
    (await callAs(buyer, 'POST', '/create-payment-intent', { bookingId: id })).status;
  await expect.poll(refusal).toBe(429);
  await payment.fill(cards.pays);
  await payment.pay();
  await expect(payment.failure).toHaveText(/^Too many tries to pay. Try again in \d+ minutes.$/);
  await expect(payment.payButton).toBeDisabled();
  expect(await readBooking(buyer, id)).toMatchObject({ status: 'pending_payment' });
});

test('a booking that is cancelled while the bank asks ends as cancelled, without a charge', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  const payment = paymentPage(page);
  await payment.open(id);
  await payment.fill(cards.asksBank);
  await payment.pay();
  await expect(payment.bankCheck).toBeVisible();
  expect((await callAs(buyer, 'POST', `/bookings/${id}/cancel`, {})).status).toBe(200);
  await payment.passBankCheck();
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible();
  await expect(payment.bankCheck).toBeHidden();
  expect(await readBooking(buyer, id)).toMatchObject({ status: 'cancelled', transactionId: null });
});
