import { expect, test } from 'vitest';

import { busyDays, mostOf, totalOf } from './bike-statistics.ts';

const nothing = Array.from({ length: 30 }, () => 0);
const until = '2026-03-02';
const dayOf = (at: Date | undefined) => at?.toISOString().slice(0, 10);

test('a chart’s sentence has the sum, and the latest of the days with most', () => {
  const counts = nothing.with(0, 2).with(27, 5).with(28, 5).with(29, 1);
  expect(totalOf(counts)).toBe(13);
  expect(mostOf(counts, until)?.count).toBe(5);
  expect(dayOf(mostOf(counts, until)?.at)).toBe('2026-03-01');
  expect(mostOf(nothing, until)).toBeUndefined();
});

test('the table has the days on which something happened, the latest first', () => {
  const figures = {
    views: nothing.with(0, 2),
    wishes: nothing,
    bookings: nothing.with(29, 1),
    messages: nothing.with(29, 3),
  };
  const rows = busyDays(figures, until);
  expect(rows.map(({ at, counts }) => [dayOf(at), ...counts.map(({ count }) => count)])).toEqual([
    ['2026-03-02', 0, 0, 1, 3],
    ['2026-02-01', 2, 0, 0, 0],
  ]);
});
