import { book, readBooking, takeBike } from '../../fixtures/market.ts';
import { expect, test } from '../../fixtures/test.ts';
import { wordsIn } from '../../fixtures/words.ts';
import { paymentPage } from '../../pages/payment.ts';

test('bKash: left once without paying, then paid, and the booking is Paid', async ({
  page,
  account,
  enter,
}) => {
  const buyer = await account('buyer');
  const id = await book(buyer, await takeBike());
  await enter(page, buyer);
  const { payment: t } = wordsIn('en');
  const payment = paymentPage(page);
  await payment.open(id);
  await page.getByRole('radio', { name: t.methods.bkash }).check();
  const pay = page.getByRole('button', { name: /with bKash$/ });
  await pay.click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toHaveText(t.bkash.back.cancel);
  await pay.click();
  const next = page.getByRole('button', { name: 'Confirm' });
  await page.getByLabel('Your bKash account number').fill('01770618575');
  await next.click();
  await page.getByLabel('Verification code').fill('123456');
  await next.click();
  await page.getByLabel('PIN').fill('12121');
  await next.click();
  await expect(payment.success).toBeVisible();
  expect(await readBooking(buyer, id)).toMatchObject({ status: 'paid' });
});
