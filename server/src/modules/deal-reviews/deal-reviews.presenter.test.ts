import { createSpellers } from '@motohaat/catalogue/spelling';
import { expect, test } from 'vitest';

import { shownIn } from '../../http/shown.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { presentBookingReviews, presentPublicReview } from './deal-reviews.presenter.ts';
import type { DealReviewRow } from './deal-reviews.repository.ts';
import { readNote, readReviewWords } from './deal-reviews.rules.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = new Date(Date.UTC(2026, 4, 1, 6));
const at = (ms: number) => new Date(now.getTime() + ms);
const deal = {
  status: 'completed',
  createdAt: now.getTime() - 9 * day,
  expiresAt: now.getTime() - 7 * day,
  completedAt: now.getTime() - 8 * day,
} as const;

/** A review of an hour ago, which nobody else reads yet. */
const review: DealReviewRow = {
  id: 'review',
  booking_id: 'booking',
  side: 'buyer',
  author_id: 'author',
  about_id: 'about',
  stars: 4,
  words: 'As described, but late.',
  written_at: at(-hour),
  shown_at: at(13 * day),
  is_told: false,
  answer: null,
  answered_at: null,
  removed_at: null,
};
const shownReview = { ...review, shown_at: now };
const removed = { ...shownReview, removed_at: now };

const read = (rows: DealReviewRow[], side: 'buyer' | 'seller', course: object = {}) =>
  presentBookingReviews(rows, { side, deal: { ...deal, ...course }, now });

test.each([
  ['for 60 days', { completedAt: now.getTime() - 60 * day + 1 }, true],
  ['not after them', { completedAt: now.getTime() - 60 * day }, false],
  ['not before it is completed', { status: 'paid' }, false],
])('somebody may write a review %s', (_when, course, mayWrite) => {
  const { until, ...rest } = read([], 'buyer', course);
  expect(rest).toEqual({ mine: null, theirs: null, mayWrite });
  expect(until === null).toBe('status' in course);
});

test.each([
  [
    'its own, unread',
    [review],
    'buyer',
    { mine: { isShown: false }, theirs: null, mayWrite: true },
  ],
  [
    'its own, a day old',
    [{ ...review, written_at: at(-day) }],
    'buyer',
    { mine: { isShown: false }, mayWrite: false },
  ],
  ['its own, read', [shownReview], 'buyer', { mine: { isShown: true }, mayWrite: false }],
  ['its own, removed', [removed], 'buyer', { mine: null, mayWrite: false }],
  ['the other’s, unread', [review], 'seller', { mine: null, theirs: null, mayWrite: true }],
  ['the other’s, shown', [shownReview], 'seller', { mine: null, theirs: { mayAnswer: true } }],
  ['the other’s, removed', [removed], 'seller', { theirs: null, mayWrite: true }],
  [
    'the other’s, answered',
    [{ ...shownReview, answer: 'I was late, sorry.', answered_at: now }],
    'seller',
    { theirs: { mayAnswer: false, answer: { words: 'I was late, sorry.' } } },
  ],
] as const)('a side reads %s', (_what, rows, side, said) => {
  expect(read([...rows], side)).toMatchObject(said);
});

test.each([
  ['active', 'Rina'],
  ['banned', 'Rina'],
  ['deleted', null],
])(
  'everybody reads the first name of an author who is %s, while there is one',
  (status, author) => {
    const row = {
      ...shownReview,
      product_name: 'Yamaha R15 V3',
      author_name: 'Rina Khatun',
      author_status: status,
      seller_public_id: 'public',
      seller_name: 'Arif',
    };
    expect(presentPublicReview(row, shownIn('en', createSpellers().en)).author).toBe(author);
  },
);

test.each([
  [0, 'invalid', ''],
  [9, 'invalid', 'x'.repeat(9)],
  [10, 'x'.repeat(10), 'x'.repeat(10)],
  [1_000, 'x'.repeat(1_000), 'x'.repeat(1_000)],
  [1_001, 'invalid', 'invalid'],
])('a review has 10 to 1000 characters, a note no least: %d', (length, words, note) => {
  expect(outcomeOf(() => readReviewWords('x'.repeat(length)))).toBe(words);
  expect(outcomeOf(() => readNote('x'.repeat(length)))).toBe(note);
});

test('a note has characters that can be seen', () => {
  expect(outcomeOf(() => readNote('abc\u202Edef'))).toBe('invalid');
});
