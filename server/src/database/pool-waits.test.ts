import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { PoolWaits } from './pool-waits.ts';

function pass(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('without queries nobody waits', () => {
  const waits = new PoolWaits();
  expect(waits.take()).toBe(0);
  expect(waits.ended).toEqual({ count: 0, seconds: 0 });
});

test('what queries waited is told on average, and once', async () => {
  const waits = new PoolWaits();
  const long = waits.measure(nextTurn('one'));
  pass(20);
  expect(await long).toBe('one');
  await waits.measure(Promise.resolve());
  const average = waits.take();
  expect(average).toBeGreaterThanOrEqual(10);
  expect(waits.take()).toBe(0);
  expect(waits.ended.count).toBe(2);
  expect(waits.ended.seconds).toBeCloseTo((2 * average) / 1000);
});

test('a query that waits still counts, as the oldest, and one that gave up as one that ended', async () => {
  const waits = new PoolWaits();
  const patience = Promise.withResolvers<void>();
  const waiting = waits.measure(patience.promise);
  pass(20);
  expect(waits.take()).toBeGreaterThanOrEqual(20);
  patience.reject(new Error('said by a test'));
  await expect(waiting).rejects.toThrow('said by a test');
  expect(waits.ended.count).toBe(1);
});
