import { expect, test } from 'vitest';

import { daysUntil, spread } from './by-day.ts';

const on = (product_id: string, day: string, count: number) => ({ product_id, day, count });
const sum = (counts: number[] = []) => counts.reduce((all, count) => all + count, 0);

test('the days end with the one at hand, over the ends of months and years', () => {
  const days = daysUntil('2028-03-01');
  expect(days).toHaveLength(30);
  expect([days[0], days.at(-2), days.at(-1)]).toEqual(['2028-02-01', '2028-02-29', '2028-03-01']);
  expect(daysUntil('2027-01-02')[0]).toBe('2026-12-04');
});

test('counts stand in the places of their days; others are nothing, and other days and bikes left out', () => {
  const days = daysUntil('2026-03-30');
  const [one, two] = spread(['a', 'b'], days, {
    views: [on('a', '2026-03-30', 7), on('a', '2026-02-28', 9), on('c', '2026-03-30', 9)],
    wishes: [on('b', '2026-03-01', 2)],
    bookings: [],
    messages: [on('a', '2026-03-30', 4)],
  });
  expect([one?.views.at(-1), two?.wishes[0]]).toEqual([7, 2]);
  expect(
    [one, two].map((bike) => [bike?.views, bike?.wishes, bike?.bookings, bike?.messages].map(sum)),
  ).toEqual([
    [7, 0, 0, 4],
    [0, 2, 0, 0],
  ]);
});
