import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { measureDelay } from './delay.ts';

test('nothing waits for a process before it has taken a turn, nor for free connections', () => {
  const delay = measureDelay(() => 0);
  expect(delay.take()).toBe(0);
  delay.stop();
});

test('work waits for as long as each turn takes, or for a connection where that takes longer', async () => {
  let waited = 0;
  const delay = measureDelay(() => waited);
  for (let turn = 0; turn < 5; turn += 1) {
    const end = performance.now() + 40;
    while (performance.now() < end);
    await nextTurn();
  }
  expect(delay.take()).toBeGreaterThan(20);
  waited = 90_000;
  expect(delay.take()).toBe(90_000);
  delay.stop();
});
