import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { fakeTokens, tokenThatExpires } from '../testing/fakes.ts';
import { createRenewal } from './renewal.ts';

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(stored?: string) {
  const tokens = fakeTokens(stored);
  const exchange = vi.fn<() => Promise<string | undefined>>(async () => 'new');
  const renewal = createRenewal({ tokens, exchange, exclusively: (task) => task() });
  return { tokens, exchange, renewal };
}

it('makes one exchange of many calls at the same time', async () => {
  const { renewal, exchange } = setUp('old');
  const answers = await Promise.all([renewal.renew('old'), renewal.renew('old')]);
  expect(answers).toEqual(['new', 'new']);
  expect(exchange).toHaveBeenCalledTimes(1);
});

it('takes the token of a tab that was faster', async () => {
  const theirs = tokenThatExpires(10 * minute);
  const { renewal, exchange } = setUp(theirs);
  expect(await renewal.renew('old')).toBe(theirs);
  expect(exchange).not.toHaveBeenCalled();
});

it('does not trust a stored token that is about to expire', async () => {
  const { renewal, exchange } = setUp(tokenThatExpires(minute / 2));
  await renewal.renew('old');
  expect(exchange).toHaveBeenCalledTimes(1);
});

it('renews by itself a minute before the token expires', async () => {
  const token = tokenThatExpires(10 * minute);
  const { renewal, exchange } = setUp(token);
  renewal.schedule(token);
  await vi.advanceTimersByTimeAsync(9 * minute - 1);
  expect(exchange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exchange).toHaveBeenCalledTimes(1);
});

it('renews soon after the computer slept past the time', async () => {
  const token = tokenThatExpires(10 * minute);
  const { renewal, exchange } = setUp(token);
  renewal.schedule(token);
  vi.setSystemTime(60 * minute);
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect(exchange).toHaveBeenCalledTimes(1);
});

it('does nothing more once it is stopped', async () => {
  const token = tokenThatExpires(2 * minute);
  const { renewal, exchange } = setUp(token);
  renewal.schedule(token);
  renewal.stop();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(exchange).not.toHaveBeenCalled();
});

it('tries again after a failure', async () => {
  const { renewal, exchange } = setUp('old');
  exchange.mockRejectedValueOnce(new Error('once'));
  await expect(renewal.renew('old')).rejects.toThrow('once');
  expect(await renewal.renew('old')).toBe('new');
});
