import { maximumReasonLength } from '@motohaat/contract/administration';
import { mostReviewWords } from '@motohaat/domain/deal-review';
import { maximumMessageLength } from '@motohaat/domain/talk';
import { describe, expect, test } from 'vitest';

import { AppError } from '../http/app-error.ts';
import { messagesIn } from '../messages/index.ts';
import { readNeededReason, readReason } from './audit/reasons.ts';
import { readMeetingPlace, readPhone } from './bookings/bookings.rules.ts';
import { readNote as readReviewNote, readReviewWords } from './deal-reviews/deal-reviews.rules.ts';
import { readMeetingTime, readStory } from './deals/deals.rules.ts';
import { readMessage, readNote as readReportNote } from './talk/talk.rules.ts';

/** The fields at which a text is refused, or what is kept of it. */
function kept(read: () => string): string | string[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    return Object.keys(error.said(messagesIn('en')).fields ?? {});
  }
}

describe.each([
  { what: 'a meeting place', read: readMeetingPlace, field: 'location', least: 0, most: 200 },
  { what: 'a side of a dispute', read: readStory, field: 'words', least: 10, most: 2_000 },
  { what: 'a review', read: readReviewWords, field: 'words', least: 10, most: mostReviewWords },
  {
    what: 'a note on a review',
    read: readReviewNote,
    field: 'note',
    least: 0,
    most: mostReviewWords,
  },
  {
    what: 'an admin’s reason',
    read: readReason,
    field: 'reason',
    least: 0,
    most: maximumReasonLength,
  },
  {
    what: 'a needed reason',
    read: readNeededReason,
    field: 'reason',
    least: 1,
    most: maximumReasonLength,
  },
  { what: 'a message', read: readMessage, field: 'text', least: 1, most: maximumMessageLength },
  { what: 'a note on a conversation', read: readReportNote, field: 'note', least: 0, most: 500 },
])('$what', ({ read, field, least, most }) => {
  test('is kept from its least to its most characters, without the space around it', () => {
    for (const length of [least, most]) {
      const text = 'ক'.repeat(length);
      expect(kept(() => read(` ${text}\n`))).toBe(text);
    }
  });

  test('is refused at its field with one character more or less', () => {
    expect(kept(() => read('ক'.repeat(most + 1)))).toEqual([field]);
    if (least > 0) expect(kept(() => read('ক'.repeat(least - 1)))).toEqual([field]);
  });

  test('is refused with marks that turn the direction of text', () => {
    expect(kept(() => read(`ten characters \u202egpj`))).toEqual([field]);
  });
});

test.each([
  ['this very moment', 0, false],
  ['a moment later', 1, true],
  ['in 30 days', 30 * 86_400_000, true],
  ['later than that', 30 * 86_400_000 + 1, false],
])('people can agree to meet %s: %s ms ahead, %s', (_when, ahead, may) => {
  const now = new Date('2026-03-01T06:00:00Z');
  const time = new Date(now.getTime() + ahead).toISOString();
  expect(kept(() => readMeetingTime(time, now))).toEqual(may ? time : ['time']);
  expect(kept(() => readMeetingTime('soon', now))).toEqual(['time']);
});

test('a phone number may be left out, and is one of Bangladesh otherwise', () => {
  expect(kept(() => readPhone(' \u200d '))).toBe('');
  expect(kept(() => readPhone('০১৭১২-৩৪৫৬৭৮'))).toBe('+8801712345678');
  expect(kept(() => readPhone('02 9555555'))).toEqual(['phone']);
});
