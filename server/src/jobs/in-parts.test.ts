import { expect, test } from 'vitest';

import { inParts, oneByOne } from './in-parts.ts';

test('parts are done until one is not full', async () => {
  const left = [3, 3, 2, 3];
  await inParts(3, new AbortController().signal, async () => left.shift() ?? 0);
  expect(left).toEqual([3]);
});

test('a run that is to end begins no other part', async () => {
  const ending = new AbortController();
  let parts = 0;
  await inParts(3, ending.signal, async () => {
    parts += 1;
    ending.abort();
    return 3;
  });
  await inParts(3, ending.signal, async () => (parts += 1));
  expect(parts).toBe(1);
});

/** Walks from 1 to 5, two at a time. @returns what was done, and what failed */
async function walk({ failing, last }: { failing?: number; last?: number }) {
  const ending = new AbortController();
  const done: number[] = [];
  const failed: unknown[] = [];
  await oneByOne<number>({
    list: async (after = 0) => [1, 2, 3, 4, 5].slice(after, after + 2),
    act: async (item) => {
      if (item === failing) throw new Error('said by a test');
      done.push(item);
      if (item === last) ending.abort();
    },
    onError: (item, error) => failed.push([item, String(error)]),
    signal: ending.signal,
  });
  return { done, failed };
}

test('a long list is gone through to its end', async () => {
  expect(await walk({})).toEqual({ done: [1, 2, 3, 4, 5], failed: [] });
});

test('one that fails is told of and keeps no other, not even as the last of its part', async () => {
  const failed = [[2, 'Error: said by a test']];
  expect(await walk({ failing: 2 })).toEqual({ done: [1, 3, 4, 5], failed });
});

test('a run that is to end stops between two of a list', async () => {
  expect(await walk({ last: 3 })).toEqual({ done: [1, 2, 3], failed: [] });
});
