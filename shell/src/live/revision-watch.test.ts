import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createRevisionWatch, keepLooking } from './revision-watch.ts';

const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
};

beforeEach(() => {
  vi.useFakeTimers();
  show('visible');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('knows that it is behind once the server names a newer revision', async () => {
  const ask = vi.fn<() => Promise<number>>(async () => 5);
  const watch = createRevisionWatch(5, ask);
  expect(await watch.look()).toBe(false);
  ask.mockRejectedValueOnce(new Error('offline'));
  expect(await watch.look()).toBe(false);
  ask.mockResolvedValueOnce(6);
  expect(await watch.look()).toBe(true);
  // A process that is seconds behind changes nothing.
  expect(await watch.look()).toBe(true);
  expect(watch.live()).toBe(6);
});

it('asks every 30 seconds while it is looked at, and when somebody comes back, until it is behind', () => {
  const ask = vi.fn<() => Promise<number>>(async () => 5);
  const watch = createRevisionWatch(5, ask);
  keepLooking(watch);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show('hidden');
  vi.advanceTimersByTime(120_000);
  expect(ask).toHaveBeenCalledTimes(1);
  show('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(ask).toHaveBeenCalledTimes(4);
  watch.heard(6);
  vi.advanceTimersByTime(120_000);
  expect(ask).toHaveBeenCalledTimes(4);
});
