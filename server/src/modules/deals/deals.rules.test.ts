import { expect, test } from 'vitest';

import { outcomeOf } from '../../testing/outcome-of.ts';
import { readMeetingTime, readStory } from './deals.rules.ts';

const now = new Date(Date.UTC(2026, 4, 1, 6));
const later = (ms: number) => new Date(now.getTime() + ms).toISOString();
const month = 30 * 86_400_000;

test.each([
  [0, 'invalid'],
  [1, later(1)],
  [month, later(month)],
  [month + 1, 'invalid'],
])('people meet within the next 30 days: %d ms from now', (ms, outcome) => {
  expect(outcomeOf(() => readMeetingTime(later(ms), now))).toBe(outcome);
});

test.each([
  [9, 'invalid'],
  [10, 'x'.repeat(10)],
  [2_000, 'x'.repeat(2_000)],
  [2_001, 'invalid'],
])('what is wrong is told in 10 to 2000 characters: %d', (length, outcome) => {
  expect(outcomeOf(() => readStory('x'.repeat(length)))).toBe(outcome);
});

test('what is wrong is told in characters that can be seen', () => {
  expect(outcomeOf(() => readStory('The frame\u202E is another.'))).toBe('invalid');
});
