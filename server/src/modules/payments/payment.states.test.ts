import { expect, test } from 'vitest';

import type { ProviderIntent } from '../../adapters/payments/port.ts';
import type { BookingRow } from '../bookings/booking.transitions.ts';
import { isGivenBack, isKept, isReturned, paysFor, returnedOf, takaOf } from './payment.states.ts';
import type { PaymentRow } from './payments.repository.ts';

const booking = { id: 'booking', buyer_id: 'buyer', amount: 87_000, fee: null } as BookingRow;
const intent: ProviderIntent = {
  id: 'pi_1',
  status: 'succeeded',
  amount: 8_700_000,
  received: 8_700_000,
  currency: 'bdt',
  metadata: { bookingId: 'booking', buyerId: 'buyer' },
  clientSecret: 'secret',
  declines: { count: 0, latest: null },
  refunds: { returned: 0, pending: 0, failed: 0 },
  disputes: { isOpen: false, lost: 0 },
};

test('a charge pays for a booking if amount, currency, booking and buyer are the booking’s', () => {
  expect(paysFor(intent, booking)).toBe(true);
  expect(paysFor({ ...intent, received: 200_000 }, { ...booking, fee: 2_000 })).toBe(true);
});

test.each([
  ['a poisha less', { received: 8_699_999 }],
  ['a poisha more', { received: 8_700_001 }],
  ['another currency', { currency: 'usd' }],
  ['another booking', { metadata: { bookingId: 'other', buyerId: 'buyer' } }],
  ['another buyer', { metadata: { bookingId: 'booking', buyerId: 'other' } }],
  ['nobody’s booking', { metadata: {} }],
])('%s pays for none', (_what, change) => {
  expect(paysFor({ ...intent, ...change }, booking)).toBe(false);
});

test.each([
  ['succeeded', null, 'kept'],
  ['disputed', null, 'kept'],
  ['succeeded', 'duplicate', 'neither'],
  ['disputed', 'too_late', 'neither'],
  ['refunded', null, 'given back'],
  ['refunded', 'by_admin', 'neither'],
  ['review', null, 'neither'],
  ['processing', null, 'neither'],
] as const)('a payment that is %s, returned as %s, is %s', (status, reason, what) => {
  const payment = { status, refund_reason: reason } as PaymentRow;
  const found = { kept: isKept(payment), 'given back': isGivenBack(payment) };
  expect(found).toEqual({ kept: what === 'kept', 'given back': what === 'given back' });
});

const refunds = (returned: number) => ({ returned, pending: 0, failed: 0 });
test.each([
  ['nothing', {}, false],
  ['a part', { refunds: refunds(8_699_999) }, false],
  ['all of it, by the provider', { refunds: refunds(8_700_000) }, true],
  ['all of it, by a bank', { disputes: { isOpen: false, lost: 8_700_000 } }, true],
  [
    'a part by each',
    { refunds: refunds(700_000), disputes: { isOpen: false, lost: 8_000_000 } },
    true,
  ],
  ['nothing of nothing', { received: 0 }, false],
  ['what never succeeded', { status: 'cancelled', refunds: refunds(8_700_000) }, false],
] as const)('money is back once all of it is: %s', (_what, change, isBack) => {
  expect(isReturned({ ...intent, ...change })).toBe(isBack);
});

test('what went back is counted from the provider and from banks', () => {
  const gone = { refunds: refunds(100), disputes: { isOpen: false, lost: 20 } };
  expect(returnedOf({ ...intent, ...gone })).toBe(120);
});

test.each([
  [8_700_000, 8_600_099, 86_000],
  [8_700_000, 0, 87_000],
  [8_700_000, 99, 1],
])('an intent of %d poisha that charged %d is told in whole taka', (amount, received, taka) => {
  expect(takaOf({ ...intent, amount, received })).toBe(taka);
});
