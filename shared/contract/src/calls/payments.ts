import * as v from 'valibot';

import { IntentAnswer, NewIntent, NewPayment, PaymentAnswer, PaymentPending } from '../payments.ts';
import { buyersPay } from '../sentences.ts';
import { call } from './call.ts';

export const openIntent = call({
  method: 'POST',
  path: '/create-payment-intent',
  summary: 'Opens the card form, or the page of bKash, for an unpaid booking',
  access: ['buyer'],
  formerBuyers: true,
  otherRoles: buyersPay,
  body: NewIntent,
  answer: IntentAnswer,
  refusals: ['conflict', 'not_found', 'not_payable', 'price_changed'],
  refusedWith: { acknowledged: false },
  idempotent: 'rerun',
});

export const create = call({
  method: 'POST',
  path: '/payments',
  summary: 'Asks the server to look at a payment that the card form reported',
  access: ['buyer'],
  formerBuyers: true,
  otherRoles: buyersPay,
  ownEmail: 'body',
  body: NewPayment,
  answer: { 200: PaymentAnswer, 202: PaymentPending },
  refusals: ['conflict', 'not_found'],
  refusedWith: { acknowledged: false },
  idempotent: 'rerun',
});

export const webhook = call({
  method: 'POST',
  path: '/webhooks/payments',
  summary: 'Takes events of the card payment provider, signed by it',
  access: 'public',
  body: 'raw',
  answer: v.object({ received: v.literal(true) }),
  refusals: [],
});
