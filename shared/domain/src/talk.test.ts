import { array, assert, nat, property, uuid } from 'fast-check';
import { expect, test } from 'vitest';

import {
  looksLikeContact,
  mayRemove,
  messagesPerHour,
  secondsUntilFree,
  seenUpTo,
  talkSideOf,
} from './talk.ts';

test.each([
  'Call me on 01712345678',
  'কল করুন ০১৭১২-৩৪৫৬৭৮',
  'look at https://bkash.example/pay',
  'rafiq@example.com',
  'bKash 01912 345678',
  'বিকাশ করুন ৫০০০০ টাকা',
  'send 20000 by Nagad first',
  'Account 1234 5678 9012 3',
  'A/C 20501234567890',
  '0\u200b1712345678',
])('%j looks like a contact or an account', (text) => {
  expect(looksLikeContact(text)).toBe(true);
});

test.each([
  'Is it still for sale?',
  'I can give ৳1,40,000, or 140000 today.',
  'It has run 18400 km, model 2019.',
  'Tyres 90/90-17 and 120/80-17',
  'Do you take bKash?',
  'কবে দেখতে পারি?',
  'Tomorrow 10:30, or 24-11-2026 at 16:00',
])('%j does not', (text) => {
  expect(looksLikeContact(text)).toBe(false);
});

test('nobody but its two people has a side in a conversation (I12)', () => {
  const id = uuid();
  assert(
    property(id, id, id, (buyerId, sellerId, personId) => {
      const side = talkSideOf({ buyerId, sellerId }, personId);
      expect(side !== undefined).toBe(personId === buyerId || personId === sellerId);
    }),
  );
  expect(talkSideOf({ buyerId: 'b', sellerId: 's' }, 's')).toBe('seller');
});

test('marks only grow, and never beyond the latest message', () => {
  const number = nat(50);
  assert(
    property(number, array(number), (last, told) => {
      let mark = 0;
      for (const each of told) {
        const next = seenUpTo(mark, each, last);
        expect(next).toBeGreaterThanOrEqual(mark);
        expect(next).toBeLessThanOrEqual(last);
        mark = next;
      }
      expect(mark).toBe(Math.min(last, Math.max(0, ...told)));
    }),
  );
});

test('a message can be removed for five minutes', () => {
  expect(mayRemove(0, 300_000)).toBe(true);
  expect(mayRemove(0, 300_001)).toBe(false);
});

test('as much is free again when the first of an hour is an hour ago', () => {
  const hour = { most: messagesPerHour, span: 3_600_000, now: 3_600_000 };
  const times = Array.from({ length: messagesPerHour }, (_, index) => 600_000 - index);
  expect(secondsUntilFree(times, hour)).toBe(600);
  expect(secondsUntilFree(times.slice(1), hour)).toBeUndefined();
  expect(secondsUntilFree(times, { ...hour, now: 4_300_000 })).toBeUndefined();
});
