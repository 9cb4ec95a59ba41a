import { expect, test } from 'vitest';

import { AdaptiveLimit } from './adaptive-limit.ts';

/** One interval with so many requests under way at its busiest. */
function interval(limit: AdaptiveLimit, peak: number, delay: number, isFlood = false) {
  const leaves = Array.from({ length: peak }, () => limit.enter());
  for (const leave of leaves) leave();
  limit.adapt(delay, isFlood);
}

test('work that waits too long takes the limit down within half a second, to the least and no further', () => {
  const limit = new AdaptiveLimit({ start: 64, least: 8 });
  for (let step = 0; step < 5; step += 1) interval(limit, 64, 100);
  expect(limit.limit).toBeLessThan(16);
  for (let step = 0; step < 50; step += 1) interval(limit, 64, 100);
  expect(limit.limit).toBe(8);
});

test('it falls lower while many are refused, and is back at the usual least half a second after', () => {
  const limit = new AdaptiveLimit({ start: 64, least: 8, leastInFlood: 3 });
  for (let step = 0; step < 50; step += 1) interval(limit, 64, 100, true);
  expect(limit.limit).toBe(3);
  interval(limit, 3, 100);
  interval(limit, 3, 100);
  expect(limit.limit).toBe(3);
  for (let step = 0; step < 5; step += 1) interval(limit, 3, 0);
  expect(limit.limit).toBe(8);
});

test('a single pause of the machine, and long waits of few requests, take nothing from it', () => {
  const limit = new AdaptiveLimit({ start: 64, least: 8 });
  for (const delay of [500, 0, 500, 0]) interval(limit, 40, delay);
  for (let step = 0; step < 20; step += 1) interval(limit, 10, 200);
  expect(limit.limit).toBe(64);
});

test('a limit that is used while nothing waits rises, to the most and no further', () => {
  const limit = new AdaptiveLimit({ start: 64, most: 200 });
  for (let step = 0; step < 100; step += 1) interval(limit, Math.ceil(limit.limit), 0);
  expect(limit.limit).toBe(200);
});

test('a quiet time brings back what it started with, and no more', () => {
  const limit = new AdaptiveLimit({ start: 64, least: 8 });
  for (let step = 0; step < 50; step += 1) interval(limit, 64, 100);
  for (let step = 0; step < 100; step += 1) interval(limit, 1, 0);
  expect(limit.limit).toBe(64);
});

test('a quiet time leaves what was learnt of a good one', () => {
  const limit = new AdaptiveLimit({ start: 64 });
  interval(limit, 64, 0);
  const learnt = limit.limit;
  interval(limit, 1, 0);
  expect([learnt > 64, limit.limit]).toEqual([true, learnt]);
});

test.each([
  ['half of it waits for twice the target', 50, 40, 85],
  ['half of it waits for longer', 50, 41, 70],
  ['less than half of it waits', 49, 41, 100],
  ['all of it waits for the target', 100, 20, 105],
  ['nine tenths of it are used', 90, 0, 105],
  ['less is used', 89, 0, 100],
])(
  'a limit of a hundred, where %s (%i at the busiest, %i ms late), becomes %i',
  (_what, peak, delay, left) => {
    const limit = new AdaptiveLimit({ start: 100, target: 20 });
    // The first wait may be a pause of the machine.
    if (delay > 20) interval(limit, peak, delay);
    interval(limit, peak, delay);
    expect(limit.limit).toBe(left);
  },
);

test('what is under way fills it, the important finds more room, and what ends makes room once', () => {
  const limit = new AdaptiveLimit({ start: 10 });
  const leaves = Array.from({ length: 10 }, () => limit.enter());
  expect([limit.admits(1), limit.admits(1.3)]).toEqual([false, true]);
  leaves[0]?.();
  leaves[0]?.();
  expect(limit.admits(1)).toBe(true);
  limit.enter();
  expect(limit.admits(1)).toBe(false);
});
