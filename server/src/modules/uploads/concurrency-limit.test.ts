import { expect, test } from 'vitest';

import { createConcurrencyLimit } from './concurrency-limit.ts';

test('lets so many run, so many wait, and refuses the rest', async () => {
  const enter = createConcurrencyLimit({ atOnce: 2, waiting: 1 });
  let open: (() => void) | undefined;
  const release = new Promise<void>((resolve) => {
    open = resolve;
  });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await release;
    running -= 1;
  };
  const inside = [enter(work), enter(work), enter(work)];
  await expect(enter(work)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  open?.();
  await Promise.all(inside);
  expect([most, running]).toEqual([2, 0]);
  await enter(async () => undefined);
});

test('gives a place back when the work fails', async () => {
  const enter = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
  const failing = enter(async () => {
    throw new Error('no');
  });
  const next = enter(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});
