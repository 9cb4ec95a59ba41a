import { expect, test } from 'vitest';

import { AppError } from '../../http/app-error.ts';
import { messagesIn } from '../../messages/index.ts';
import type { BookingRow } from '../bookings/booking.transitions.ts';
import { whyNotPaid } from './confirm-payment.ts';
import { refuseUnpayable } from './payable.ts';
import type { PaymentRow } from './payments.repository.ts';
import { freeAt } from './tries.ts';

const now = new Date(Date.UTC(2026, 4, 1, 6));
const at = (ms: number) => new Date(now.getTime() + ms);
const booking = {
  status: 'pending_payment',
  amount: 87_000,
  fee: null,
  expires_at: at(1),
} as BookingRow;
const { payments: t } = messagesIn('en');

const review = { status: 'review' } as PaymentRow;
const failed = { status: 'failed' } as PaymentRow;
test.each([
  ['can', {}, [failed], undefined],
  ['can: a fee of what no card pays', { amount: 2_000_000, fee: 2_000 }, [], undefined],
  ['is over', { expires_at: now }, [], t.bookingExpired],
  ['is expired', { status: 'expired' }, [], t.bookingExpired],
  ['is cancelled', { status: 'cancelled' }, [], t.bookingCancelled],
  ['is being returned', { status: 'refund_pending' }, [], t.bookingBeingReturned],
  ['is returned', { status: 'refunded' }, [], t.bookingReturned],
  ['is paid', { status: 'paid' }, [], t.bookingPaid],
  ['is completed', { status: 'completed' }, [], t.bookingPaid],
  ['is disputed', { status: 'disputed' }, [], t.bookingPaid],
  ['is being checked', {}, [failed, review], t.beingChecked],
  ['is more than a card pays', { amount: 1_000_000 }, [], t.tooMuch(999_999)],
] as const)('whether a booking can be paid now: it %s', (_what, change, payments, sentence) => {
  let refusal: unknown;
  try {
    refuseUnpayable({ ...booking, ...change }, [...payments], now);
  } catch (error) {
    refusal = error instanceof AppError ? error.message : error;
  }
  expect(refusal).toBe(sentence);
});

test.each([
  [{ status: 'review' }, t.beingChecked],
  [{ status: 'succeeded', refund_reason: 'duplicate' }, t.duplicate],
  [{ status: 'refunded', refund_reason: 'duplicate' }, t.duplicate],
  [{ status: 'refunded', refund_reason: 'too_late' }, t.tooLate],
  [{ status: 'succeeded', refund_reason: 'by_admin' }, t.beingReturned],
  [{ status: 'succeeded', refund_reason: 'by_seller' }, t.beingReturned],
  [{ status: 'refunded', refund_reason: 'by_admin' }, t.returned],
  [{ status: 'refunded', refund_reason: null }, t.returned],
  [{ status: 'failed', refund_reason: null }, t.notSucceeded],
  [undefined, t.notSucceeded],
] as const)('of a payment that pays nothing, %j, its buyer reads: %s', (payment, sentence) => {
  expect(whyNotPaid(payment as PaymentRow | undefined)(messagesIn('en'))).toBe(sentence);
});

const hour = 3_600_000;
test.each([
  ['four card forms', [0, 0, 0, 0], undefined],
  ['five', [0, 0, 0, 0, 0], 0],
  ['seven', [0, 0, 0, 0, 0, 0, 0], 2],
  ['two of which one had three refused cards', [3, 0], undefined],
  ['two of which the first had four', [4, 0], 0],
  ['two of which the second had five', [1, 5], 1],
  ['one that had one refused card', [1], undefined],
])('after %s the next try is free an hour after one of them', (_what, declines, which) => {
  const tries = declines.map((count, minute) => ({
    booking_id: 'booking',
    tried_at: at(minute * 60_000),
    declines: count,
  }));
  const free = which === undefined ? undefined : at(which * 60_000 + hour);
  expect(freeAt(tries, 5)).toEqual(free);
});
