import { expect, test } from 'vitest';

import { rememberFor } from './remember-for.ts';

function counted(ms: number, most: number) {
  let now = 0;
  let made = 0;
  const remember = rememberFor<number>(ms, most, () => now);
  return {
    ask: (key: string) => remember(key, () => Promise.resolve((made += 1))),
    at: (time: number) => (now = time),
  };
}

test('is worked out once for its time, and anew when that is over', async () => {
  const { ask, at } = counted(100, 5);
  expect(await ask('a')).toBe(1);
  at(99);
  expect(await ask('a')).toBe(1);
  at(100);
  expect(await ask('a')).toBe(2);
});

test('as many keys as may be are kept; with one more, the one that came first goes', async () => {
  const { ask } = counted(100, 2);
  await ask('a');
  await ask('b');
  expect([await ask('a'), await ask('b')]).toEqual([1, 2]);
  await ask('c');
  expect([await ask('b'), await ask('c'), await ask('a')]).toEqual([2, 3, 4]);
});
