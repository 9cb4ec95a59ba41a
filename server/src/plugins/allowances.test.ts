import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Allowance, allowances } from './allowances.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How many of so many calls at once are let through. */
async function letThrough(take: ReturnType<typeof allowances>, calls: number, name: Allowance) {
  const outcomes = await Promise.allSettled(Array.from({ length: calls }, () => take(name, 'one')));
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
}

test.each([
  ['exchange', 10, 60],
  ['write', 30, 60],
  ['session', 100, 10],
  ['files', 600, 10],
  ['report', 100, 10],
  ['refused', 60, 10],
  // Two hundred at any time, and six thousand more.
  ['read', 6_200, 1],
] as const)('%s: %i at once, and then a wait of %i s', async (name, calls, seconds) => {
  const take = allowances(undefined);
  expect(await letThrough(take, calls + 5, name)).toBe(calls);
  await expect(take(name, 'one')).rejects.toMatchObject({
    code: 'rate_limited',
    message: `Too many tries. Wait ${seconds} seconds.`,
    retryAfter: seconds,
  });
  await expect(take(name, 'another')).resolves.toBeUndefined();
  vi.advanceTimersByTime(seconds * 1_000);
  await expect(take(name, 'one')).resolves.toBeUndefined();
});

test('what goes wrong in counting is told as what it is', async () => {
  const take = allowances(undefined);
  await expect(take('nothing' as Allowance, 'one')).rejects.toThrow(TypeError);
});

test('an address that has read far too much reads on within a second', async () => {
  const take = allowances(undefined);
  await letThrough(take, 7_000, 'read');
  vi.advanceTimersByTime(1_000);
  expect(await letThrough(take, 7_000, 'read')).toBe(200);
});
