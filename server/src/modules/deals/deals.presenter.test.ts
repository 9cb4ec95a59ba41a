import { createSpellers } from '@motohaat/catalogue/spelling';
import { noPapers } from '@motohaat/domain/bike-facts';
import type { DealEvent } from '@motohaat/domain/deal';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import type { BookingEventRow } from '../bookings/booking-events.ts';
import { presentStory } from './deals.presenter.ts';
import type { DealRow } from './deals.repository.ts';

const shown = shownIn('en', createSpellers().en);
const now = new Date(Date.UTC(2026, 4, 1, 6));
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);

const booking: DealRow = {
  id: 'booking',
  product_id: 'bike',
  product_name: 'Yamaha R15 V3',
  category_id: 1,
  images: [],
  district: null,
  papers: null,
  amount: 87_000,
  asked: null,
  fee: null,
  status: 'paid',
  created_at: ago(3),
  expires_at: ago(1),
  updated_at: ago(2),
  reason: null,
  reason_code: null,
  transaction_id: null,
  buyer_id: 'buyer',
  buyer_name: 'Rina Khatun',
  buyer_phone: '+8801712345678',
  seller_id: 'seller',
  seller_public_id: 'public',
  seller_name: 'Arif Chowdhury',
  seller_phone: '+8801812345678',
};

type Told = {
  row?: Partial<DealRow>;
  events?: readonly Partial<BookingEventRow>[];
  side?: 'buyer' | 'seller' | 'admin';
  by?: ('buyer' | 'seller')[];
};

function tell({ row, events = [], side = 'buyer', by = [] }: Told = {}) {
  return presentStory(
    {
      row: { ...booking, ...row },
      events: events.map((event, index) => ({
        booking_id: booking.id,
        number: index + 1,
        kind: 'booked',
        actor: 'buyer',
        data: {},
        at: ago(2),
        ...event,
      })),
      photos: by.map((who, index) => ({ id: `photo ${index}`, side: who, created_at: ago(1) })),
      side,
      now,
    },
    shown,
  );
}

const happened = (...kinds: DealEvent[]) => kinds.map((kind) => ({ kind }));

test('a booking says what was asked, its fee and its papers only where there are any', () => {
  const plain = tell();
  expect(plain).toMatchObject({ price: 87_000, papers: noPapers, picture: null, district: null });
  expect(plain).not.toHaveProperty('asked');
  expect(plain).not.toHaveProperty('fee');
  const papers = { ...noPapers, keys: 2 };
  expect(tell({ row: { asked: 90_000, fee: 2_000, papers } })).toMatchObject({
    asked: 90_000,
    fee: 2_000,
    papers,
  });
});

const [buyers, sellers] = [booking.buyer_phone, booking.seller_phone];
const hidden = '+88017******78';
test.each([
  ['the buyer', 'buyer', {}, sellers],
  ['the seller', 'seller', {}, buyers],
  ['an admin', 'admin', {}, null],
  ['the buyer of a seller without one', 'buyer', { seller_phone: null }, null],
  ['the seller of a buyer without one', 'seller', { buyer_phone: '' }, null],
  ['the buyer while the seller’s is masked', 'buyer', { seller_phone: hidden }, null],
  ['the seller while the buyer’s is masked', 'seller', { buyer_phone: hidden }, null],
  ['the buyer whose own is masked', 'buyer', { buyer_phone: hidden }, sellers],
  ['the buyer of what was cancelled', 'buyer', { status: 'cancelled' }, null],
  ['the buyer 89 days later', 'buyer', { status: 'completed', updated_at: ago(89) }, sellers],
  ['the buyer 90 days later', 'buyer', { status: 'completed', updated_at: ago(90) }, null],
] as const)('the number that is shown to %s', (_who, side, row, phone) => {
  expect(tell({ side, row }).phone).toBe(phone);
});

test.each([
  ['buyer', { seller_phone: null }, true],
  ['buyer', { buyer_phone: '' }, false],
  ['seller', { buyer_phone: '' }, true],
  ['seller', { seller_phone: null }, false],
  ['admin', {}, false],
] as const)('a %s with %o knows whether the other side can call', (side, row, isReachable) => {
  expect(tell({ side, row }).isReachable).toBe(isReachable);
});

test('why it ended is a sentence of ours, or else what an admin wrote', () => {
  const reason = 'The frame was welded.';
  expect(tell().reason).toBeNull();
  expect(tell({ row: { reason } }).reason).toBe(reason);
  expect(tell({ row: { reason, reason_code: 'cancelled_by_buyer' } }).reason).toBe(
    shown.t.reasons.bookings.cancelled_by_buyer,
  );
});

test.each([
  ['buyer', {}, null, true],
  ['buyer', { fee: 2_000 }, 'fee_kept', true],
  ['seller', {}, 'money_back', false],
  ['admin', { fee: 2_000 }, null, false],
  ['buyer', { status: 'completed', updated_at: ago(6) }, null, true],
  ['buyer', { status: 'completed', updated_at: ago(7) }, null, false],
  ['seller', { status: 'completed', updated_at: ago(6) }, null, false],
] as const)('how a %s with %o can end it, and complain', (side, row, ending, mayComplain) => {
  expect(tell({ side, row })).toMatchObject({ ending, mayComplain });
});

test('a time that runs is told, and none where none runs', () => {
  expect(tell({ events: happened('paid') }).deadline).toMatchObject({ kind: 'complete' });
  const unpaid = tell({ row: { status: 'pending_payment' } });
  expect(unpaid.deadline).toEqual({ kind: 'pay', at: ago(1).toISOString() });
  expect(tell({ row: { status: 'expired' } }).deadline).toBeNull();
});

test('that the bike was seen has its time', () => {
  expect(tell().seenAt).toBeNull();
  expect(tell({ events: happened('seen') }).seenAt).toBe(ago(2).toISOString());
});

test.each([
  ['buyer', 2],
  ['seller', 5],
  ['admin', 0],
] as const)('a %s of a disputed booking may still show so many photos: %d', (side, photosLeft) => {
  const by = ['buyer', 'buyer', 'seller', 'buyer', 'buyer'] as const;
  const story = tell({ side, row: { status: 'disputed' }, by: [...by] });
  expect(story.photosLeft).toBe(photosLeft);
  expect(story.photos.map((photo) => photo.by)).toEqual(by);
});

test.each(['buyer', 'seller'] as const)(
  'a meeting that the %s proposed is that side’s',
  (actor) => {
    const data = { place: 'My shop', time: now.toISOString() };
    const proposed = { kind: 'meeting_proposed', actor, data } as const;
    expect(tell({ events: [proposed] }).meeting).toEqual({
      number: 1,
      by: actor,
      ...data,
      confirmedAt: null,
    });
    const stands = tell({ events: [proposed, { kind: 'meeting_confirmed' }] });
    expect(stands.meeting?.confirmedAt).toBe(ago(2).toISOString());
    expect(tell().meeting).toBeNull();
  },
);

test('an event says what is known of it, the latest first', () => {
  const common = { at: ago(2).toISOString(), by: 'buyer' };
  const events = [
    { kind: 'booked' },
    { kind: 'meeting_proposed', data: { place: 'My shop', time: now.toISOString() } },
    { kind: 'handed_over', data: { how: 'code' } },
    { kind: 'disputed', data: { reason: 'papers', words: 'They are another bike’s.' } },
    { kind: 'cancelled', data: { why: 'cancelled_by_buyer', words: 'Not shown.' } },
  ] as const;
  expect(tell({ events }).events.toReversed()).toEqual([
    { ...common, number: 1, ...events[0] },
    { ...common, number: 2, kind: events[1].kind, ...events[1].data },
    { ...common, number: 3, kind: events[2].kind, ...events[2].data },
    { ...common, number: 4, kind: events[3].kind, ...events[3].data },
    { ...common, number: 5, kind: 'cancelled', words: 'The buyer cancelled the booking.' },
  ]);
});
