import { expect, test, vi } from 'vitest';

import { remembered } from './remembered.ts';

test('makes a value once, and forgets the first of too many', () => {
  const make = vi.fn<(key: string) => string>((key) => key.toUpperCase());
  const remember = remembered<string>(2);
  const read = (key: string) => remember(key, () => make(key));
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(read)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
});

test('remembers that there is nothing, and not what failed', () => {
  const remember = remembered<undefined>(2);
  const make = vi.fn<() => undefined>();
  make.mockImplementationOnce(() => {
    throw new Error('not now');
  });
  expect(() => remember('a', make)).toThrow('not now');
  remember('a', make);
  remember('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});
