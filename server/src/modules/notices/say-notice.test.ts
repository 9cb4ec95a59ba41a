import type { Language } from '@motohaat/domain/language';
import { type NoticeData, type NoticeKind, noticeKinds } from '@motohaat/domain/notice';
import { expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { placeOf } from './notice-place.ts';
import { sayNotice } from './say-notice.ts';

const until = '2026-11-24T10:00:00.000Z';
/** Of every kind; what a kind has not, it does not read. */
const data = {
  as: 'buyer',
  price: 140_000,
  amount: 140_000,
  until,
  due: until,
  why: undefined,
  outcome: 'refunded',
  count: 3,
  stars: 4,
  from: 150_000,
  to: 140_000,
  reasons: ['price', 'photos'],
  role: 'admin',
  offer: 'made',
};
const dataOf = (kind: NoticeKind) => ({
  ...data,
  ...(kind === 'booking_cancelled' && { why: 'seller_gone' }),
  ...(kind === 'report_decided' && { outcome: 'upheld' }),
});
const bike = { id: '00000000-0000-7000-8000-000000000000', name: 'Hero Hunk' };

test.each(noticeKinds)(
  '%s is said in whole sentences to either side, in both languages',
  (kind) => {
    for (const language of ['en', 'bn'] as const) {
      for (const as of ['buyer', 'seller']) {
        const said = { ...dataOf(kind), as } as unknown as NoticeData[NoticeKind];
        const words = 'Nobody answers.';
        const { title, text } = sayNotice(messagesIn(language), kind, said, {
          bike: bike.name,
          words,
        });
        expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|Invalid/);
        expect(title).toMatch(/[\p{L}\p{M}]$/u);
        expect(text).toMatch(/[.।?]$/);
        expect(() => placeOf(kind, said, { bookingId: bike.id, bike })).not.toThrow();
        if (language === 'bn') expect(`${title} ${text}`).not.toMatch(/\d/);
      }
    }
  },
);

const sayRefund = (
  why: { why?: 'paid_too_late' },
  words: string | null,
  language: Language = 'en',
) =>
  sayNotice(
    messagesIn(language),
    'refunded',
    { as: 'buyer', amount: 5000, ...why },
    { bike: bike.name, words },
  ).text;

test('a refund says why, whether a code or an admin says it', () => {
  expect(sayRefund({ why: 'paid_too_late' }, null)).toContain('after the hold had ended');
  expect(sayRefund({}, 'The papers are false.')).toContain('The reason: The papers are false.');
  expect(sayRefund({}, 'কাগজপত্র জাল।', 'bn')).toContain('কারণ: কাগজপত্র জাল।');
  expect(sayRefund({ why: 'paid_too_late' }, null, 'bn')).not.toBe(sayRefund({}, null, 'bn'));
});

test.each([
  ['buyer', bike.id, { purpose: 'order', parameters: { id: bike.id } }],
  ['seller', bike.id, { purpose: 'sale', parameters: { id: bike.id } }],
  ['buyer', null, { purpose: 'orders', parameters: null }],
  ['seller', null, { purpose: 'sales', parameters: null }],
] as const)('a notice for the %s of booking %s leads to its own page', (as, bookingId, place) => {
  expect(placeOf('paid', { ...dataOf('paid'), as }, { bookingId, bike })).toEqual(place);
});

const conversation = { purpose: 'conversation', parameters: { id: 'talk' } };
const bikePage = { purpose: 'bike', parameters: { id: bike.id, slug: 'hero-hunk' } };
const page = (purpose: string) => ({ purpose, parameters: null });

test.each<
  [
    NoticeKind,
    Partial<NoticeData['offer']>,
    about: Partial<Parameters<typeof placeOf>[2]>,
    place: unknown,
  ]
>([
  ['booking_ends_soon', {}, {}, page('orders')],
  [
    'booking_ends_soon',
    {},
    { bookingId: 'booking' },
    { purpose: 'payment', parameters: { id: 'booking' } },
  ],
  ['offer', { conversationId: 'talk' }, { bike }, conversation],
  ['offer', {}, { bike }, bikePage],
  ['report_decided', { conversationId: 'talk' }, { bike }, conversation],
  ['report_decided', {}, { bike }, page('my-reports')],
  ['price_drop', {}, { bike }, bikePage],
  ['price_drop', {}, {}, null],
])(
  'a notice of %s, with %j and %j, leads to where there is something to do',
  (kind, more, about, place) => {
    const said = { ...dataOf(kind), ...more } as unknown as NoticeData[NoticeKind];
    expect(placeOf(kind, said, { bookingId: null, bike: null, ...about })).toEqual(place);
  },
);
