import { describe, expect, test } from 'vitest';

import {
  type Deal,
  deadlineOf,
  mayComplain,
  mayContact,
  nextActOf,
  pausedUntil,
  stepsOf,
} from './deal.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 5, 1);
const unpaid: Deal = { status: 'pending_payment', createdAt: now - day, expiresAt: now + day };
const paid: Deal = { ...unpaid, status: 'paid', paidAt: now };
const completed: Deal = { ...paid, status: 'completed', completedAt: now };

const states = (deal: Deal) => stepsOf(deal).map(({ state }) => state);

test.each<[string, Deal, string]>([
  ['booked', unpaid, 'done now open open open'],
  ['booked and seen', { ...unpaid, seenAt: now }, 'done done now open open'],
  ['paid unseen', paid, 'done skipped done now open'],
  [
    'disputed before it was handed over',
    { ...paid, status: 'disputed' },
    'done skipped done now open',
  ],
  ['completed', completed, 'done skipped done done done'],
  ['disputed afterwards', { ...completed, status: 'disputed' }, 'done skipped done done done'],
  ['cancelled', { ...unpaid, status: 'cancelled' }, 'done ended ended ended ended'],
  ['paid back', { ...paid, status: 'refunded' }, 'done skipped done ended ended'],
])('the steps of a booking that is %s', (_name, deal, expected) => {
  expect(states(deal).join(' ')).toBe(expected);
});

test.each<[string, Deal, number, ReturnType<typeof deadlineOf>]>([
  ['to pay', unpaid, now, { kind: 'pay', at: now + day }],
  ['until it completes by itself', paid, now, { kind: 'complete', at: now + 14 * day }],
  ['to complain', completed, now, { kind: 'complain', at: now + 7 * day }],
  ['for nothing a week later', completed, now + 7 * day, undefined],
  ['for nothing while it is disputed', { ...paid, status: 'disputed' }, now, undefined],
])('time runs %s', (_name, deal, at, expected) => {
  expect(deadlineOf(deal, at)).toEqual(expected);
});

test('something can be wrong while it is paid and for a week after it was handed over', () => {
  expect(mayComplain(unpaid, now)).toBe(false);
  expect(mayComplain(paid, now + 13 * day)).toBe(true);
  expect(mayComplain(completed, now + 7 * day - 1)).toBe(true);
  expect(mayComplain(completed, now + 7 * day)).toBe(false);
  expect(mayComplain({ ...completed, status: 'disputed' }, now)).toBe(false);
});

describe('phone numbers are seen', () => {
  test.each<[Deal['status'], number, boolean]>([
    ['pending_payment', 0, true],
    ['paid', 0, true],
    ['disputed', 0, true],
    ['refund_pending', 0, true],
    ['completed', 89, true],
    ['completed', 90, false],
    ['cancelled', 0, false],
    ['expired', 0, false],
    ['refunded', 0, false],
  ])('of a booking that is %s, %i days later: %s', (status, days, expected) => {
    expect(mayContact({ ...completed, status }, now + days * day)).toBe(expected);
  });
});

test.each<[Partial<Deal> & { isAnswered?: boolean }, string, string]>([
  [{}, 'see_and_pay', 'wait_for_payment'],
  [{ seenAt: now }, 'pay', 'wait_for_payment'],
  [{ status: 'paid' }, 'collect', 'enter_code'],
  [{ status: 'disputed' }, 'wait_for_decision', 'answer'],
  [{ status: 'disputed', isAnswered: true }, 'wait_for_decision', 'wait_for_decision'],
  [{ status: 'refund_pending' }, 'wait_for_refund', 'wait_for_refund'],
  [{ status: 'cancelled' }, 'nothing', 'nothing'],
])('what is next of %j: %s for the buyer, %s for the seller', (changes, buyer, seller) => {
  const deal = { ...unpaid, isAnswered: false, ...changes };
  expect([nextActOf(deal, 'buyer'), nextActOf(deal, 'seller')]).toEqual([buyer, seller]);
});

test.each<[string, number[], number | undefined]>([
  ['two ran out', [0, 1], undefined],
  ['three ran out in 30 days', [0, 10, 30], 7],
  ['three ran out in more', [0, 10, 31], undefined],
  ['the last of three was six days ago', [6, 7, 8, 9], 1],
  ['the last of three was a week ago', [7, 8, 9], undefined],
])('booking pauses when %s', (_name, daysAgo, daysLeft) => {
  const times = daysAgo.map((days) => now - days * day);
  expect(pausedUntil(times, now)).toBe(daysLeft === undefined ? undefined : now + daysLeft * day);
});
