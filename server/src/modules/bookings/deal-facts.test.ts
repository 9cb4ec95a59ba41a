import type { DealEvent } from '@motohaat/domain/deal';
import { expect, test } from 'vitest';

import type { BookingEventRow } from './booking-events.ts';
import { dealOf, isAnswered, meetingOf, presentSteps } from './deal-facts.ts';

const createdAt = Date.UTC(2026, 4, 1);
/** These happened, one hour after the other. */
const happened = (...kinds: DealEvent[]): BookingEventRow[] =>
  kinds.map((kind, index) => ({
    booking_id: 'booking',
    number: index + 1,
    kind,
    actor: 'buyer',
    data: {},
    at: hour(index),
  }));
const hour = (hours: number) => new Date(createdAt + hours * 3_600_000);
const booking = {
  status: 'pending_payment',
  created_at: hour(0),
  expires_at: hour(48),
  updated_at: hour(40),
} as const;

test.each([
  ['seen after all', ['booked', 'seen', 'not_seen', 'seen'], { seenAt: 3 }],
  ['not seen, as its buyer says then', ['booked', 'seen', 'not_seen'], {}],
  ['paid', ['booked', 'paid'], { paidAt: 1 }],
  ['handed over', ['booked', 'paid', 'handed_over'], { paidAt: 1, completedAt: 2 }],
  ['cancelled', ['booked', 'cancelled'], { endedAt: 1 }],
  ['expired', ['booked', 'seen', 'expired'], { seenAt: 1, endedAt: 2 }],
  ['refunded', ['booked', 'paid', 'refund_started', 'refunded'], { paidAt: 1, endedAt: 3 }],
] satisfies [string, DealEvent[], object][])('a booking is %s', (_what, kinds, times) => {
  const { seenAt, paidAt, completedAt, endedAt } = dealOf(booking, happened(...kinds));
  const hours = Object.entries({ seenAt, paidAt, completedAt, endedAt }).flatMap(([name, time]) =>
    time === undefined ? [] : [[name, (time - createdAt) / 3_600_000]],
  );
  expect(Object.fromEntries(hours)).toEqual(times);
});

test('a booking of which no event tells is as old in its state as its row', () => {
  const none = { paidAt: undefined, completedAt: undefined };
  const changed = hour(40).getTime();
  expect(dealOf(booking, [])).toMatchObject(none);
  expect(dealOf({ ...booking, status: 'paid' }, [])).toMatchObject({ ...none, paidAt: changed });
  const done = dealOf({ ...booking, status: 'completed' }, []);
  expect(done).toMatchObject({ ...none, completedAt: changed });
});

test('a step that is done tells when, and one that is to come nothing', () => {
  const steps = presentSteps(dealOf(booking, happened('booked')));
  const done = steps.filter(({ state }) => state === 'done');
  expect(done.map(({ at }) => at)).toEqual([hour(0).toISOString()]);
  expect(steps.at(-1)).toMatchObject({ at: null });
});

test.each([
  ['proposed', ['meeting_proposed'], 1, undefined],
  ['confirmed', ['meeting_proposed', 'meeting_confirmed'], 1, 2],
  ['proposed again', ['meeting_proposed', 'meeting_confirmed', 'meeting_proposed'], 3, undefined],
  ['not proposed', ['booked'], undefined, undefined],
] satisfies [string, DealEvent[], number?, number?][])(
  'a meeting is %s',
  (_what, kinds, proposal, confirmed) => {
    const meeting = meetingOf(happened(...kinds));
    expect([meeting?.proposal.number, meeting?.confirmed?.number]).toEqual([proposal, confirmed]);
  },
);

test.each([
  ['awaited where nothing was said', ['paid'], false],
  ['awaited once something is wrong', ['paid', 'disputed'], false],
  ['there once the seller answered', ['paid', 'disputed', 'answered', 'seen'], true],
  ['awaited when it is wrong again', ['disputed', 'answered', 'disputed'], false],
] satisfies [string, DealEvent[], boolean][])('an answer is %s', (_what, kinds, answered) => {
  expect(isAnswered(happened(...kinds))).toBe(answered);
});
