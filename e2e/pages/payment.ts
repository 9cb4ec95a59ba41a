import { inLanguage, type Language } from '@motohaat/domain/language';
import { expect, type Page } from '@playwright/test';

import { wordsIn } from '../fixtures/words.ts';

/** The vendor's public test cards. Source: https://docs.stripe.com/testing */
export const cards = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  lacksFunds: '4000000000009995',
  asksBank: '4000002500003155',
};

const cardFrame = (page: Page) =>
  page.frameLocator('iframe[title="Secure card payment input frame"]');
const bankFrame = (page: Page) => page.frameLocator('iframe[title="Card verification"]');

/** The payment page of a booking. The vendor's own field is in English in both languages. */
export function paymentPage(page: Page, language: Language = 'en') {
  const { buyer: t, payment } = wordsIn(language);
  // The words around the price, which is the booking's.
  const pay = new RegExp(`^${payment.pay(0).replace(/[0০]/, '.+')}$`);
  const payButton = page.getByRole('button', { name: pay });
  const number = cardFrame(page).getByLabel('Credit or debit card number');
  return {
    // The vendor's frames come while the page loads: one that is held back would hold it back too.
    open: (bookingId: string) =>
      page.goto(inLanguage(language, `/dashboard/payment/${bookingId}`), {
        waitUntil: 'domcontentloaded',
      }),
    payButton,
    success: page.getByRole('heading', { name: t.booking.paid }),
    failure: page.locator('form').getByRole('alert'),
    number,
    /** Waits for the field to hear what is typed: until then it does not go on by itself. */
    ready: () => expect(number).toHaveAttribute('aria-invalid'),
    /** Types a card, over one that is there. */
    async fill(card: string) {
      const frame = cardFrame(page);
      await number.fill('');
      await number.pressSequentially(card);
      const expiry = frame.getByLabel('Credit or debit card expiration date');
      await expiry.fill('');
      await expiry.pressSequentially('1234');
      const cvc = frame.getByLabel('Credit or debit card CVC/CVV');
      await cvc.fill('');
      await cvc.pressSequentially('123');
    },
    pay: () => payButton.click(),
    bankCheck: page.locator('iframe[title="Card verification"]'),
    passBankCheck: () => bankFrame(page).getByRole('button', { name: 'Complete' }).click(),
    failBankCheck: () => bankFrame(page).getByRole('button', { name: 'Fail' }).click(),
    transactionId: async () => (await page.locator('code').last().textContent()) ?? '',
  };
}
