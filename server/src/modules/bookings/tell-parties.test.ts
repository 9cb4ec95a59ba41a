import { expect, test } from 'vitest';

import type { BookingRow } from './booking.transitions.ts';
import { tellingsOf } from './tell-parties.ts';

const until = new Date('2026-03-01T10:00:00.000Z');
const booking: BookingRow = {
  id: 'booking',
  version: 1,
  product_id: 'bike',
  seller_id: 'seller',
  buyer_id: 'buyer',
  status: 'paid',
  product_name: 'Pulsar',
  seller_name: 'Rafiq Hasan',
  customer_name: 'Nadia Islam',
  customer_email: 'nadia@example.com',
  phone: '',
  meeting_location: '',
  amount: 90_000,
  asked: null,
  fee: null,
  currency: 'bdt',
  created_at: until,
  updated_at: until,
  expires_at: until,
  prolonged_at: null,
  reason: null,
  reason_code: null,
  holds_bike: true,
  code_attempt: 0,
};
const fee = { fee: 2_000 };

type Case = [
  event: Parameters<typeof tellingsOf>[1],
  changes: Partial<BookingRow>,
  kind: string,
  said: object,
];
test.each<Case>([
  ['booked', {}, 'booked', { price: 90_000, until: until.toISOString() }],
  ['booked', fee, 'booked', { price: 90_000, until: until.toISOString(), fee: 2_000 }],
  ['settled', {}, 'paid', { amount: 90_000 }],
  ['settled', fee, 'paid', { amount: 2_000, rest: 88_000 }],
  ['cancelled', { reason_code: 'bike_gone' }, 'booking_cancelled', { why: 'bike_gone' }],
  [
    'given-up',
    { reason_code: 'given_up_by_buyer' },
    'booking_cancelled',
    { why: 'given_up_by_buyer' },
  ],
  ['expired', {}, 'booking_expired', {}],
  ['completed', {}, 'handed_over', {}],
  ['disputed', {}, 'disputed', {}],
  ['bank-disputed', {}, 'disputed', { by: 'bank' }],
  ['bank-kept', {}, 'dispute_decided', { outcome: 'completed', by: 'bank' }],
  ['bank-kept-completed', {}, 'dispute_decided', { outcome: 'completed', by: 'bank' }],
  ['refund-asked', {}, 'refund_started', { amount: 90_000 }],
  ['refund-asked', fee, 'refund_started', { amount: 2_000 }],
  [
    'refund-asked',
    { reason_code: 'ended_by_seller' },
    'refund_started',
    { amount: 90_000, why: 'ended_by_seller' },
  ],
  ['refunded', {}, 'refunded', { amount: 90_000 }],
  ['refunded', { reason_code: 'cancelled_by_seller' }, 'refunded', { amount: 90_000 }],
  [
    'returned',
    { reason_code: 'bank_returned' },
    'refunded',
    { amount: 90_000, why: 'bank_returned' },
  ],
])('when a booking is %s (%j), both sides read of it as %s', (event, changes, kind, said) => {
  const tellings = tellingsOf({ ...booking, ...changes }, event);
  const about = { kind, productId: 'bike', bookingId: 'booking' };
  expect(tellings).toEqual(
    (['buyer', 'seller'] as const).map((as) =>
      expect.objectContaining({ ...about, to: as, data: { as, ...said } }),
    ),
  );
});

test.each([
  ['completed', 'completed'],
  ['refund_pending', 'refunded'],
] as const)('what an admin decided of a dispute reads as it is: %s', (status, outcome) => {
  const [toBuyer] = tellingsOf({ ...booking, status }, 'decided', 'The bike was as described.');
  expect(toBuyer).toMatchObject({
    kind: 'dispute_decided',
    data: { as: 'buyer', outcome },
    words: 'The bike was as described.',
  });
});

test('why money goes back is said in an admin’s words where there are any', () => {
  const told = tellingsOf({ ...booking, reason: 'The seller is away.' }, 'refund-asked');
  expect(told.map(({ words }) => words)).toEqual(['The seller is away.', 'The seller is away.']);
});

test('a seller who has lost nothing reads nothing of money that came too late', () => {
  const late = { ...booking, reason_code: 'paid_too_late', holds_bike: false } as const;
  for (const [event, kind] of [
    ['settled-too-late', 'refund_started'],
    ['refunded', 'refunded'],
  ] as const) {
    expect(tellingsOf(late, event)).toEqual([
      expect.objectContaining({
        to: 'buyer',
        kind,
        data: { as: 'buyer', amount: 90_000, why: 'paid_too_late' },
      }),
    ]);
  }
});

test.each([null, 'money_returned'] as const)(
  'nobody is told of a cancelled booking without why: %s',
  (reason_code) => {
    expect(() => tellingsOf({ ...booking, reason_code }, 'cancelled')).toThrow(
      'A booking is cancelled for a reason',
    );
  },
);
