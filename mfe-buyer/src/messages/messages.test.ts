import { expect, test } from 'vitest';

import { paymentWords } from './payment/index.ts';

test('what is wrong with a card is said in Bangla where its code is known', async () => {
  await paymentWords.prepare('bn');
  const { cardFault } = paymentWords.messagesIn('bn');
  const message = 'Your card has insufficient funds.';
  const declined = { code: 'card_declined', message };
  expect(cardFault({ ...declined, decline_code: 'insufficient_funds' })).toMatch(/টাকা নেই/);
  expect(cardFault({ ...declined, decline_code: 'do_not_honor' })).toMatch(/অন্য কার্ড/);
  expect(cardFault({ code: 'unheard_of', message })).toBe(message);
});
