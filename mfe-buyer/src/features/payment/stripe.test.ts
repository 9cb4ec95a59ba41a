import { expect, test } from 'vitest';

import { paymentWords } from '../../messages/payment/index.ts';
import { readResult } from './stripe.tsx';

type Result = Parameters<typeof readResult>[0];
const read = (result: object) =>
  readResult(result as Result, 'pi_1_secret_x', paymentWords.messagesIn('en'));
const intent = (status: string) => ({ id: 'pi_1', status });

test.each(['succeeded', 'processing'])('an intent that is %s was charged', (status) => {
  const charged = { status: 'charged', transactionId: 'pi_1' };
  expect(read({ paymentIntent: intent(status) })).toEqual(charged);
  const late = { type: 'invalid_request_error', payment_intent: intent(status) };
  expect(read({ error: late })).toEqual(charged);
});

test('an intent that was cancelled needs a new one', () => {
  const error = { type: 'invalid_request_error', payment_intent: intent('canceled') };
  expect(read({ error })).toEqual({ status: 'closed' });
});

test.each([
  { type: 'card_error', message: 'Your card has insufficient funds.' },
  { type: 'validation_error', message: 'Your card number is incomplete.' },
  {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method.',
  },
])('the provider’s sentence about a card is shown: $message', (error) => {
  const refused = { status: 'refused', message: error.message };
  expect(read({ error: { ...error, payment_intent: intent('requires_payment_method') } })).toEqual(
    refused,
  );
});

test('the provider’s words for programmers are not shown', () => {
  const error = { type: 'invalid_request_error', message: 'No such payment_intent: pi_1' };
  expect(read({ error })).toEqual({
    status: 'refused',
    message: 'The card was not charged. Try again.',
  });
});

test.each(['api_connection_error', 'api_error'])(
  'after an %s nobody knows, and the server is to be asked about the intent',
  (type) => {
    const error = { type, message: 'We could not reach our servers.' };
    expect(read({ error })).toEqual({ status: 'unknown', transactionId: 'pi_1' });
  },
);
